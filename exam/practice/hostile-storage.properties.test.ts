import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { step, type PracticeAttempt } from './attempt.ts';
import { formatOf } from './formats.ts';
import { attemptUnderWay, follow, setChoices, storedAttempt } from './open.ts';
import { store } from './stored-attempt.ts';
import { parseStored } from './parse-stored.ts';
import { storedKeyNames, type StoredKey } from './stored-keys.ts';
import { began, anySitting, bankOf, formatNames, play, type Moment } from '#exam/testing/sittings.ts';
import { impossible } from '#exam/testing/impossible.ts';
import { timedView } from '#exam/testing/timed-view.ts';

/** What a student may write by hand in place of a value. */
const anyValue = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: -3, max: 9 }) },
  fc.constantFrom(began - 1, began + 31_536_000_000, 2 ** 53, 1e308, 0.5, -0, null, true, '', '3', 'right', [], {}),
  fc.array(fc.oneof(fc.constantFrom('a', 'b', 'z', null), fc.integer({ min: -1, max: 9 })), { maxLength: 6 }),
  fc.dictionary(fc.constantFrom('1', '2', '3', '__proto__', 'english'), fc.constantFrom('a', 'b', 'z'), { maxKeys: 3 }),
  fc.jsonValue(),
);

const fields = ['id', 'beganAt', 'chosen', 'late', 'settledAt', 'ended', 'currentQuestionIndex', 'startTime', 'score'];

/** Changes to storage: the text of a key, a value, or a field of `exam` is replaced by another. */
const tampering = fc.array(
  fc.oneof(
    fc.record({ key: fc.constantFrom(...storedKeyNames), text: fc.option(fc.string()) }),
    fc.record({ key: fc.constantFrom(...storedKeyNames), value: anyValue }),
    { weight: 2, arbitrary: fc.record({ field: fc.constantFrom(...fields), value: anyValue }) },
  ),
  { minLength: 1, maxLength: 5 },
);

type TamperStep = typeof tampering extends fc.Arbitrary<infer T> ? T : never;

/** What a screen reads from storage after these changes at one moment. */
function tampered({ attempt, now }: Moment, done: TamperStep) {
  const values: Partial<Record<StoredKey, unknown>> = { ...store(attempt, now) };
  const texts: Partial<Record<StoredKey, string | null>> = {};
  for (const each of done) {
    if ('field' in each) values.exam = { ...(values.exam as object), [each.field]: each.value };
    else if ('value' in each) values[each.key] = each.value;
    else texts[each.key] = each.text;
  }
  return parseStored((key) => {
    const text = texts[key];
    return text === undefined ? (JSON.stringify(values[key]) ?? null) : text;
  });
}

/** Every impossible thing from here on, if the student goes on to the end and presses Next now and then. */
function impossibleUntilTheEnd(opened: PracticeAttempt, from: number): string[] {
  let attempt = opened;
  let now = from;
  const found = impossible(attempt, now);
  for (let looks = 0; attempt.phase !== 'ended' && looks < 1000; looks += 1) {
    attempt = step(attempt, looks % 3 === 0 ? { type: 'next' } : { type: 'tick' }, now);
    attempt = step(attempt, { type: 'choose', option: 'a' }, now);
    found.push(...impossible(attempt, now));
    now += timedView(attempt, now).lookAgainInMs ?? 0;
  }
  return attempt.phase === 'ended' ? found : [...found, 'no end'];
}

describe.each(formatNames)('%s, whatever stands in storage', (format) => {
  const exam = { id: format, format } as const;
  const always = (holds: (moment: Moment, stored: ReturnType<typeof tampered>, sitting: Sitting) => void) =>
    fc.assert(
      fc.property(anySitting, fc.nat(50), tampering, (sitting, at, done) => {
        const moments = [...play(format, sitting)];
        const moment = moments[at % moments.length];
        if (moment !== undefined) holds(moment, tampered(moment, done), sitting);
      }),
      { numRuns: 200 },
    );
  type Sitting = Parameters<typeof bankOf>[0];

  test('what is opened from it can be, from the first view to the end, or nothing is opened', () => {
    always(({ now }, stored, sitting) => {
      for (const open of [attemptUnderWay, storedAttempt]) {
        const opened = open(exam, bankOf(sitting), stored);
        if (opened === null) continue;
        const due = step(opened, { type: 'tick' }, now);
        expect([impossible(opened, now), impossibleUntilTheEnd(due, now)]).toEqual([[], []]);
      }
    });
  });

  test('a tab that follows it stays where it is, or is where one can be', () => {
    always(({ attempt, now }, stored, sitting) => {
      const followed = follow(attempt, bankOf(sitting), stored) ?? attempt;
      expect(impossible(followed, now)).toEqual([]);
    });
  });

  test('what is opened from it is stored as something that opens again as the same', () => {
    always(({ now }, stored, sitting) => {
      const opened = storedAttempt(exam, bankOf(sitting), stored);
      if (opened === null) return;
      const again = parseStored((key) => {
        const value = key === 'profile' ? undefined : store(opened, now)[key];
        return value === undefined ? null : JSON.stringify(value);
      });
      expect(storedAttempt(exam, bankOf(sitting), again)).toEqual(opened);
    });
  });

  test('there is always a set to load, and one that exists', () => {
    always((_, stored) => {
      const { paper } = formatOf(format);
      const sets = paper.kind === 'set' ? paper.sets : 4;
      const choices = setChoices(exam, sets, stored, () => 0.5);
      expect(choices.length).toBeGreaterThan(0);
      expect(new Set(choices).size).toBe(choices.length);
      for (const set of choices) expect([...Array(sets).keys()]).toContain(set);
    });
  });
});
