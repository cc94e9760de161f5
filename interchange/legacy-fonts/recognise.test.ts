import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { convertCell, recogniseColumn } from './cells.ts';
import { convertRecognised, recogniseLegacy } from './recognise.ts';

const preeti = [
  "1. g]kfnsf] /fhwfgL s'g xf] < a) kf]v/f b) sf7df8f}+",
  'pQ/M v',
  'CPU sf] k"/f gfd s] xf] <',
  ":joDe'sf] b'O6f cfFvfn] Gofo cGofo 5'6\\6ofO x]5{",
  'g]kfnsf] If]qkmn !,$&,%!^ ju{ lsnf]ld6/ 5 .',
  ';u/dfyfsf] prfO{ **$*=*^ ld6/ xf] .',
];

it.each(preeti.filter((line) => line.length > 10))('%s is recognised without its font', (line) => {
  expect(recogniseLegacy(line)).toBe('preeti');
});

it('tells fonts whose digits stand without shift', () => {
  expect(recogniseLegacy("lnld^]*sf] cWoIf ;'/]z 2081 df %g\\ . of] sfof{no sf&df*f}+df % .")).toBe('himalaya');
});

/** All lines of files below a folder of the project. */
function linesIn(folder: string, ending: RegExp): string[] {
  const place = join(import.meta.dirname, '../..', folder);
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .flatMap((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8').split('\n'))
    .filter((line) => !/[\u0900-\u097f]/.test(line));
}

// The letter pairs were not counted in these texts: words of other people, code and formulas.
it.each([
  [
    'English and code',
    () => linesIn('node_modules/zod', /\.(md|js)$/).concat(linesIn('node_modules/fast-check', /\.md$/)),
    10_000,
  ],
  ['code', () => linesIn('node_modules/fastify/lib', /\.js$/), 5000],
  ['TeX', () => linesIn('content/banks', /\.json$/).flatMap((line) => line.match(/\$[^$]+\$/g) ?? []), 1000],
])('no line of %s is taken for Preeti', (_what, lines, least) => {
  const all = lines();
  expect(all.length).toBeGreaterThan(least);
  expect(all.filter((line) => recogniseLegacy(line) !== null)).toEqual([]);
});

it.each([
  ["1. g]kfnsf] /fhwfgL s'g xf] < a) kf]v/f b) sf7df8f}+", '1. नेपालको राजधानी कुन हो ? a) पोखरा b) काठमाडौं'],
  ['CPU sf] k"/f gfd s] xf] <', 'CPU को पूरा नाम के हो ?'],
  ['Computer Network df IP sf] k|of]u', 'Computer Network मा IP को प्रयोग'],
  ['$x^2 + 1$ sf] dfg slt xf] <', '$x^2 + 1$ को मान कति हो ?'],
  ['pQ/ M s', 'उत्तर : क'],
  ['x^2 / H2SO4 sf] dfg km/h df slt xf] <', 'x^2 र H2SO4 को मान km/h मा कति हो ?'],
  ['x+5=7 eP x sf] dfg slt 5 <', 'x+5=7 भए x को मान कति छ ?'],
  ['pQ/M b', 'उत्तर: b'],
  ['pQ/ M -b_', 'उत्तर : (b)'],
  ['-u_ 5', '(ग) छ'],
  ['b) @$', 'b) २४'],
  ['Ans: b', 'Ans: b'],
  ['b) Kathmandu', 'b) Kathmandu'],
  ['The capital of Nepal is in its middle.', 'The capital of Nepal is in its middle.'],
])('in a paper in Preeti %s becomes %s', (typed, text) => {
  expect(convertRecognised(typed, 'preeti')).toEqual({ text, unsure: [] });
});

test('TeX between dollars stays, whatever stands around it', () => {
  expect(convertRecognised('$x$', 'preeti').text).toBe('$x$');
  const tex = fc.stringMatching(/^[a-z]\^\{?[a-z0-9]\}?[a-z0-9+ ]{0,10}[a-z0-9]$|^\\frac\{[a-z]\}\{[0-9]\}$/);
  fc.assert(
    fc.property(tex, fc.constantFrom(...preeti), fc.constantFrom(...preeti), (formula, before, after) =>
      convertRecognised(`${before} $${formula}$ ${after}`, 'preeti').text.includes(`$${formula}$`),
    ),
  );
});

test('English words stay, in a text of them alone', () => {
  expect(recogniseLegacy('Which river is of the capital?')).toBe(null);
  const words =
    'the of and is what which capital river highest mountain chemical formula speed light unit force energy water oxygen gas computer memory Nepal India first president author book'.split(
      ' ',
    );
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 }),
      (chosen) => recogniseLegacy(`${chosen.join(' ')}?`) === null,
    ),
  );
});

test('it takes time in proportion to the length', () => {
  const start = performance.now();
  recogniseLegacy(`${'$'.repeat(1000)}g]kfn \\(\n`.repeat(400));
  recogniseLegacy('$ a '.repeat(120_000));
  expect(performance.now() - start).toBeLessThan(4000);
});

test('a column of names is recognised, and each cell comes with what else it may be', () => {
  const names = [
    "/fd axfb'/ yfkf",
    'uLtf zdf{',
    'xl/ s]=;L=',
    ';Ltf >]i7',
    's[i0f k|;fb cwLsf/L',
    'led aL=s=',
    ';/:jtL bfxfn',
    'ljgf]b kf}8]n',
  ];
  expect(recogniseColumn(names)).toBe('preeti');
  expect(names.map((name) => convertCell(name, 'preeti', false).text)).toEqual([
    'राम बहादुर थापा',
    'गीता शर्मा',
    'हरि के.सी.',
    'सीता श्रेष्ठ',
    'कृष्ण प्रसाद अधीकारी',
    // A word that is also English stays; its other reading is an alternative.
    'led aL=s=',
    'सरस्वती दाहाल',
    'विनोद पौडेल',
  ]);
  expect(convertCell('led aL=s=', 'preeti', false).alternatives).toContainEqual({ font: 'preeti', text: 'भिम बी.क.' });
  expect(convertCell('/fd', 'preeti', true)).toEqual({
    typed: '/fd',
    text: 'राम',
    unsure: [],
    alternatives: [{ font: null, text: '/fd' }],
  });
  expect(recogniseColumn(['Ram Bahadur Thapa', 'Sita Shrestha', 'Hari K.C.', 'Gita Sharma', 'Bhim B.K.', 'राम'])).toBe(
    null,
  );
});
