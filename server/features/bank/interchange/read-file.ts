import type { ImportFormat } from '#exam/import-formats.ts';
import { messageOf } from '#text/message.ts';
import { parseAiken } from '#interchange/aiken.ts';
import { textOf } from '#interchange/decode.ts';
import { withoutEmbedded, type ReadBase64 } from '#interchange/embedded.ts';
import { parseDocx } from '#interchange/docx.ts';
import { parseGift } from '#interchange/gift.ts';
import { withFormulaHints } from '#interchange/formula-hints.ts';
import type { ParsedFile, ReadingOptions, Refusal } from '#interchange/item.ts';
import { itemsWithoutLegacy } from '#interchange/legacy-lines.ts';
import { parseMoodleXml } from '#interchange/moodle-xml.ts';
import { parseQtiPackage, parseQtiXml } from '#interchange/qti.ts';
import { recogniseArchive, recogniseText, refusalOf, type RecognisedForm } from '#interchange/recognise.ts';
import { parseRtf } from '#interchange/rtf.ts';
import { parseTable } from '#interchange/table.ts';
import { parseTypedText } from '#interchange/typed-text.ts';
import { isZip, unzip } from '#interchange/zip.ts';
import type { ChosenReading, FileReading } from './file-read.ts';
import { readCsv, readSheetRows, type Rows } from './sheets.ts';

type ReadText = (text: string, base64: ReadBase64, reading: ReadingOptions) => ParsedFile | { why: Refusal };

/** The text formats with their readers. */
const textParsers: Partial<Record<ImportFormat, ReadText>> = {
  aiken: (text) => parseAiken(text),
  gift: (text, base64) => parseGift(text, base64),
  'moodle-xml': (text, base64) => parseMoodleXml(text, base64),
  qti: (text, base64) => parseQtiXml(text, base64),
  csv: (text, _base64, { is }) => parseRows(readCsv(text), is),
  text: (text, _base64, reading) => parseTypedText(text, reading),
  rtf: (text, _base64, reading) => parseRtf(text, reading),
};

/** Formats that the same text may have; only a few signs tell them apart. */
const alike = ['text', 'aiken', 'gift', 'csv'] as const;
/** The longest text that is read in several formats, in characters. */
const longestToCompare = 1_000_000;

/**
 * The most text that is read, in bytes without pictures. This is enough for ten thousand questions of the longest
 * format.
 */
const mostText = 16_000_000;

/**
 * Reads a question file in the chosen format, or else in the format that its content suggests. Never rejects because of
 * its content.
 */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, chosen: ChosenReading = {}): Promise<FileReading> {
  const read = await readForm(bytes, chosen);
  if ('why' in read) return read;
  // Systems that write XML use Unicode.
  const isXml = read.format === 'moodle-xml' || read.format === 'qti';
  const parsed = isXml ? read.parsed : itemsWithoutLegacy(read.parsed, chosen);
  return { ...read, parsed: withFormulaHints(parsed, chosen.makesFormulas ?? false) };
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, chosen: ChosenReading): Promise<FileReading> {
  const refusal = refusalOf(bytes);
  if (refusal !== null) return { why: refusal };
  if (isZip(bytes)) return readArchive(bytes, chosen);
  const { rest, read } = withoutEmbedded(bytes);
  return rest.length > mostText ? { why: messageOf('too-much') } : readText(textOf(rest), chosen, read);
}

async function readArchive(bytes: Uint8Array<ArrayBuffer>, chosen: ChosenReading): Promise<FileReading> {
  const listed = unzip(bytes, () => false);
  if ('why' in listed) return listed;
  const recognised = recogniseArchive(listed.paths);
  if ('why' in recognised) return recognised;
  const { format } = recognised;
  if (format === 'xlsx' || format === 'ods')
    return asFormat(format, parseRows(await readSheetRows(bytes, chosen.keepsLegacy), chosen.is));
  const archive = unzip(bytes);
  if ('why' in archive) return archive;
  const declaring = [...archive.files].find(
    ([path, content]) => /\.(xml|rels)$/i.test(path) && declaresEntities(content),
  );
  if (declaring) return { why: messageOf('own-entities') };
  return asFormat(format, format === 'docx' ? parseDocx(archive.files, chosen) : parseQtiPackage(archive.files));
}

/**
 * Reads a text. If it is clearly of another format than the chosen one, it is read as that format. If no format was
 * chosen, the one that gives more items is taken.
 */
function readText(text: string, chosen: ChosenReading, base64: ReadBase64): FileReading {
  const recognised: RecognisedForm = recogniseText(text);
  if ('why' in recognised) return recognised;
  const readAs = (format: ImportFormat) =>
    asFormat(format, textParsers[format]?.(text, base64, chosen) ?? { why: messageOf('unreadable') });
  const isOne = (alike as readonly ImportFormat[]).includes(recognised.format);
  const isNamed = isOne && chosen.format !== undefined && (alike as readonly ImportFormat[]).includes(chosen.format);
  const wanted = isNamed ? (chosen.format ?? recognised.format) : recognised.format;
  const first = readAs(wanted);
  if (!isOne || text.length > longestToCompare) return first;
  const reads = alike.map((format) => (format === wanted ? first : readAs(format)));
  const best = isNamed ? first : reads.reduce((most, read) => (countOf(read) > countOf(most) ? read : most), first);
  if ('why' in best) return best;
  const others = reads.flatMap((read) =>
    'why' in read || read.format === best.format || countOf(read) === 0
      ? []
      : [{ format: read.format, items: countOf(read) }],
  );
  return { ...best, others };
}

function countOf(read: FileReading): number {
  return 'why' in read ? 0 : read.parsed.items.length;
}

function parseRows(rows: Rows, is: ReadingOptions['is']): ParsedFile | { why: Refusal } {
  return 'why' in rows ? rows : { ...parseTable(rows.rows, is), font: rows.font };
}

function asFormat(format: ImportFormat, parsed: ParsedFile | { why: Refusal }): FileReading {
  if ('why' in parsed) return parsed;
  const { items, skipped, font, columns } = parsed;
  return { format, parsed: { items, skipped, font, columns }, others: [] };
}

function declaresEntities(content: Uint8Array): boolean {
  return /<!ENTITY/i.test(textOf(content.subarray(0, 100_000)));
}
