import { messageOf } from '#text/message.ts';
import fc from 'fast-check';
import { parse as parseWithPeg } from 'gift-pegjs';
import { expect, test } from 'vitest';
import { parseAiken, writeAiken } from './aiken.ts';
import { parseGift } from './gift.ts';
import { writeGift } from './gift-write.ts';
import type { FileItem, OmittedItem, ParsedFile } from './item.ts';
import { parseMoodleXml } from './moodle-xml.ts';
import { writeMoodleXml } from './moodle-xml-write.ts';
import { parseQtiPackage } from './qti.ts';
import { writeQti } from './qti-write.ts';
import { parseTable, writeTable } from './table.ts';
import { anyItems } from './testing/items.ts';
import { unzip } from './zip.ts';

const itemsOf = ({ items }: ParsedFile) => items.map(({ item }) => item);
const kept = (items: readonly FileItem[], leftOut: readonly OmittedItem[]) =>
  items.filter((_item, place) => leftOut.every((each) => each.place !== place));

test.each<[string, (items: readonly FileItem[]) => { parsed: ParsedFile; leftOut: readonly OmittedItem[] }]>([
  ['GIFT', (items) => ({ parsed: parseGift(writeGift(items).text), leftOut: [] })],
  ['Moodle XML', (items) => ({ parsed: parseMoodleXml(writeMoodleXml(items).text), leftOut: [] })],
  [
    'QTI 2.1',
    (items) => {
      const archive = unzip(writeQti(items).bytes);
      return { parsed: parseQtiPackage('files' in archive ? archive.files : new Map()), leftOut: [] };
    },
  ],
  [
    'a table',
    (items) => {
      const { rows, leftOut } = writeTable(items);
      return {
        parsed: parseTable(rows.map((cells, place) => ({ where: messageOf('row', place + 1), cells }))),
        leftOut,
      };
    },
  ],
])('what is written as %s is read as it was', (_format, through) => {
  fc.assert(
    fc.property(anyItems, (items) => {
      const { parsed, leftOut } = through(items);
      expect(itemsOf(parsed)).toEqual(kept(items, leftOut));
      if (items.length > 0) expect(parsed.skipped).toEqual([]);
      expect(leftOut.every(({ place }) => items[place]?.figure)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('what is written as Aiken has its text, options and key when it is read', () => {
  const essence = ({ stem, options, right }: FileItem) => ({ stem, options, right });
  fc.assert(
    fc.property(anyItems, (items) => {
      const { text, leftOut } = writeAiken(items);
      expect(itemsOf(parseAiken(text)).map(essence)).toEqual(kept(items, leftOut).map(essence));
    }),
  );
});

test('GIFT as it is written is read by the field’s grammar, question by question', () => {
  fc.assert(
    fc.property(
      anyItems.filter(({ length }) => length > 0),
      (items) => {
        const read = parseWithPeg(writeGift(items).text).filter(({ type }) => type !== 'Category');
        expect(read.map((question) => question.type)).toEqual(items.map(() => 'MC'));
      },
    ),
    { numRuns: 20 },
  );
});
