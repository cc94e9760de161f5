import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giveOptionIds } from './option-ids.ts';

const ids = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
const texts = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 6 });

it('gives new options letters in order', () => {
  fc.assert(
    fc.property(texts, (written) => {
      const given = giveOptionIds(written.map((text) => ({ text })));
      expect(given).toEqual(written.map((text, place) => ({ id: ids[place], text })));
    }),
  );
});

it('leaves each text its id, in whatever order it comes back, and gives no id twice', () => {
  fc.assert(
    fc.property(texts, texts, fc.array(fc.boolean()), (first, second, named) => {
      const before = giveOptionIds(first.map((text) => ({ text })));
      const written = second.map((text, place) => {
        const old = before.find((option) => option.text === text);
        return old && named[place] ? old : { text };
      });
      const after = giveOptionIds(written, before);
      expect(after.map(({ text }) => text)).toEqual(second);
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
      for (const { id, text } of after) {
        const old = before.find((option) => option.text === text);
        if (old) expect(id).toBe(old.id);
      }
    }),
  );
});
