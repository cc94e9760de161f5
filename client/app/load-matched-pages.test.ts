import type { RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { loadMatchedPages } from './load-matched-pages.ts';

const page = { Component: () => null };

test('the matched pages are in their routes, and the others are not asked for', async () => {
  const asked: string[] = [];
  const lazy = (name: string) => () => {
    asked.push(name);
    return Promise.resolve(page);
  };
  const routes: RouteObject[] = [
    {
      children: [
        { path: '/a', lazy: lazy('a') },
        { path: '/b', lazy: lazy('b') },
      ],
    },
  ];
  expect(await loadMatchedPages(routes, '/a')).toBe(true);
  expect(asked).toEqual(['a']);
  expect(routes[0]?.children?.[0]).toMatchObject({ Component: page.Component, lazy: undefined });
});

test('a chunk that did not come is not tried anew by the router, and only a later visit asks for it again', async () => {
  let asked = 0;
  const failure = new Error('Loading chunk home failed');
  const lazy = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(failure) : Promise.resolve(page);
  };
  const route: RouteObject = { path: '/', lazy };
  expect(await loadMatchedPages([route], '/')).toBe(false);
  const again = () => (typeof route.lazy === 'function' ? route.lazy() : undefined);
  await expect(again()).rejects.toBe(failure);
  expect(asked).toBe(1);
  await expect(again()).resolves.toBe(page);
});
