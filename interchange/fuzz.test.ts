import { skipReasons } from '#text/en/import-problems.ts';
import { sentenceOf } from '#text/message.ts';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { parseAiken } from './aiken.ts';
import { textOf } from './decode.ts';
import { parseDocx } from './docx.ts';
import { parseGift } from './gift.ts';
import type { ParsedFile } from './item.ts';
import { parseMoodleXml } from './moodle-xml.ts';
import { parseQtiPackage, parseQtiXml } from './qti.ts';
import { recogniseText } from './recognise.ts';
import { parseTypedText } from './typed-text.ts';
import { unzip, zip } from './zip.ts';

const choices =
  '<simpleChoice identifier="a">x<sub>1</sub></simpleChoice><simpleChoice identifier="b">y</simpleChoice>';
const whole: Readonly<Record<string, { readonly text: string; readonly parse: (text: string) => ParsedFile }>> = {
  Aiken: { text: 'One $x$?\nA. x\nB) y\nANSWER: B\n\nTwo?\nA. p\nB. q\nANSWER: 1\n', parse: parseAiken },
  GIFT: {
    text: '// [tag:a]\n$CATEGORY: a/b\n::T::[html]One<br>{=x#f ~%50%y ~z ####why}\n\nThe {=sun ~moon} is.\n\nIce {T#a#b}\n',
    parse: parseGift,
  },
  'Moodle XML': {
    text: '<quiz><question type="category"><category><text>a/b</text></category></question><question type="multichoice"><questiontext format="html"><text><![CDATA[<p>One <img src="data:image/png;base64,iVBORw0KGgo=" alt="x"></p>]]></text></questiontext><answer fraction="100"><text>x</text></answer><answer fraction="0"><text>y</text></answer></question></quiz>',
    parse: parseMoodleXml,
  },
  QTI: {
    text: `<assessmentItem identifier="Q"><responseDeclaration identifier="R"><correctResponse><value>a</value></correctResponse></responseDeclaration><itemBody><p>One <math><mfrac><mi>a</mi><mn>2</mn></mfrac></math></p><choiceInteraction responseIdentifier="R"><prompt>?</prompt>${choices}</choiceInteraction></itemBody></assessmentItem>`,
    parse: parseQtiXml,
  },
  'typed text': {
    text: 'Set 1\n1. One?\na) x\n*b) y\nAns: (b)\n2) Two? (a) p (b) q (c) both (a) and (b)\nउत्तर: ख\n\nAnswers\n1. b 2. a\n',
    parse: parseTypedText,
  },
  Word: {
    text: '<w:document><w:body><w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:rPr><w:b/></w:rPr><w:t>One</w:t></w:r><m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num></m:f></m:oMath></w:p><w:p><w:r><w:t>a) x</w:t><w:br/><w:t>b) y</w:t></w:r></w:p></w:body></w:document>',
    parse: (text) => parseDocx(new Map([['word/document.xml', strToU8(text)]])),
  },
};
const everything = Object.values(whole).map(({ text }) => text);

/** Cuts, doubles, swaps and mixes pieces of what files hold. */
const spoilt = (text: string) =>
  fc
    .array(
      fc.tuple(
        fc.nat(text.length),
        fc.nat(60),
        fc.oneof(
          fc.constantFrom(
            '',
            '{',
            '}',
            '\\',
            '<',
            '>',
            '&',
            '"',
            '\n',
            '\n\n',
            '=',
            '~',
            '#',
            '$',
            '*',
            '\0',
            '\ud800',
          ),
          fc.constantFrom(...everything),
          fc.string(),
        ),
      ),
      { maxLength: 8 },
    )
    .map((edits) =>
      edits.reduce((result, [at, count, put]) => result.slice(0, at) + put + result.slice(at + count), text),
    );

test.each(Object.entries(whole))('%s, however spoilt, is read without an error', (_name, { text, parse }) => {
  expect(parse(text).items.length).toBeGreaterThan(0);
  fc.assert(
    fc.property(spoilt(text), (bad) => {
      const { items, skipped } = parse(bad);
      for (const { item } of items) {
        expect(item.options.length).toBeGreaterThan(1);
        expect(item.options.length).toBeLessThan(7);
        expect(item.right.every((id) => item.options.some((option) => option.id === id))).toBe(true);
      }
      expect(skipped.every(({ why }) => sentenceOf(skipReasons, why) !== '')).toBe(true);
      recogniseText(bad);
    }),
    { numRuns: 300 },
  );
});

test('bytes of any kind are text, or an archive, or neither, without an error', () => {
  const archive = zip({ 'imsmanifest.xml': strToU8('<manifest/>'), 'a.xml': strToU8(whole['QTI']?.text ?? '') });
  const edits = fc.array(fc.tuple(fc.nat(archive.length), fc.nat(255)), { maxLength: 6 });
  fc.assert(
    fc.property(edits, fc.uint8Array(), (places, noise) => {
      const bytes = archive.slice();
      for (const [place, byte] of places) bytes[place] = byte;
      const result = unzip(bytes);
      expect('files' in result ? parseQtiPackage(result.files).items.length : 0).toBeGreaterThanOrEqual(0);
      expect(textOf(noise).length + textOf(bytes).length).toBeGreaterThan(0);
    }),
  );
});

test.each([
  ['one line of blanks', ' '.repeat(200_000)],
  ['one line of letters in brackets', '1. x (a) '.repeat(20_000)],
  ['many blank lines in braces', `{${'\n'.repeat(40_000)}`],
  ['braces that close and never open', 'a {=b}\n'.concat('c\n'.repeat(50_000))],
  ['signs of answers', `{${'~'.repeat(200_000)}`],
  ['open tags', '<a '.repeat(200_000)],
  ['elements within elements', '<p>'.repeat(200_000)],
  ['elements beside each other', `<quiz><question type="multichoice"><questiontext><text>${'<p>x</p>'.repeat(20_000)}`],
  ['raised letters within each other', '<sup>'.repeat(40_000)],
  ['dollars', '$'.repeat(80_001)],
  ['parentheses of TeX that never close', '\\('.repeat(40_000)],
  ['titles that never end', '::'.repeat(80_001)],
  ['numbers', '1. a '.repeat(40_000)],
  ['answers on a line', `1. x\n${'Ans: '.repeat(40_000)}`],
])('%s: the time grows with the length, not faster', { timeout: 20_000 }, (_what, text) => {
  for (const { parse } of Object.values(whole)) {
    const parsed = parse(text);
    expect(parsed.items.length + parsed.skipped.length).toBeLessThan(1_000_000);
  }
});
