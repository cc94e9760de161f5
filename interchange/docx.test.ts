import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { parseDocx } from './docx.ts';
import { fromBase64 } from './pictures.ts';
import { pngBase64, seen, skippedAt } from './testing/seen.ts';

const run = (text: string, look = '') => `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const bold = (text: string) => run(text, '<w:b/>');
const paragraph = (inside: string, list?: readonly [id: number, level: number]) =>
  `<w:p><w:pPr>${list ? `<w:numPr><w:ilvl w:val="${list[1]}"/><w:numId w:val="${list[0]}"/></w:numPr>` : ''}</w:pPr>${inside}</w:p>`;
const typed = (...lines: readonly string[]) => lines.map((line) => paragraph(run(line))).join('');

/** A document with these paragraphs, whose lists have these formats by their ids. */
function document(
  body: string,
  formats: Readonly<Record<number, string>> = {},
  more: Readonly<Record<string, string | Uint8Array>> = {},
) {
  const ids = Object.keys(formats);
  const lists = Object.entries(formats).map(
    ([id, format]) =>
      `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:numFmt w:val="${format}"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="${format}"/></w:lvl></w:abstractNum>`,
  );
  const nums = ids.map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`);
  const files = {
    'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}</w:body></w:document>`,
    'word/numbering.xml': `<w:numbering>${lists.join('')}${nums.join('')}</w:numbering>`,
    ...more,
  };
  return parseDocx(
    new Map(
      Object.entries(files).map(([path, content]) => [path, typeof content === 'string' ? strToU8(content) : content]),
    ),
  );
}

test('numbers and letters that are typed', () => {
  expect(seen(document(typed('1. One?', 'a) x', 'b) y', 'Ans: b')))).toEqual([{ stem: 'One?', options: ['x', '*y'] }]);
});

describe('numbers and letters of Word itself, which are in no text', () => {
  const question = (stems: readonly [number, number], options: readonly [number, number]) =>
    paragraph(run('One?'), stems) + paragraph(run('x'), options) + paragraph(bold('y'), options) +
    paragraph(run('Two?'), stems) + paragraph(run('p'), options) + paragraph(run('both (a) and (b)'), options) + paragraph(run('Ans: a'), options); // prettier-ignore

  test.each([
    ['a list of numbers and one of letters', [1, 0], [2, 0], { 1: 'decimal', 2: 'lowerLetter' }],
    ['two lists that look alike', [1, 0], [2, 0], { 1: 'decimal', 2: 'decimal' }],
    ['two levels of one list', [1, 0], [1, 1], { 1: 'decimal' }],
    ['letters of Devanagari', [1, 0], [2, 0], { 1: 'hindiNumbers', 2: 'hindiConsonants' }],
  ] as const)('%s', (_what, stems, options, formats) => {
    expect(seen(document(question(stems, options), formats))).toEqual([
      { stem: 'One?', options: ['x', '*y'] },
      { stem: 'Two?', options: ['*p', 'both (a) and (b)'] },
    ]);
  });

  test('stems by Word, options typed; and the other way round', () => {
    expect(seen(document(paragraph(run('One?'), [1, 0]) + typed('a) x', 'b) y', 'Ans: a'), { 1: 'decimal' }))).toEqual([
      { stem: 'One?', options: ['*x', 'y'] },
    ]);
    const options = paragraph(run('x'), [1, 0]) + paragraph(bold('y'), [1, 0]);
    expect(seen(document(typed('1. One?') + options + typed('2. Two?') + options, { 1: 'decimal' }))).toEqual([
      { stem: 'One?', options: ['x', '*y'] },
      { stem: 'Two?', options: ['x', '*y'] },
    ]);
  });
});

test('bold over broken runs is the key, its label may be plain; a bold word is none', () => {
  const options =
    paragraph(run('a) ') + run('in ') + bold('part')) +
    paragraph(run('b) ') + bold('ye') + bold('') + bold('s')) +
    typed('c) no');
  expect(seen(document(typed('1. One?') + options))).toEqual([{ stem: 'One?', options: ['in part', '*yes', 'no'] }]);
});

test('raised and lowered letters, however many runs they are typed in', () => {
  const sub = (text: string) => run(text, '<w:vertAlign w:val="subscript"/>');
  const stem = paragraph(
    run('1. C') + sub('1') + sub('2') + run('H and m') + run('2', '<w:vertAlign w:val="superscript"/>'),
  );
  expect(seen(document(stem + typed('a) x', 'b) y', 'Ans: a')))).toEqual([
    { stem: 'C<sub>12</sub>H and m<sup>2</sup>', options: ['*x', 'y'] },
  ]);
});

test('formulas become TeX; line breaks by hand part lines; deleted and hidden text is gone', () => {
  const math =
    '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:rad><m:deg/><m:e><m:r><m:t>x</m:t></m:r></m:e></m:rad></m:den></m:f><m:sSup><m:e><m:r><m:t>y</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup></m:oMath>';
  const stem = paragraph(
    `${run('1. Is ')}${math}${run('?')}<w:del>${run('old')}</w:del>${run('secret', '<w:vanish/>')}`,
  );
  const options = paragraph('<w:r><w:t>a) x</w:t><w:br/><w:t>b) y</w:t></w:r>');
  expect(seen(document(stem + options + typed('Ans: b')))).toEqual([
    { stem: 'Is $\\frac{1}{\\sqrt{x}}y^{2}$?', options: ['x', '*y'] },
  ]);
});

describe('pictures', () => {
  const drawing = '<w:r><w:drawing><wp:docPr descr="a dot"/><a:blip r:embed="r1"/></w:drawing></w:r>';
  const more = (target: string) => ({
    'word/_rels/document.xml.rels': `<Relationships><Relationship Id="r1" Target="${target}"/></Relationships>`,
    'word/media/dot.png': fromBase64(pngBase64),
    'word/media/old.wmf': new Uint8Array([1, 2, 3]),
  });
  const stem = paragraph(run('1. This?') + drawing);

  test('of a stem come along', () => {
    expect(seen(document(stem + typed('a) x', 'b) y', 'Ans: a'), {}, more('media/dot.png')))).toEqual([
      { stem: 'This?', options: ['*x', 'y'], alt: 'a dot', bytes: 70 },
    ]);
  });

  test('of another kind, or in an option, are named', () => {
    expect(seen(document(stem + typed('a) x', 'b) y', 'Ans: a'), {}, more('media/old.wmf')))).toMatchObject([
      { problems: ['picture-kind'] },
    ]);
    const option = paragraph(run('b) y') + drawing);
    expect(seen(document(typed('1. One?', 'a) x') + option + typed('Ans: a'), {}, more('media/dot.png')))).toEqual([
      { stem: 'One?', options: ['*x', 'y'], problems: ['picture-in-option'] },
    ]);
  });
});

test('a document without questions says so, and none is read that is none', () => {
  expect(skippedAt(document(typed('Dear Sir')))).toEqual(['paragraph 1: It has fewer than two options.']);
  expect(parseDocx(new Map()).items).toEqual([]);
});
