// Our four suit shapes in a box of 100 by 100, and one of them placed in a drawing.
export const SUIT = {
  H: "M50 91C20 66 7 50 7 31 7 15 18 6 30 6c9 0 16 5 20 13C54 11 61 6 70 6c12 0 23 9 23 25 0 19-13 35-43 60Z",
  D: "M50 3c9 19 23 34 38 47-15 13-29 28-38 47C41 78 27 63 12 50 27 37 41 22 50 3Z",
  S: "M50 4c7 19 41 35 41 59 0 13-9 21-20 21-8 0-14-4-18-10 1 11 6 17 14 22H33c8-5 13-11 14-22-4 6-10 10-18 10C18 84 9 76 9 63 9 39 43 23 50 4Z",
  C: "M50 4a20 20 0 0 1 14 34 20 20 0 1 1-11 34c1 11 6 19 15 24H32c9-5 14-13 15-24a20 20 0 1 1-11-34A20 20 0 0 1 50 4Z",
};

export function pip(suit, x, y, size, flip) {
  return `<path d="${SUIT[suit]}" fill="currentColor" transform="translate(${x} ${y})${flip ? " rotate(180)" : ""} scale(${size / 100}) translate(-50 -50)"/>`;
}
