"""What a lesson needs: ``from explorer.ui.lesson import begin``; see `explorer.ui.lesson.lesson.Lesson`."""

from explorer.ui.lesson.lesson import Lesson, begin

__all__ = ["Lesson", "begin"]
