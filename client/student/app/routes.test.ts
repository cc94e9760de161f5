import { expect, it } from 'vitest';
import { paths } from '#client/lib/paths.ts';
import { pages } from './pages.tsx';
import { nowhere, routes } from './routes.ts';

it('every address of students has one page', () => {
  const patterns = routes.map(({ pattern }) => pattern);
  expect(patterns.toSorted()).toEqual(
    Object.values(paths)
      .map(({ pattern }) => pattern)
      .toSorted(),
  );
  for (const pattern of patterns) {
    expect(pages.find(pattern.replaceAll(/:\w+/g, 'x')).route.pattern).toBe(pattern);
  }
});

it('an address that leads nowhere has the not-found page', () => {
  for (const path of ['/school', '/exam/science/marks', '/a%0Ab', '/%E0%A4%A'])
    expect(pages.find(path).route).toBe(nowhere);
});
