import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { QuestionPlace } from '#exam/question.ts';
import { seededRandom } from '#exam/testing/seeded-random.ts';
import type { QuestionStanding } from './practice-order.ts';
import {
  difficulties,
  drawSet,
  fittingQuestions,
  placeNumber,
  setKinds,
  sumOfSet,
  type SetChoice,
} from './question-set.ts';

const topics = [
  { english: [2, 1, 1], inNepali: [1, 0, 1] },
  { english: [0, 3, 0], inNepali: [0, 0, 0] },
] as const;
const topicOf = (topic: number) => topics[topic];
const whole: SetChoice = { topics: [0, 1], difficulties, kind: 'all', onlyNepali: false };
const standing = (onceWrong: boolean): QuestionStanding => ({ onceWrong, lastRight: !onceWrong, at: 1 });
const standings = new Map([
  [placeNumber({ topic: 0, place: 0 }), standing(true)],
  [placeNumber({ topic: 0, place: 3 }), standing(false)],
]);
const standingOf = (question: QuestionPlace) => standings.get(placeNumber(question));
const placesOf = (choice: Partial<SetChoice>) =>
  fittingQuestions({ ...whole, ...choice }, topicOf, standingOf).map(({ topic, place }) => `${topic}/${place}`);

it.each<[Partial<SetChoice>, string[]]>([
  [{}, ['0/0', '0/1', '0/2', '0/3', '0/4', '0/5', '1/0', '1/1', '1/2']],
  [{ topics: [1] }, ['1/0', '1/1', '1/2']],
  [{ topics: [7] }, []],
  [{ difficulties: ['hard'] }, ['0/3', '0/5']],
  [{ difficulties: [] }, []],
  [{ onlyNepali: true }, ['0/4', '0/5']],
  [{ kind: 'wrong' }, ['0/0']],
  [{ kind: 'new', topics: [0], difficulties: ['easy'] }, ['0/1', '0/4']],
])('%j fits these', (choice, fitting) => {
  expect(placesOf(choice)).toEqual(fitting);
});

const anyCounts = fc.tuple(fc.nat(6), fc.nat(6), fc.nat(6));
const anyTopic = fc.record({ english: anyCounts, inNepali: anyCounts });
const anyChoice = fc.record({
  topics: fc.uniqueArray(fc.nat(3)),
  difficulties: fc.subarray([...difficulties]),
  kind: fc.constantFrom(...setKinds),
  onlyNepali: fc.boolean(),
});

it('draws no question twice, only fitting ones, never fewer than there are, and those never seen first', () => {
  fc.assert(
    fc.property(
      fc.array(anyTopic, { maxLength: 4 }),
      anyChoice,
      fc.array(fc.tuple(fc.nat(3), fc.nat(35), fc.boolean())),
      fc.nat(40),
      fc.nat(),
      (all, choice, known, count, seed) => {
        const seen = new Map(
          known.map(([topic, place, wrong]) => [placeNumber({ topic, place }), standing(wrong)] as const),
        );
        const of = (question: QuestionPlace) => seen.get(placeNumber(question));
        const fitting = fittingQuestions(choice, (topic) => all[topic], of);
        const set = drawSet(fitting, count, of, seededRandom(seed));
        expect(new Set(set.map(placeNumber)).size).toBe(Math.min(count, fitting.length));
        for (const question of set) expect(fitting).toContainEqual(question);
        const isSeen = set.map((question) => of(question) !== undefined);
        expect(isSeen).toEqual([...isSeen].sort((one, other) => Number(one) - Number(other)));
        const { fresh, onceWrong, known: right } = sumOfSet(fitting, count, of);
        expect(fresh + onceWrong + right).toBe(set.length);
        expect(fresh).toBe(isSeen.filter((each) => !each).length);
      },
    ),
  );
});

it('gives each question that was never seen the same chance', () => {
  const random = seededRandom(2083);
  const rounds = 4000;
  const counts = new Map<number, number>();
  const fitting = fittingQuestions(whole, topicOf, () => undefined);
  for (let round = 0; round < rounds; round += 1) {
    const [first] = drawSet(fitting, 1, () => undefined, random);
    if (first) counts.set(placeNumber(first), (counts.get(placeNumber(first)) ?? 0) + 1);
  }
  // Five standard deviations.
  const expected = rounds / fitting.length;
  expect(counts.size).toBe(fitting.length);
  for (const count of counts.values()) expect(Math.abs(count - expected)).toBeLessThan(100);
});
