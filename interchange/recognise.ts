import type { Refusal } from './item.ts';
import { messageOf } from '#text/message.ts';
import type { ImportFormat } from '#exam/import-formats.ts';
import { isAikenAnswer } from './aiken.ts';
import { optionOf, stemOf } from './typed-labels.ts';
import { deepestHead } from './headings.ts';
import { isHead } from './table.ts';

/** The format of a file, or why it has no known format. */
export type RecognisedForm = { readonly format: ImportFormat } | { readonly why: Refusal };

const others: readonly (readonly [start: string, why: Refusal])[] = [
  ['%PDF', messageOf('pdf')],
  ['\u00d0\u00cf\u0011\u00e0', messageOf('old-office')],
  ['\u001f\u008b', messageOf('compressed')],
  ['\u0089PNG', messageOf('picture')],
  ['\u00ff\u00d8\u00ff', messageOf('picture')],
  ['GIF8', messageOf('picture')],
];

/** Why a file cannot be read, told by its first bytes; null if it may be readable. */
export function refusalOf(bytes: Uint8Array): Refusal | null {
  if (bytes.length === 0) return messageOf('empty');
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  return others.find(([sign]) => start.startsWith(sign))?.[1] ?? null;
}

/** Recognises an archive by its paths. */
export function recogniseArchive(paths: Iterable<string>): RecognisedForm {
  const all = [...paths];
  if (all.includes('word/document.xml')) return { format: 'docx' };
  if (all.includes('xl/workbook.xml')) return { format: 'xlsx' };
  if (all.includes('mimetype') && all.includes('content.xml')) return { format: 'ods' };
  if (all.some((path) => /\.xml$/i.test(path))) return { format: 'qti' };
  return { why: messageOf('no-questions') };
}

/** Recognises a text by its content. */
export function recogniseText(text: string): RecognisedForm {
  if (/^\s*\{\\rtf/.test(text)) return { format: 'rtf' };
  if (/^\s*</.test(text)) return recogniseXml(text);
  if (text.trim() === '') return { why: messageOf('no-text') };
  const lines = text.split('\n', 2000);
  if (lines.slice(0, deepestHead).some((line) => isHead(cellsOf(line)))) return { format: 'csv' };
  if (looksLikeGift(text)) return { format: 'gift' };
  const answers = lines.filter((line) => isAikenAnswer(line.trim())).length;
  const numbered = lines.filter(
    (line, place) => stemOf(line.trim()) && optionOf((lines[place + 1] ?? '').trim()),
  ).length;
  if (answers > 0) return { format: numbered === 0 ? 'aiken' : 'text' };
  return { format: numbered === 0 && looksLikeTable(lines) ? 'csv' : 'text' };
}

/**
 * Whether the first lines look like a table without known headings. They have the same number of cells, and more of
 * them than a sentence has commas.
 */
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

function recogniseXml(text: string): RecognisedForm {
  if (/<!ENTITY/i.test(text.slice(0, 100_000))) return { why: messageOf('own-entities') };
  const names = [...text.slice(0, 100_000).matchAll(/<(?:[\w.-]+:)?([\w-]+)/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  // Other formats have `question` elements too, within other elements.
  if (names.includes('quiz') || names[0] === 'question') return { format: 'moodle-xml' };
  if (names.some((name) => /^(qti-)?assessment-?item$/.test(name))) return { format: 'qti' };
  if (names.includes('questestinterop')) return { why: messageOf('old-qti') };
  if (names.some((name) => /^(manifest|(qti-)?assessment-?test)$/.test(name))) {
    return { why: messageOf('part-of-package') };
  }
  if (names.includes('html')) return { why: messageOf('web-page') };
  return { why: messageOf('unknown-xml') };
}

/** A formula between any TeX signs, up to the usual length of formulas. */
const formula = /\$\$[^$]{0,500}\$\$|\$[^$\n]*\$|\\\(.{0,500}?\\\)|\\\[.{0,500}?\\\]/g;

function looksLikeGift(text: string): boolean {
  // Braces of TeX are not GIFT: `$_{6}^{14}C$` and `${}_2$` occur in every kind of file.
  const start = text.slice(0, 200_000).replace(formula, (tex) => (/\{\s*[=~]/.test(tex) ? tex : ''));
  if (/^\s*(?:\$CATEGORY\s*:|::[^\n]*?::)/m.test(start)) return true;
  if (/[^\\]\{\s*(?:[=~]|####|T\s*[}#]|F\s*[}#]|TRUE\s*[}#]|FALSE\s*[}#]|#-?\d)/i.test(` ${start}`)) return true;
  // Empty braces are an essay question in GIFT. In a text with lettered options they are an empty set or a function.
  return /[^\\]\{\s*\}/.test(` ${start}`) && !/^\s*[([]?[A-Da-dक-घ]\s?[.)\]]/mu.test(start);
}

/** The cells of a line, good enough for headings; a comma, a semicolon or a tab may separate them. */
function cellsOf(line: string): string[] {
  return line.split(/[,;\t]/).map((cell) => cell.replace(/"/g, ''));
}
