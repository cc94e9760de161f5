import { expect, it } from 'vitest';
import { averageLight, createRepeatGuard, darkBelow } from './look.ts';

const grey = (light: number) => new Uint8ClampedArray(4 * 480 * 480).fill(light);

it('knows a dark room from a lit one', () => {
  expect(averageLight(grey(15))).toBeLessThan(darkBelow);
  expect(averageLight(grey(90))).toBeGreaterThan(darkBelow);
});

it('takes a card that stays before the camera for one card, and shown again for another', () => {
  const isNew = createRepeatGuard();
  const looks = [
    ['A', 0],
    ['A', 150],
    [null, 300],
    ['A', 1200],
    ['B', 1350],
    ['A', 1500],
    ['A', 4000],
  ] as const;
  expect(looks.map(([text, now]) => isNew(text, now))).toEqual([true, false, false, false, true, true, true]);
});
