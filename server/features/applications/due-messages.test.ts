import { expect, it } from 'vitest';
import { dueMessages } from './due-messages.ts';

const at = (time: string) => Date.parse(`${time}+05:45`);
const iso = (time: string) => new Date(at(time)).toISOString();
const facts = {
  cardsFrom: iso('2026-12-05T00:00'),
  startsAt: at('2026-12-12T06:30'),
  state: 'draft',
  publishedAt: null,
} as const;
const due = (time: string, more: Partial<Parameters<typeof dueMessages>[0]> = {}) =>
  dueMessages({ ...facts, ...more }, 'Asia/Kathmandu', at(time)).map(({ kind }) => kind);

it.each([
  ['2026-12-04T20:59', []],
  ['2026-12-05T06:59', []],
  ['2026-12-05T07:00', ['card']],
  ['2026-12-05T21:00', []],
  ['2026-12-11T09:59', ['card']],
  ['2026-12-11T10:00', ['card', 'tomorrow']],
  ['2026-12-11T21:00', []],
  ['2026-12-12T06:30', []],
  ['2026-12-12T12:00', []],
] as const)('at %s of Nepal these are due: %j', (time, kinds) => {
  expect(due(time)).toEqual(kinds);
});

it('tells of no card while the college has said no day', () => {
  expect(due('2026-12-06T12:00', { cardsFrom: null })).toEqual([]);
});

it('tells of key and result at any hour, of the key while it is open, of a result while it is news', () => {
  const over = '2026-12-20T02:00';
  expect(due(over, { state: 'key-published' })).toEqual(['key']);
  expect(due(over, { state: 'final' })).toEqual([]);
  expect(due(over, { state: 'published', publishedAt: at('2026-12-18T10:00') })).toEqual(['result']);
  expect(due(over, { state: 'published', publishedAt: at('2026-12-16T10:00') })).toEqual([]);
});

it('is about the start, so that a moved one is told again', () => {
  const about = (startsAt: number) => dueMessages({ ...facts, startsAt }, 'Asia/Kathmandu', startsAt - 20 * 3_600_000);
  const moved = at('2026-12-15T06:30');
  expect(about(facts.startsAt).at(-1)).toEqual({ kind: 'tomorrow', about: iso('2026-12-12T06:30') });
  expect(about(moved).at(-1)).toEqual({ kind: 'tomorrow', about: iso('2026-12-15T06:30') });
});
