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

/** A document with these paragraphs; `formats` has the formats of its lists by their ids. */
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

test('a formula on a line of its own keeps its style', () => {
  const half =
    '<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>';
  const stem = paragraph(`${run('1. Is ')}<m:oMathPara>${half}</m:oMathPara>${run('more?')}`);
  expect(seen(document(stem + typed('a) x', 'b) y', 'Ans: b')))).toEqual([
    { stem: 'Is $\\displaystyle \\frac{1}{2}$more?', options: ['x', '*y'] },
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

describe('fonts from before Unicode', () => {
  const preeti = (text: string, look = '') => run(text, `<w:rFonts w:ascii="Preeti" w:hAnsi="Preeti"/>${look}`);
  const styles = (rest: string) => ({ 'word/styles.xml': `<w:styles>${rest}</w:styles>` });
  const nepali = [
    { language: 'ne', stem: 'नेपालको राजधानी कुन हो ?', options: ['पोखरा', '*काठमाडौं', 'ललितपुर', 'भक्तपुर'] },
  ];

  test('are told by the names of runs, however these are cut, beside English in another font', () => {
    const body =
      paragraph(preeti('!= g]kfnsf] /fhwf') + preeti("gL s'g xf] &lt;")) +
      paragraph(preeti('-s_ kf]v/f')) +
      paragraph(preeti('-v_ sf7df8f}+')) +
      paragraph(preeti("-u_ nlntk'/")) +
      paragraph(preeti("-3_ eQmk'/")) +
      paragraph(preeti('pQ/ M v')) +
      paragraph(run('2. Which is a ') + preeti('lxdfn') + run('?')) +
      typed('a) Kanchenjunga', 'b) Koshi', 'Ans: a');
    const parsed = document(body);
    expect(parsed.font).toBe('preeti');
    expect(seen(parsed)).toEqual([...nepali, { stem: 'Which is a हिमाल?', options: ['*Kanchenjunga', 'Koshi'] }]);
    expect(parsed.items[0]).toMatchObject({ number: 1, typed: expect.stringContaining('-s_ kf]v/f') });
  });

  const plain = typed(
    "!= g]kfnsf] /fhwfgL s'g xf] &lt;",
    '-s_ kf]v/f',
    '-v_ sf7df8f}+',
    "-u_ nlntk'/",
    "-3_ eQmk'/",
    'pQ/M v',
  );

  test.each([
    [
      'the document’s own',
      '<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Preeti"/></w:rPr></w:rPrDefault></w:docDefaults>',
    ],
    [
      'the style of all paragraphs',
      '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:basedOn w:val="Old"/></w:style><w:style w:styleId="Old"><w:rPr><w:rFonts w:ascii="PREETI"/></w:rPr></w:style>',
    ],
    ['nobody’s: the letters tell', ''],
  ])('are %s', (_whose, rest) => {
    const parsed = document(plain, {}, styles(rest));
    expect(parsed.font).toBe('preeti');
    expect(seen(parsed)).toEqual(nepali);
  });

  test('bold letters are the key there too', () => {
    const body =
      paragraph(preeti('!= g]kfn slt 7"nf] 5 &lt;')) +
      paragraph(preeti('-s_ ;fgf]')) +
      paragraph(preeti('-v_ 7"nf]', '<w:b/>'));
    expect(seen(document(body))).toEqual([{ language: 'ne', stem: 'नेपाल कति ठूलो छ ?', options: ['सानो', '*ठूलो'] }]);
  });
});

describe('tables', () => {
  const cell = (...lines: readonly string[]) => `<w:tc>${typed(...lines)}</w:tc>`;
  const row = (...cells: readonly string[]) => `<w:tr>${cells.map((text) => cell(text)).join('')}</w:tr>`;
  const table = (...rows: readonly string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;

  test('with a head are one question a row, in whichever language the head is', () => {
    const english = table(
      row('S.N.', 'Question', 'A', 'B', 'C', 'D', 'Answer'),
      row('7', 'One?', 'p', 'q', 'r', 's', 'B'),
      row('8', 'Two?', 't', 'u', '', '', 't'),
    );
    const parsed = document(typed('Physics') + english);
    expect(seen(parsed)).toEqual([
      { stem: 'One?', options: ['p', '*q', 'r', 's'] },
      { stem: 'Two?', options: ['*t', 'u'] },
    ]);
    expect(parsed.items.map(({ number }) => number)).toEqual([7, 8]);
    const nepali = table(row('क्र.सं.', 'प्रश्न', 'क', 'ख', 'उत्तर'), row('१', 'के?', 'यो', 'त्यो', 'ख'));
    expect(seen(document(nepali))).toEqual([{ language: 'ne', stem: 'के?', options: ['यो', '*त्यो'] }]);
  });

  test('that keep a question’s options side by side, or a question in each', () => {
    const options = table(row('a) x', 'b) y'), row('c) z', 'd) w'));
    expect(seen(document(typed('1. One?') + options + typed('Ans: c')))).toEqual([
      { stem: 'One?', options: ['x', 'y', '*z', 'w'] },
    ]);
    const whole = table(`<w:tr>${cell('1.')}${cell('One?')}</w:tr>`, row('a)', 'x'), row('b)', 'y'), row('Ans:', 'b'));
    expect(seen(document(whole))).toEqual([{ stem: 'One?', options: ['x', '*y'] }]);
  });

  test('of figures within a question are named', () => {
    const parsed = document(
      typed('1. What is the mean?') + table(row('x', '1', '2'), row('f', '3', '4')) + typed('a) 1', 'b) 2', 'Ans: a'),
    );
    expect(seen(parsed)).toEqual([
      { stem: 'What is the mean?\nx 1 2\nf 3 4', options: ['*1', '2'], problems: ['formatting-lost'] },
    ]);
  });
});
