import type { ImportFormat } from '#exam/import-formats.ts';
import { optionOf, stemOf } from './typed-labels.ts';
import { deepestHead } from './headings.ts';
import { isHead } from './table.ts';

/** Which form a file has, or in a sentence why it has none of them. */
export type Recognised = { readonly format: ImportFormat } | { readonly why: string };

const others: readonly (readonly [start: string, why: string])[] = [
  ['%PDF', 'This is a PDF, whose text has no order: copy the questions out of it and paste them.'],
  ['\u00d0\u00cf\u0011\u00e0', 'This is a document of an old Office: save it as .docx or .xlsx.'],
  ['\u001f\u008b', 'This is a compressed backup: export the questions as Moodle XML.'],
  ['\u0089PNG', 'This is a picture.'],
  ['\u00ff\u00d8\u00ff', 'This is a picture.'],
  ['GIF8', 'This is a picture.'],
];

/** Says of a file by its first bytes what it is, if it is none that can be read; null for any other. */
export function refusalOf(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'The file is empty.';
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return others.find(([sign]) => start.startsWith(sign))?.[1] ?? null;
}

/** Recognises an archive by the paths in it. */
export function recogniseArchive(paths: Iterable<string>): Recognised {
  const all = [...paths];
  if (all.includes('word/document.xml')) return { format: 'docx' };
  if (all.includes('xl/workbook.xml')) return { format: 'xlsx' };
  if (all.includes('mimetype') && all.includes('content.xml')) return { format: 'ods' };
  if (all.some((path) => /\.xml$/i.test(path))) return { format: 'qti' };
  return { why: 'The archive holds no questions: neither a package of QTI nor a document of Word or Excel.' };
}

/** Recognises a text by what stands in it. */
export function recogniseText(text: string): Recognised {
  if (/^\s*\{\\rtf/.test(text)) return { format: 'rtf' };
  if (/^\s*</.test(text)) return recogniseXml(text);
  if (text.trim() === '') return { why: 'There is no text in it.' };
  const lines = text.split('\n', 2000);
  if (lines.slice(0, deepestHead).some((line) => isHead(cellsOf(line)))) return { format: 'csv' };
  if (looksLikeGift(text)) return { format: 'gift' };
  const answers = lines.filter((line) => /^\s*ANSWER\s*:/.test(line)).length;
  const numbered = lines.filter(
    (line, place) => stemOf(line.trim()) && optionOf((lines[place + 1] ?? '').trim()),
  ).length;
  if (answers > 0) return { format: numbered === 0 ? 'aiken' : 'text' };
  return { format: numbered === 0 && looksLikeTable(lines) ? 'csv' : 'text' };
}

/** Whether the first lines have as many cells each, more than a sentence has commas, though no heading is known. */
function looksLikeTable(lines: readonly string[]): boolean {
  const first = lines.filter((line) => line.trim() !== '').slice(0, 5);
  return (
    first.length > 1 &&
    ['\t', ';', ','].some((sign) => {
      const counts = new Set(first.map((line) => line.split(sign).length));
      return counts.size === 1 && [...counts].every((count) => count > 3);
    })
  );
}

function recogniseXml(text: string): Recognised {
  if (/<!ENTITY/i.test(text.slice(0, 100_000)))
    return { why: 'The file declares entities of its own, which are not read.' };
  const names = [...text.slice(0, 100_000).matchAll(/<(?:[\w.-]+:)?([\w-]+)/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  // Other programs have a `question` too, within something else.
  if (names.includes('quiz') || names[0] === 'question') return { format: 'moodle-xml' };
  if (names.some((name) => /^(qti-)?assessment-?item$/.test(name))) return { format: 'qti' };
  if (names.includes('questestinterop')) return { why: 'This is QTI 1.2: export the questions as QTI 2.1 or later.' };
  if (names.some((name) => /^(manifest|(qti-)?assessment-?test)$/.test(name))) {
    return { why: 'This is one file of a package: import the whole zip archive.' };
  }
  if (names.includes('html')) return { why: 'This is a web page: copy the questions out of it and paste them.' };
  return { why: 'This is XML of no kind that is read: Moodle XML, or QTI 2.1, 2.2 or 3.0.' };
}

/** A formula between any signs of TeX, as long as formulas get. */
const formula = /\$\$[^$]{0,500}\$\$|\$[^$\n]*\$|\\\(.{0,500}?\\\)|\\\[.{0,500}?\\\]/g;

function looksLikeGift(text: string): boolean {
  // Braces of TeX are none of GIFT: `$_{6}^{14}C$` and `${}_2$` stand in every kind of file.
  const start = text.slice(0, 200_000).replace(formula, (tex) => (/\{\s*[=~]/.test(tex) ? tex : ''));
  if (/^\s*(?:\$CATEGORY\s*:|::[^\n]*?::)/m.test(start)) return true;
  if (/[^\\]\{\s*(?:[=~]|####|T\s*[}#]|F\s*[}#]|TRUE\s*[}#]|FALSE\s*[}#]|#-?\d)/i.test(` ${start}`)) return true;
  // Braces around nothing are an essay question there, and an empty set or a function wherever options have letters.
  return /[^\\]\{\s*\}/.test(` ${start}`) && !/^\s*[([]?[A-Da-dक-घ]\s?[.)\]]/mu.test(start);
}

/** A row's cells where only its names matter; the comma, the semicolon and the tab may part them. */
function cellsOf(line: string): string[] {
  return line.split(/[,;\t]/).map((cell) => cell.replace(/"/g, ''));
}
