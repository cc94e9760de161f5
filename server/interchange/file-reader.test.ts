import { expect, test } from 'vitest';
import { createFileReader } from '#server/interchange/file-reader.ts';

const logger = { error: () => {} };
const gift = () => new TextEncoder().encode('One {=x ~y}');

test('a file is read in a process of its own, several one after the other', async () => {
  const read = createFileReader(logger);
  const results = await Promise.all([read(gift()), read(gift(), 'gift')]);
  expect(results).toMatchObject([{ format: 'gift' }, { format: 'gift' }]);
  expect('parsed' in results[0] && results[0].parsed.items).toHaveLength(1);
});

test('one that takes too long is ended', async () => {
  const endless = new TextEncoder().encode(`<quiz>${'<a>b</a>'.repeat(1_000_000)}</quiz>`);
  const read = createFileReader(logger, { milliseconds: 1, megabytes: 120 });
  const why = 'The file holds more than can be read in one go: import it in parts.';
  expect(await read(endless)).toEqual({ why });
});

test('one that takes too much memory is ended, and the next is read', async () => {
  const wide = new TextEncoder().encode(`<quiz>${'<a>b</a>'.repeat(1_000_000)}</quiz>`);
  const read = createFileReader(logger, { milliseconds: 30_000, megabytes: 40 });
  expect(await read(wide)).toEqual({ why: 'The file holds more than can be read in one go: import it in parts.' });
  expect(await read(gift())).toMatchObject({ format: 'gift' });
});
