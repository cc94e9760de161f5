import { messageOf } from '#text/message.ts';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { textOf } from './decode.ts';
import { recogniseArchive, recogniseText, refusalOf } from './recognise.ts';
import { unzip, zip } from './zip.ts';

test.each([
  ['aiken', 'One?\nA. x\nB. y\nANSWER: A'],
  ['aiken', 'One?\nA. x\nB. y\nANSWER = A'],
  ['aiken', 'What is $_{6}^{14}C$?\nA. ${}_2$\nB. $\\frac{}{T}$\nANSWER: A'],
  ['aiken', 'What is $$\\begin{array}{}x\\end{array}$$?\nA. \\(x^{T}\\)\nB. \\[{}_2 H\\]\nANSWER: A'],
  ['gift', 'If $x = {}_2$ {=\\(y\\) ~\\(z\\)}'],
  ['text', '1. One?\nA. x\nB. y\nANSWER: A'],
  ['text', 'One?\na) x\nb) y\nAnswer: a'],
  ['text', '1. Sets {1, 2}?\na) x\nb) y'],
  ['gift', 'One {=x ~y}'],
  ['gift', '// [tag:a]\n::T::One\n{\nTRUE}'],
  ['gift', 'Essay {}'],
  ['text', '1. Which is the empty set?\na) {0}\nb) { }\nAnswer: b'],
  ['aiken', 'Which runs?\nA) void f() {}\nB) void\nANSWER: A'],
  ['rtf', '{\\rtf1 1. One?\\par a) x}'],
  ['csv', 'question,option_a,option_b,answer\nOne?,x,y,A'],
  ['csv', '"Question";"Option A";"Option B"\nOne?;x;y'],
  ['moodle-xml', '<?xml version="1.0"?>\n<!-- x --><quiz><question type="essay"/></quiz>'],
  ['moodle-xml', '<!-- x --><question type="multichoice"/>'],
  ['qti', '<imsqti:assessmentItem xmlns:imsqti="x"/>'],
  ['qti', '<qti-assessment-item/>'],
])('%s is recognised by what stands in it', (format, text) => {
  expect(recogniseText(text)).toEqual({ format });
});

test.each([
  ['docx', ['[Content_Types].xml', 'word/document.xml']],
  ['xlsx', ['[Content_Types].xml', 'xl/workbook.xml']],
  ['qti', ['imsmanifest.xml', 'a.xml']],
])('%s is recognised by the files in it', (format, paths) => {
  expect(recogniseArchive(paths)).toEqual({ format });
});

test.each([
  ['entities of its own', '<!DOCTYPE quiz [<!ENTITY a "b">]><quiz/>', 'own-entities'],
  ['QTI 1.2', '<questestinterop/>', 'old-qti'],
  ['a manifest alone', '<manifest/>', 'part-of-package'],
  ['a web page', '<!doctype html><html></html>', 'web-page'],
  ['other XML', '<svg/>', 'unknown-xml'],
  ['questions of another program', '<?xml version="1.0"?><POOL><QUESTION id="q1"/></POOL>', 'unknown-xml'],
] as const)('%s is refused', (_what, text, code) => {
  expect(recogniseText(text)).toEqual({ why: messageOf(code) });
});

test.each([
  ['nothing', '', 'empty'],
  ['a PDF', '%PDF-1.7', 'pdf'],
] as const)('%s is refused by its first bytes', (_what, start, code) => {
  expect(refusalOf(strToU8(start))).toEqual(messageOf(code));
});

test('text comes in UTF-8, UTF-16 with and without a mark, and Windows-1252', () => {
  const nepali = 'Question: नेपाल é?\n';
  const utf16 = new Uint8Array(new Uint16Array(Array.from(nepali).map((sign) => sign.charCodeAt(0))).buffer);
  const swapped = utf16.map((_byte, place) => utf16[place ^ 1] ?? 0);
  expect(textOf(strToU8(nepali))).toBe(nepali);
  expect(textOf(new Uint8Array([0xef, 0xbb, 0xbf, ...strToU8(nepali)]))).toBe(nepali);
  for (const bytes of [
    utf16,
    swapped,
    new Uint8Array([0xff, 0xfe, ...utf16]),
    new Uint8Array([0xfe, 0xff, ...swapped]),
  ]) {
    expect(textOf(bytes)).toBe(nepali);
  }
  expect(textOf(new Uint8Array([0x93, 0xe9, 0x94, 0x0d, 0x0a]))).toBe('“é”\n');
  expect(textOf(new Uint8Array([...strToU8('<?xml version="1.0" encoding="ISO-8859-2"?>'), 0xb1]))).toMatch(/ą$/);
});

/** An archive of one file of 100 kB, `a`, that states a size of this many bytes. */
function saying(size: number): Uint8Array {
  const bytes = zip({ a: new Uint8Array(100_000) });
  const directory = bytes.length - 22 - 47;
  for (const place of [22, directory + 24]) new DataView(bytes.buffer).setUint32(place, size, true);
  return bytes;
}

test('an archive that leads out of itself, is damaged, or unpacks to too much gets one sentence', () => {
  const bytes = new Uint8Array([1]);
  expect(unzip(zip({ 'a/../../b': bytes }))).toEqual({ why: messageOf('leads-out') });
  expect(unzip(zip({ '/etc/passwd': bytes }))).toEqual({ why: messageOf('leads-out') });
  expect(unzip(zip({ a: bytes }).slice(0, 30))).toEqual({ why: messageOf('damaged-archive') });
  expect(unzip(saying(100_000_000))).toEqual({ why: messageOf('unpacks-too-large') });
});

test.each([
  ['its first file', 0],
  ['a file after a folder, as archivers write it', 1],
])('an archive with a password says so: %s is encrypted', (_what, place) => {
  const bytes = zip({ 'questions/': new Uint8Array(), 'questions/a.xml': new Uint8Array([1]) });
  const view = new DataView(bytes.buffer);
  const heads = [0, 30 + 10].map((at) => at + 6);
  let directory = view.getUint32(bytes.length - 22 + 16, true);
  for (let count = 0; count < place; count += 1) directory += 46 + 10;
  for (const flags of [heads[place] ?? 0, directory + 8]) view.setUint16(flags, view.getUint16(flags, true) | 1, true);
  expect(unzip(bytes)).toEqual({ why: messageOf('locked') });
});

test('an archive that lies about its size takes no more memory than it says', () => {
  const archive = unzip(saying(100));
  expect('files' in archive && archive.files.get('a')?.length).toBe(100);
});

test('what macOS puts beside files is passed over', () => {
  const bytes = new Uint8Array([1]);
  const archive = unzip(zip({ 'a.xml': bytes, '__MACOSX/._a.xml': bytes, '.DS_Store': bytes }));
  expect('files' in archive && [...archive.files.keys()]).toEqual(['a.xml']);
});
