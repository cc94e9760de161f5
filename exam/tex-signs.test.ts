import { expect, it } from 'vitest';
import { displayed, withDollars } from './tex-signs.ts';

it.each([
  ['$$\\sum_{i=1}^n i$$', '$\\displaystyle \\sum_{i=1}^n i$'],
  ['\\[ \\frac{a}{b} \\]', '$\\displaystyle \\frac{a}{b}$'],
  ['\\(\\frac{a}{b}\\) and $\\int x$', '$\\frac{a}{b}$ and $\\int x$'],
  // This formula looks the same on a line of its own.
  ['$$x < y$$ and \\[ \\intercal \\]', '$x < y$ and $ \\intercal $'],
  ['\\[\\displaystyle\\lim x\\]', '$\\displaystyle\\lim x$'],
])('of %s it keeps the style: %s', (typed, kept) => {
  expect(withDollars(typed)).toBe(kept);
  expect(withDollars(kept)).toBe(kept);
});

it('gives a formula the style of a line of its own only where it looks other there', () => {
  expect(displayed('\\frac{a}{b}')).toBe('\\displaystyle \\frac{a}{b}');
  expect(displayed('x')).toBe('x');
});
