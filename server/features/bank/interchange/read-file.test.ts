import { refusals } from '#text/en/import-problems.ts';
import { messageOf, sentenceOf } from '#text/message.ts';
import { strToU8, zipSync } from 'fflate';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyItems } from '#interchange/testing/items.ts';
import { seen } from '#interchange/testing/seen.ts';
import { unzip, zip } from '#interchange/zip.ts';
import { readFile } from './read-file.ts';
import { readCsv, writeCsv } from './sheets.ts';
import type { ExportFormat } from './file-types.ts';
import { writers } from './write-file.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The result of reading a file: its format and what tests compare. */
async function read(bytes: Uint8Array, format?: Parameters<typeof readFile>[1]) {
  const result = await readFile(new Uint8Array(bytes), format);
  return 'why' in result ? sentenceOf(refusals, result.why) : { format: result.format, items: seen(result.parsed) };
}

/** The cells of a line as a spreadsheet reads them. */
const readShown = (csv: string) => parse(csv, { bom: true })[0] ?? [];

describe('CSV', () => {
  const item = [{ stem: 'One, "two"\nthree?', options: ['x', '*y'] }];

  test.each([
    ['commas', 'question,option_a,option_b,answer\n"One, ""two""\nthree?",x,y,B\n'],
    ['semicolons and a mark of UTF-8', '\uFEFFquestion;option_a;option_b;answer\r\n"One, ""two""\r\nthree?";x;y;B'],
    ['tabs', 'question\toption_a\toption_b\tanswer\n"One, ""two""\nthree?"\tx\ty\tB'],
  ])('with %s', async (_what, text) => {
    expect(await read(bytesOf(text))).toEqual({ format: 'csv', items: item });
  });

  test('rows are named by the line that they begin on', () => {
    const table = readCsv('question,option_a\n"a\nb",x\n\nlast,y');
    expect('rows' in table && table.rows.map(({ where }) => where)).toEqual(
      [1, 2, 4, 5].map((line) => messageOf('line', line)),
    );
  });

  test('a spreadsheet runs no cell of what was written, and it is read as it was', () => {
    const cells = [
      '=1+1',
      '@SUM(A1)',
      '+977',
      '-5 m/s',
      '-2x',
      '-1,5',
      "-cmd|' /C calc'!A0",
      '+1-HYPERLINK(1)',
      "'=1",
      "'",
      '\t=1',
      'a=b',
    ];
    const written = writeCsv([cells]);
    const shown = readShown(written);
    expect(shown.filter((cell) => /^[=@\t\r]|^[+-].*[(|!]/s.test(cell))).toEqual([]);
    expect(shown).toEqual(expect.arrayContaining(['-5 m/s', '-2x', '-1,5', 'a=b', "'=1+1"]));
    const table = readCsv(written.slice(1));
    expect('rows' in table && table.rows[0]?.cells).toEqual(cells);
  });

  test('quotation marks that nobody closed get one sentence', async () => {
    expect(await read(bytesOf('question,option_a,option_b\n"One,x,y'))).toMatch(/^The table can not be read: /);
  });
});

test.each<ExportFormat>(['csv', 'xlsx', 'gift', 'moodle-xml', 'qti'])(
  'what is written as %s is recognised and read as it was',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        anyItems.filter(({ length }) => length > 0),
        async (items) => {
          const { bytes, leftOut } = await writers[format](items);
          // Letters by chance can look like a Nepali font from before Unicode.
          const result = await readFile(new Uint8Array(bytes), { keepsLegacy: true });
          expect('parsed' in result && result.parsed.items.map(({ item }) => item)).toEqual(
            items.filter((_item, place) => leftOut.every((each) => each.place !== place)),
          );
          expect(result).toMatchObject({ format });
        },
      ),
      { numRuns: 15 },
    );
  },
);

/** Changes bytes of a file. If it is an archive, it changes one of its files and keeps the archive valid. */
function spoilt(bytes: Uint8Array, which: number, edits: readonly (readonly [at: number, put: string])[]) {
  const archive = unzip(bytes);
  const files = 'files' in archive ? Object.fromEntries(archive.files) : null;
  const names = Object.keys(files ?? {});
  const name = names[which % names.length] ?? '';
  let inside = Buffer.from(files?.[name] ?? bytes);
  for (const [at, put] of edits) {
    const place = at % (inside.length + 1);
    inside = Buffer.concat([inside.subarray(0, place), Buffer.from(put), inside.subarray(place + put.length)]);
  }
  return new Uint8Array(files === null ? inside : zip({ ...files, [name]: new Uint8Array(inside) }));
}

test.each<ExportFormat>(['csv', 'xlsx', 'gift', 'moodle-xml', 'qti', 'aiken'])(
  'a file of %s, however spoilt, is read or refused in a sentence',
  async (format) => {
    const items = fc.sample(anyItems, { numRuns: 5, seed: 5 }).flat();
    const { bytes } = await writers[format](items);
    const put = fc.oneof(
      fc.string(),
      fc.constantFrom('<', '>', '"', '&', ',', '\n', '{', '\0', '</row>', '<c r="ZZZ9999999">'),
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(fc.tuple(fc.nat(), put), { maxLength: 6 }), async (which, edits) => {
        const result = await readFile(spoilt(bytes, which, edits));
        if ('why' in result) expect(sentenceOf(refusals, result.why)).toMatch(/\.$/);
        else {
          for (const { item } of result.parsed.items) {
            const ids = item.options.map(({ id }) => id);
            expect(ids).toEqual(expect.arrayContaining([...item.right]));
          }
        }
      }),
      { numRuns: 60 },
    );
  },
);

