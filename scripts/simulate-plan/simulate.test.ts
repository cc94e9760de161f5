import { expect, it } from 'vitest';
import { marksGained, meanOf, ways } from './simulate.ts';

it('thirty days by the plan win more marks than random practice, and more than reviews alone; a seed fixes it', () => {
  const trial = { minutes: 20, days: 30 } as const;
  const [plan = [], random = [], reviews = []] = ways.map((way) =>
    Array.from({ length: 8 }, (_, seed) => marksGained({ ...trial, seed, way })),
  );
  const more = meanOf(plan.map((marks, n) => marks - (random[n] ?? 0)));
  expect(more.mean - more.half).toBeGreaterThan(0);
  for (const [n, marks] of plan.entries()) expect(marks).toBeGreaterThan(reviews[n] ?? 0);
  expect(marksGained({ ...trial, seed: 0, way: 'plan' })).toBe(plan[0]);
});
