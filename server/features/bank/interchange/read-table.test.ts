import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { createTableReader } from './table-reader.ts';
import { readTable } from './read-table.ts';

const odsType = 'application/vnd.oasis.opendocument.spreadsheet';
const cell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
const bytesOf = (bytes: Uint8Array) => Uint8Array.from(bytes);
function ods(rows: string, mimetype = odsType, styles = ''): Uint8Array<ArrayBuffer> {
  const content = `<?xml version="1.0"?><office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x">${styles}<office:body><office:spreadsheet><table:table table:name="1">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return bytesOf(zipSync({ mimetype: strToU8(mimetype), 'content.xml': strToU8(content) }));
}

it('reads an XLSX file: its numbers as they show, its days as days, what formulas came to', async () => {
  const file = await writeXlsxFile([
    [{ value: 'Symbol No.' }, { value: 'Name' }, { value: 'DOB' }, { value: 'GPA' }],
    [
      { value: 380525, type: Number },
      { value: 'Sita' },
      { value: new Date('2009-04-30'), type: Date, format: 'yyyy-mm-dd' },
      { value: 3.650000000000001, type: Number },
    ],
  ]).toBuffer();
  expect(await readTable(bytesOf(file))).toEqual({
    isSheet: true,
    rows: [
      { line: 1, cells: ['Symbol No.', 'Name', 'DOB', 'GPA'] },
      { line: 2, cells: ['380525', 'Sita', '2009-04-30', '3.65'] },
    ],
  });
});

it('reads an OpenDocument sheet: repeated cells, notes left out, rows by their numbers', async () => {
  const file = ods(
    `<table:table-row>${cell('Symbol No.')}${cell('Name')}</table:table-row>` +
      '<table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>' +
      `<table:table-row><table:table-cell office:value-type="float" office:value="380525"><text:p>380,525</text:p></table:table-cell>` +
      '<table:table-cell office:value-type="string"><office:annotation><text:p>a note</text:p></office:annotation><text:p>Sita<text:s/>Sharma</text:p></table:table-cell>' +
      '<table:table-cell office:value-type="date" office:date-value="2009-04-30T00:00:00"><text:p>30/4/09</text:p></table:table-cell></table:table-row>',
  );
  expect(await readTable(file)).toEqual({
    isSheet: true,
    rows: [
      { line: 1, cells: ['Symbol No.', 'Name', ''] },
      { line: 5, cells: ['380525', 'Sita Sharma', '2009-04-30'] },
    ],
  });
});

describe('fonts from before Unicode, by their names', () => {
  const cellOf = (file: Awaited<ReturnType<typeof readTable>>, line: number) =>
    'rows' in file && file.rows.find((row) => row.line === line)?.legacy;

  it('of an XLSX file', async () => {
    const file = await writeXlsxFile([
      [{ value: 'Name' }, { value: 'No.' }],
      [
        { value: '/fd yfkf', fontFamily: 'Preeti' },
        { value: 17, type: Number, fontFamily: 'Preeti' },
      ],
    ]).toBuffer();
    expect(cellOf(await readTable(bytesOf(file)), 2)).toEqual({
      0: { font: 'preeti', typed: '/fd yfkf', text: 'राम थापा', unsure: [] },
    });
  });

  it('of an OpenDocument sheet: of cells, of columns, of runs within a cell', async () => {
    const style = (name: string, font: string, family = 'table-cell') =>
      `<style:style style:name="${name}" style:family="${family}"><style:text-properties style:font-name="${font}"/></style:style>`;
    const rows =
      `<table:table-column table:default-cell-style-name="ce1"/><table:table-column/>` +
      `<table:table-row>${cell('/fd')}${cell('Ram')}</table:table-row>` +
      `<table:table-row><table:table-cell table:style-name="ce2" office:value-type="string"><text:p>Ram</text:p></table:table-cell>` +
      `<table:table-cell table:style-name="ce2" office:value-type="string"><text:p>Ram <text:span text:style-name="T1">yfkf</text:span></text:p></table:table-cell></table:table-row>`;
    const styles = style('ce1', 'F1') + style('ce2', 'Arial') + style('T1', 'F1', 'text');
    const file = ods(rows, odsType, `<style:font-face style:name="F1" svg:font-family="Preeti"/>${styles}`);
    const table = await readTable(file);
    expect(cellOf(table, 1)).toEqual({ 0: { font: 'preeti', typed: '/fd', text: 'राम', unsure: [] } });
    expect(cellOf(table, 2)).toEqual({ 1: { font: 'preeti', typed: 'Ram yfkf', text: 'Ram थापा', unsure: [] } });
  });
});

describe('files that lie are a problem, and cost no more than a file may', () => {
  const read = createTableReader({ error: () => {} });
  const wide =
    '<table:table-row table:number-rows-repeated="1048576"><table:table-cell table:number-columns-repeated="16384" office:value-type="string"><text:p>x</text:p></table:table-cell></table:table-row>';
  const deep = '<text:p>'.repeat(200_000);
  const bomb = zipSync({ mimetype: strToU8(odsType), 'content.xml': new Uint8Array(100_000_000) });
  const million = `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(1_000_000)}</sheetData></worksheet>`;

  test.each([
    ['an OpenDocument sheet that unpacks to a hundred megabytes', () => bomb],
    ['one of nothing but openings', () => ods(deep)],
    ['a document of text', () => ods(cell('x'), 'application/vnd.oasis.opendocument.text')],
    ['an archive that is none', () => strToU8('PK\u0003\u0004 and nothing else')],
    [
      'an XLSX file of a million rows',
      () => zipSync({ 'xl/workbook.xml': strToU8('<workbook/>'), 'xl/worksheets/sheet1.xml': strToU8(million) }),
    ],
    ['an old Excel file', () => Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
  ])('%s', async (_what, make) => {
    expect(await read(make())).toMatchObject({
      line: 1,
      problem: expect.stringMatching(/damaged|no-table|old-office/),
    });
  });

  test('a row that says to be there a million times is read a thousand times', async () => {
    const table = await readTable(ods(wide.repeat(2)));
    expect('rows' in table && [table.rows.length, table.rows[0]?.cells.length]).toEqual([2000, 100]);
  });
});