test('a table whose cells are numbers and truths', async () => {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const cells = [
    ['question', 'option_a', 'option_b', 'answer', 'difficulty'].map((value) => ({ value })),
    [{ value: '0.1 + 0.2?' }, { value: 0.3 }, { value: true }, { value: 'A' }, { value: 2 }],
  ];
  const blob = await writeXlsxFile(cells).toBlob();
  expect(await read(new Uint8Array(await blob.arrayBuffer()))).toEqual({
    format: 'xlsx',
    items: [{ stem: '0.1 + 0.2?', options: ['*0.3', 'True'], difficulty: 2 }],
  });
});

test('a sheet of LibreOffice, and a CSV below a title, with the headings that teachers use', async () => {
  const cell = (text: string) =>
    `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
  const lines = [
    ['Q.No.', 'प्रश्न', 'Option 1', 'Option 2', 'Correct'],
    ['1', '2 + 2?', '4', '5', 'A'],
  ];
  const rows = lines.map((cells) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`).join('');
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><table:table>${rows}</table:table></office:document-content>`;
  const mimetype = 'application/vnd.oasis.opendocument.spreadsheet';
  const sheet = zipSync({ mimetype: strToU8(mimetype), 'content.xml': strToU8(content) });
  const items = [{ stem: '2 + 2?', options: ['*4', '5'] }];
  expect(await read(new Uint8Array(sheet))).toEqual({ format: 'ods', items });
  const text = `Namuna College, model set\n\n${lines.map((cells) => cells.join(';')).join('\n')}\n`;
  expect(await read(bytesOf(text))).toEqual({ format: 'csv', items });
  const document = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(content),
  });
  expect(await readFile(new Uint8Array(document))).toEqual({
    why: messageOf('no-sheet'),
  });
});

test('cells in Preeti are told by the font of their style: the library of tables knows no fonts', async () => {
  const { default: writeXlsxFile } = await import('write-excel-file/universal');
  const cells = [
    ['question', 'option_a', 'option_b', 'answer'].map((value) => ({ value })),
    [
      { value: "g]kfnsf] /fhwfgL s'g xf] <", fontFamily: 'Preeti' },
      { value: 'kf]v/f', fontFamily: 'Preeti' },
      { value: 'Kathmandu' },
      { value: 'B' },
    ],
  ];
  const bytes = new Uint8Array(await (await writeXlsxFile(cells).toBlob()).arrayBuffer());
  const nepali = { stem: 'नेपालको राजधानी कुन हो ?', options: ['पोखरा', '*Kathmandu'] };
  expect(await read(bytes)).toMatchObject({ format: 'xlsx', items: [nepali] });
  expect(await read(bytes, { keepsLegacy: true })).toMatchObject({ items: [{ stem: "g]kfnsf] /fhwfgL s'g xf] <" }] });
});

test('a table without fonts is read as Preeti by its letters, but not what it calls English, nor a text in Devanagari', async () => {
  const stem = "g]kfnsf] /fhwfgL s'g xf] <";
  const mixed = 'काठमाडौं g]kfnsf]';
  const row = (language: string, last: string) =>
    `"${stem}","kf]v/f zx/ xf]","sf7df8f}+ zx/ xf]","${last}",A,${language}\n`;
  const csv = (...rows: readonly string[]) =>
    bytesOf(`question,option_a,option_b,option_c,answer,language\n${rows.join('')}`);
  expect(await read(csv(row('ne', mixed), row('en', mixed)))).toMatchObject({
    items: [
      { stem: 'नेपालको राजधानी कुन हो ?', options: ['*पोखरा शहर हो', 'काठमाडौं शहर हो', mixed] },
      { stem, options: ['*kf]v/f zx/ xf]', 'sf7df8f}+ zx/ xf]', mixed] },
    ],
  });
});

test('questions with empty braces are read as what gives more of them', async () => {
  const sets = bytesOf(
    '1. Which is the empty set?\na) {0}\nb) { }\nAnswer: b\n\n2. Which runs?\na) f() {}\nb) f\nAnswer: a',
  );
  expect(await read(sets)).toMatchObject({ format: 'text', items: [{}, {}] });
});

test('a name of a form that fits the text is followed; one that it can not be is not', async () => {
  const aiken = bytesOf('One?\nA. x\nB. y\nANSWER: A');
  expect(await read(aiken, { format: 'text' })).toMatchObject({ format: 'text' });
  expect(await read(bytesOf('<quiz/>'), { format: 'gift' })).toMatchObject({ format: 'moodle-xml' });
  expect(await read(aiken, { format: 'docx' })).toMatchObject({ format: 'aiken' });
});

test.each([
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'This is a picture.'],
  [
    'an archive of something else',
    zip({ 'a.txt': new Uint8Array(3) }),
    'The archive holds no questions: neither a package of QTI nor a document of Word or Excel.',
  ],
  [
    'a damaged sheet',
    zip({ 'xl/workbook.xml': strToU8('<workbook/>') }),
    'The table can not be read: its file is damaged.',
  ],
  [
    'a document with entities of its own',
    zip({ 'word/document.xml': strToU8('<!DOCTYPE a [<!ENTITY a "b">]><a/>') }),
    'The file declares entities of its own, which are not read.',
  ],
])('%s gets one sentence', async (_what, bytes, why) => {
  expect(await read(bytes)).toBe(why);
});
