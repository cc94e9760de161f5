import fc from 'fast-check';
import type { EntryBody, LogEntry } from '../sitting/entry.ts';
import type { SittingItem, ExamPaper, Timing } from '../sitting/paper.ts';

const item = (stem: string, options: string): SittingItem => ({
  language: 'en',
  stem,
  options: Array.from(options, (id) => ({ id, text: `${stem} ${id}` })),
  figure: null,
});

/** Two sections with five items: places 0–2 and 3–4. Place 1 has two options, the others four. */
export function samplePaper(timing: Timing): ExamPaper {
  return {
    timing,
    ...(timing === 'each' && { secondsEach: 60 }),
    sections: [
      { title: 'Physics', marks: 100, penalty: 25, items: [item('p0', 'abcd'), item('p1', 'ab'), item('p2', 'abcd')] },
      { title: 'English', marks: 50, penalty: 0, items: [item('e3', 'abcd'), item('e4', 'abcd')] },
    ],
  };
}

/** Anything that a device could send, even items and options that the paper doesn't have. */
const someAct: fc.Arbitrary<EntryBody> = fc.oneof(
  fc.record({
    kind: fc.constant('choose' as const),
    place: fc.nat(6),
    option: fc.constantFrom('a', 'b', 'c', 'd', 'f'),
  }),
  fc.record({
    kind: fc.constantFrom('clear' as const, 'flag' as const, 'unflag' as const, 'see' as const),
    place: fc.nat(6),
  }),
);

/** A device's log: numbered from 1, the clock goes forward, a hand-in comes now and then. */
export const someLog: fc.Arbitrary<LogEntry[]> = fc
  .array(
    fc.tuple(
      fc.oneof(
        { weight: 30, arbitrary: someAct },
        { weight: 1, arbitrary: fc.constant<EntryBody>({ kind: 'hand-in' }) },
      ),
      fc.nat(20_000),
    ),
    {
      maxLength: 60,
    },
  )
  .map((acts) => {
    let at = -5000;
    return acts.map(([act, after], index) => ({ n: index + 1, at: (at += after), ...act }));
  });
