import { messageOf } from '#text/message.ts';
import { expect, test } from 'vitest';
import type { FileItem } from '#interchange/item.ts';
import { createFileReader } from './file-reader.ts';
import { writers } from './write-file.ts';

const logger = { error: () => {} };
const gift = () => new TextEncoder().encode('One {=x ~y}');

test('a file is read in a process of its own, several one after the other', async () => {
  const read = createFileReader(logger);
  const results = await Promise.all([read(gift()), read(gift(), { format: 'gift' })]);
  expect(results).toMatchObject([{ format: 'gift' }, { format: 'gift' }]);
  expect('items' in results[0] && results[0].items).toHaveLength(1);
});

const why = messageOf('too-much');

test.each([
  ['of the processor', { cpuSeconds: 1, milliseconds: 60_000, megabytes: 400 }],
  ['by the clock', { cpuSeconds: 5, milliseconds: 1, megabytes: 400 }],
])('one that takes too much time %s is ended', async (_, limits) => {
  const endless = new TextEncoder().encode(`<quiz>${'<a>b</a>'.repeat(1_500_000)}</quiz>`);
  expect(await createFileReader(logger, limits)(endless)).toEqual({ why });
});

test.each(['moodle-xml', 'qti'] as const)('thousands of items that went out as %s come in again', async (format) => {
  const item = (n: number): FileItem => ({
    subject: 'physics',
    topic: `Topic ${n % 40}`,
    tags: ['large'],
    language: 'en',
    difficulty: 3,
    stem: `A body of ${n} kg moves with $${n % 90} m/s$ for ${n % 7} seconds. What is its momentum?`,
    options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `${id}: ${n} kg m/s` })),
    right: ['a'],
    explanation: 'Momentum is mass times velocity: $p = mv$.',
    figure: null,
  });
  const items = Array.from({ length: 3000 }, (_, n) => item(n));
  const { bytes } = await writers[format](items);
  const read = await createFileReader(logger)(bytes);
  // The bank adds its own words to the items; all words of the file are still there.
  expect('items' in read && read.items).toMatchObject(items.map(({ figure: _none, ...rest }) => rest));
});

test('one that takes too much memory is ended, and the next is read', async () => {
  const wide = new TextEncoder().encode(`<quiz>${'<a>b</a>'.repeat(1_000_000)}</quiz>`);
  const read = createFileReader(logger, { cpuSeconds: 30, milliseconds: 60_000, megabytes: 40 });
  expect(await read(wide)).toEqual({ why });
  expect(await read(gift())).toMatchObject({ format: 'gift' });
});
