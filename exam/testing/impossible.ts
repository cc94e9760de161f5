import type { PracticeAttempt } from '#exam/practice/attempt.ts';
import { formatOf } from '#exam/practice/formats.ts';
import { timedView } from './timed-view.ts';

/**
 * Everything that a screen must never show of an attempt at `now` (ms), in words; empty when all is possible. It does
 * not check the score: an attempt that was changed by hand may have a wrong one.
 */
export function impossible(attempt: PracticeAttempt, now: number): string[] {
  const shown = timedView(attempt, now);
  const { scored, revealMs } = formatOf(attempt.exam.format);
  const { phase, options, sheet, key, total } = shown;
  const answering = phase === 'answering';
  const settled = sheet.filter(({ mark }) => mark !== 'now' && mark !== 'ahead').length;
  const marks = options.map(({ mark }) => mark);
  const rules: Record<string, boolean> = {
    'a question outside the paper': shown.number >= 1 && shown.number <= total && sheet.length === total,
    'a number that is not the place of the item': shown.item.place === shown.number - 1,
    'more points than settled questions': shown.score >= 0 && shown.score <= settled && settled <= total,
    'a gap among the settled questions': settled === shown.number - (answering ? 1 : 0),
    'a current question after the end, or two, or none':
      sheet.filter((cell) => cell.current).length === (phase === 'ended' ? 0 : 1),
    'time that nobody has':
      Number.isInteger(shown.secondsLeft) && shown.secondsLeft >= 0 && shown.secondsLeft <= shown.seconds,
    'a clock that is red after the answer': answering || !shown.urgent,
    'an answer before its time': (key === null) === (answering || !scored),
    'a mark before its time': !answering || marks.every((mark) => mark === 'open' || mark === 'chosen'),
    'an open option after the answer': answering || !marks.some((mark) => mark === 'open' || mark === 'chosen'),
    'a right option that is none':
      key === null || options.every(({ mark, text }) => (mark === 'right') === key.right.includes(text)),
    'two choices': options.filter(({ chosen }) => chosen).length <= 1,
    'a Next that cannot be pressed, or none that can':
      shown.nextEnabled === (answering && options.some(({ chosen }) => chosen)),
    'a verdict on nothing': (shown.outcome !== null) === (phase === 'revealed'),
    'a reveal in an exam that reveals nothing': revealMs !== null || phase !== 'revealed',
    'a reveal that lasts too long':
      phase === 'revealed'
        ? (shown.advanceInMs ?? -1) >= 0 && (shown.advanceInMs ?? 0) <= (revealMs ?? 0)
        : shown.advanceInMs === null,
    'a dot that is no option': sheet.every(
      (cell) => cell.chosenIndex === null || (cell.chosenIndex >= 0 && cell.chosenIndex < cell.options),
    ),
    'a mark where nothing is marked': scored || sheet.every(({ mark }) => mark !== 'right' && mark !== 'wrong'),
    'an end that is looked at again': (phase === 'ended') === (shown.lookAgainInMs === null),
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}
