import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { answersOf } from './answers.ts';
import { readinessOf, type PaperPattern } from './readiness.ts';
import { anAttempt, aPlace, november } from '#exam/testing/records.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';

const csit: PaperPattern = {
  sections: [
    { subject: 'physics', items: 25 },
    { subject: 'english', items: 15 },
  ],
};

function answered(subject: string, outcomes: readonly boolean[]) {
  return outcomes.map((right) => aPlace({ subject, outcome: right ? 'right' : 'wrong' }));
}

const share = (right: number, of: number) => Array.from({ length: of }, (_, n) => n < right);
const readiness = (...places: ReturnType<typeof answered>[]) =>
  readinessOf(csit, answersOf([anAttempt('a', november, places.flat())]));

describe('the marks of today', () => {
  it('are about the share of right answers of each section, out of the real paper', () => {
    const { low, high, items } = readiness(answered('physics', share(40, 80)), answered('english', share(72, 80)));
    expect(items).toBe(40);
    expect((low + high) / 2).toBeCloseTo(25 * 0.5 + 15 * 0.9, -1);
  });

  it('are known less well from few answers', () => {
    const few = readiness(answered('physics', share(4, 8)), answered('english', share(4, 8)));
    const many = readiness(answered('physics', share(40, 80)), answered('english', share(40, 80)));
    expect(few.high - few.low).toBeGreaterThan(many.high - many.low);
  });

  it('have a narrower range than the sections together, and stay within the paper', () => {
    const { low, high, sections } = readiness(answered('physics', share(30, 80)), answered('english', share(80, 80)));
    expect(high - low).toBeLessThan(sections.reduce((sum, each) => sum + each.high - each.low, 0));
    for (const section of sections) {
      expect(section.low).toBeGreaterThanOrEqual(0);
      expect(section.high).toBeLessThanOrEqual(section.items);
    }
  });

  it('come from the latest 80 answers of a subject, and say how many there were', () => {
    const places = [...answered('physics', share(0, 200)), ...answered('physics', share(80, 80))];
    const now = readiness(places);
    expect(now.sections[0]).toMatchObject({ right: 80, answered: 80 });
    expect(now.answers).toBe(80);
  });

  it('say nothing of a section that was never practised: anything from nothing to all of it', () => {
    const english = readiness(answered('physics', share(40, 80))).sections[1];
    expect(english).toMatchObject({ answered: 0 });
    expect((english?.high ?? 0) - (english?.low ?? 0)).toBeGreaterThan(10);
  });
});

/**
 * The mean and the variance of how many of `items` are right, after `right` of `of` answers were. Adds up the chance of
 * each number (the beta-binomial distribution with Jeffreys' prior).
 */
function predicted(right: number, of: number, items: number) {
  const [a, b] = [right + 0.5, of - right + 0.5];
  const weights = [1];
  for (let k = 0; k < items; k += 1) {
    weights.push((weights[k] ?? 0) * ((items - k) / (k + 1)) * ((k + a) / (items - k - 1 + b)));
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, k) => sum + k * weight, 0) / all;
  return { mean, variance: weights.reduce((sum, weight, k) => sum + (k - mean) ** 2 * weight, 0) / all };
}

const someSection = fc
  .tuple(fc.nat(80), fc.nat(80), fc.integer({ min: 1, max: 50 }))
  .map(([one, other, items]) => ({ right: Math.min(one, other), answered: Math.max(one, other), items }));

test('the range is the middle 80 % of what the answers leave open, of each section and of the paper', () => {
  fc.assert(
    fc.property(fc.array(someSection, { minLength: 1, maxLength: 3 }), (sections) => {
      const pattern = { sections: sections.map(({ items }, place) => ({ subject: `${place}`, items })) };
      const practised = sections.flatMap(({ right, answered: of }, place) => answered(`${place}`, share(right, of)));
      const told = readinessOf(pattern, answersOf([anAttempt('a', november, practised)]));
      const each = sections.map(({ right, answered: of, items }) => ({ items, ...predicted(right, of, items) }));
      const whole = {
        items: each.reduce((sum, { items }) => sum + items, 0),
        mean: each.reduce((sum, { mean }) => sum + mean, 0),
        variance: each.reduce((sum, { variance }) => sum + variance, 0),
      };
      for (const [place, { items, mean, variance }] of [whole, ...each].entries()) {
        const range = place === 0 ? told : told.sections[place - 1];
        const spread = 1.2816 * Math.sqrt(variance);
        // Marks are whole: rounding takes half a mark, and adding up a tiny bit more.
        expect(Math.abs((range?.low ?? NaN) - Math.max(0, mean - spread))).toBeLessThan(0.5 + 1e-6);
        expect(Math.abs((range?.high ?? NaN) - Math.min(items, mean + spread))).toBeLessThan(0.5 + 1e-6);
      }
    }),
  );
});

test('every answer counts as long as there are no more than 80, the first one too', () => {
  const places = [...answered('physics', [true]), ...answered('physics', share(0, 79))];
  expect(readiness(places).sections[0]).toMatchObject({ right: 1, answered: 80 });
  expect(readiness(places, answered('physics', [false])).sections[0]).toMatchObject({ right: 0, answered: 80 });
});

test('8 times in 10 the mark falls into the range', () => {
  const random = seededRandom(7);
  const times = 1500;
  let within = 0;
  for (let time = 0; time < times; time += 1) {
    const chance = { physics: random(), english: random() };
    const practised = (['physics', 'english'] as const).flatMap((subject) =>
      answered(
        subject,
        Array.from({ length: 40 }, () => random() < chance[subject]),
      ),
    );
    const { low, high } = readiness(practised);
    const marks = csit.sections.reduce((sum, { subject, items }) => {
      const right = Array.from({ length: items }, () => random() < chance[subject as 'physics' | 'english']);
      return sum + right.filter(Boolean).length;
    }, 0);
    if (marks >= low && marks <= high) within += 1;
  }
  // The range has whole marks at both ends, so it holds slightly more than 80 %.
  expect(within / times).toBeGreaterThan(0.78);
  expect(within / times).toBeLessThan(0.9);
});
