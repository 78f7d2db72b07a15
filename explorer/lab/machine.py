"""Single machine instructions for what `explorer.lab.bits` does, and bare addresses for arrays: for compiling alone."""

from __future__ import annotations

from collections.abc import Callable
from inspect import signature
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from llvmlite.binding import get_host_cpu_features
from numba.core import cgutils as _cgutils
from numba.core import config as _config
from numba.core import types as _types
from numba.cpython.unsafe.numbers import leading_zeros, trailing_zeros
from numba.extending import intrinsic, overload

from explorer.engine.chance import GAMMA
from explorer.lab import bits

cgutils: Any = _cgutils
config: Any = _config
types: Any = _types

WITH_LENGTH = ("opening", "pack", "to")
"""What is asked for its length, and stays an array."""

_U = np.uint64
_GAMMA = np.int64(GAMMA - (1 << 64))
_FIRST = ir.Constant(ir.IntType(32), 0)
_WORD, _DOUBLE = ir.IntType(64), ir.IntType(128)

_zeros: Any = trailing_zeros
_leading: Any = leading_zeros


def checked() -> bool:
    """Tell whether every index is looked at in what is compiled now: then all arrays stay what they are."""
    return bool(config.BOUNDSCHECK)


def _deposits() -> bool:
    """Tell whether the processor that is compiled for spreads bits in one instruction."""
    if config.CPU_NAME is not None or config.CPU_FEATURES is not None:
        return False
    try:
        return bool(get_host_cpu_features().get("bmi2"))
    except RuntimeError:
        return False


def _bare_type(held: Any, name: str = "") -> Any:
    if isinstance(held, types.BaseNamedTuple):
        fields = [_bare_type(one, name) for one, name in zip(held.types, held.fields, strict=True)]
        return types.BaseTuple.from_types(fields, held.instance_class)
    return types.CPointer(held.dtype) if isinstance(held, types.Array) and name not in WITH_LENGTH else held


def _bare(typing: Any, held: Any) -> Any:
    """Return the addresses of arrays, alone or in a named tuple: their indices are taken as they are."""
    made = held if checked() else _bare_type(held)

    def address(context: Any, builder: Any, held: Any, made: Any, value: Any) -> Any:
        return value if held == made else context.make_array(held)(context, builder, value).data

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if not isinstance(held, types.BaseNamedTuple) or held == made:
            return address(context, builder, held, made, arguments[0])
        values = [
            address(context, builder, one, other, builder.extract_value(arguments[0], place))
            for place, (one, other) in enumerate(zip(held.types, made.types, strict=True))
        ]
        return context.make_tuple(builder, made, values)

    return made(held), build


bare: Any = intrinsic(_bare)


def _ones(typing: Any, word: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


def _high_product(typing: Any, word: Any, bound: Any) -> Any:
    """Return the high word of a product."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        wide = [builder.zext(one, _DOUBLE) for one in arguments]
        return builder.trunc(builder.lshr(builder.mul(*wide), ir.Constant(_DOUBLE, 64)), _WORD)

    return types.int64(types.uint64, types.int64), build


def _greatest(typing: Any, word: Any) -> Any:
    """Return a bit for each byte of a word that is as great as any."""
    bytes_, bits_ = ir.VectorType(ir.IntType(8), 8), ir.IntType(8)

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        numbers = builder.bitcast(arguments[0], bytes_)
        reduce = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(bits_, [bytes_]), "llvm.vector.reduce.umax.v8i8"
        )
        one = builder.insert_element(ir.Constant(bytes_, ir.Undefined), builder.call(reduce, [numbers]), _FIRST)
        most = builder.shuffle_vector(one, one, ir.Constant(ir.VectorType(ir.IntType(32), 8), [0] * 8))
        return builder.zext(builder.bitcast(builder.icmp_unsigned("==", numbers, most), bits_), _WORD)

    return types.int64(types.int64), build


def _kept_apart(typing: Any, number: Any) -> Any:
    """Return a number unchanged, where no compiler sees that it is: the branch around it stays a branch."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        nothing = ir.InlineAsm(ir.FunctionType(_WORD, [_WORD]), "", "=r,0", side_effect=True)
        return builder.call(nothing, arguments)

    return types.int64(types.int64), build


def _deposited(typing: Any, bit: Any, word: Any) -> Any:
    """Return bit number N moved to where the Nth of the bits of a word is that are set."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        function = cgutils.get_or_insert_function(
            builder.module, ir.FunctionType(_WORD, [_WORD, _WORD]), "llvm.x86.bmi.pdep.64"
        )
        return builder.call(function, arguments)

    return types.int64(types.int64, types.int64), build


_count: Any = intrinsic(_ones)
_high: Any = intrinsic(_high_product)
_deposit: Any = intrinsic(_deposited)
_places: Any = intrinsic(_greatest)
_apart: Any = intrinsic(_kept_apart)


@numba.njit
def _mix(word: Any) -> Any:
    word = (word ^ (word >> _U(30))) * _U(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> _U(27))) * _U(0x94D049BB133111EB)
    return word ^ (word >> _U(31))


def _ones_of(word):  # type: ignore[no-untyped-def]
    return _count(word)


def _seldom(number):  # type: ignore[no-untyped-def]
    return _apart(number)


def _fullest(counts):  # type: ignore[no-untyped-def]
    places = _places(counts)
    return np.int64(_zeros(places)) if places & (places - 1) == 0 else np.int64(-1)


def _nth_by_steps(word, number):  # type: ignore[no-untyped-def]
    for _ in range(number):
        word &= word - 1
    return np.int64(_zeros(word))


_MADE: dict[Any, Callable[..., Any]] = {
    bits.stream: lambda base, game, purpose: np.int64(_mix(_U((base ^ game) + purpose * _GAMMA))),
    bits.advance: lambda state: state + _GAMMA,
    bits.bounded: lambda state, bound: _high(_mix(_U(state)), bound),
    bits.ones: _ones_of,
    bits.lowest: lambda word: np.int64(_zeros(word)),
    bits.nth: (lambda word, number: np.int64(_zeros(_deposit(1 << number, word)))) if _deposits() else _nth_by_steps,
    bits.fullest: _fullest,
    bits.seldom: _seldom,
    bits.highest: lambda word: 64 - np.int64(_leading(word)),
}
"""What stands in for each function of `bits`; the arguments are called the same."""


def _stands_in(made: Callable[..., Any]) -> Callable[..., Any]:
    def typed(*_: Any) -> Callable[..., Any]:
        return made

    typed.__signature__ = signature(made)  # type: ignore[attr-defined]
    return typed


for _function, _stand_in in _MADE.items():
    overload(_function)(_stands_in(_stand_in))
