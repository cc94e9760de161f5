import { expect, it } from 'vitest';
import { listedPart } from './item-filter.ts';

it.each([
  ['', { filter: {}, sort: '-changed', page: 1 }],
  ['q=half life&status=draft&page=3', { filter: { q: 'half life', status: 'draft' }, sort: '-changed', page: 3 }],
  [
    'subject=physics&topic=optics&tag=csit&usedIn=CSIT-83',
    { filter: { subject: 'physics', topic: 'optics', tag: 'csit', usedIn: 'CSIT-83' }, sort: '-changed', page: 1 },
  ],
  ['sort=-facility&page=2', { filter: {}, sort: '-facility', page: 2 }],
  ['status=forgotten&q=%20&sort=-&page=-1', { filter: {}, sort: '-changed', page: 1 }],
  ['page=1e9', { filter: {}, sort: '-changed', page: 1 }],
  ['page=2.5', { filter: {}, sort: '-changed', page: 1 }],
])('the address ?%s asks for %o', (address, part) => {
  expect(listedPart(new URLSearchParams(address))).toEqual(part);
});
