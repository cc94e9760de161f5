import { expect, test } from 'vitest';
import { answerOf } from './answer.ts';
import { compress } from './compress.ts';

test('what is held of an answer is its compressed bytes, and none of the memory around them', async () => {
  const plain = Buffer.from('the same words again and again, '.repeat(200));
  const compressed = { br: await compress(plain, 'br', 'fast'), gzip: await compress(plain, 'gzip', 'fast') };
  const { br, gzip } = answerOf('text/plain', plain, compressed);
  for (const held of [br, gzip]) expect(held?.buffer.byteLength).toBe(held?.length);
  expect(br).toEqual(compressed.br);
  expect(gzip).toEqual(compressed.gzip);
});
