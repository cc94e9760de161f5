import type { ImportFormat } from '#exam/import-formats.ts';
import { parseAiken } from '#interchange/aiken.ts';
import { textOf } from '#interchange/decode.ts';
import { withoutEmbedded, type ReadBase64 } from '#interchange/embedded.ts';
import { parseDocx } from '#interchange/docx.ts';
import { parseGift } from '#interchange/gift.ts';
import type { Parsed } from '#interchange/item.ts';
import { parseMoodleXml } from '#interchange/moodle-xml.ts';
import { parseQtiPackage, parseQtiXml } from '#interchange/qti.ts';
import { recogniseArchive, recogniseText, refusalOf, type Recognised } from '#interchange/recognise.ts';
import { parseTable } from '#interchange/table.ts';
import { parseTypedText } from '#interchange/typed-text.ts';
import { isZip, unzip } from '#interchange/zip.ts';
import { tooMuch, type FileRead } from '#server/interchange/file-read.ts';
import { readCsv, readXlsx, type Rows } from '#server/interchange/sheets.ts';

/** The formats that are text, and who reads each. */
const textParsers = {
  aiken: parseAiken,
  gift: parseGift,
  'moodle-xml': parseMoodleXml,
  qti: parseQtiXml,
  csv: (text: string) => parseRows(readCsv(text)),
  text: parseTypedText,
} satisfies Partial<Record<ImportFormat, (text: string, base64: ReadBase64) => Parsed | { why: string }>>;

/** The most text that is read, in bytes, pictures in it aside: ten thousand questions of the most wordy form. */
const mostText = 16_000_000;

/** Reads a question file whose form is named, or recognised by what it holds. Never rejects for what is in it. */
export async function readFile(bytes: Uint8Array<ArrayBuffer>, format?: ImportFormat): Promise<FileRead> {
  const refusal = refusalOf(bytes);
  if (refusal !== null) return { why: refusal };
  if (isZip(bytes)) return readArchive(bytes);
  const { rest, read } = withoutEmbedded(bytes);
  return rest.length > mostText ? { why: tooMuch } : readText(textOf(rest), format, read);
}

async function readArchive(bytes: Uint8Array<ArrayBuffer>): Promise<FileRead> {
  const listed = unzip(bytes, () => false);
  if ('why' in listed) return listed;
  const recognised = recogniseArchive(listed.paths);
  if ('why' in recognised) return recognised;
  const { format } = recognised;
  if (format === 'xlsx') return asFormat(format, parseRows(await readXlsx(bytes)));
  const archive = unzip(bytes);
  if ('why' in archive) return archive;
  const declaring = [...archive.files].find(
    ([path, content]) => /\.(xml|rels)$/i.test(path) && declaresEntities(content),
  );
  if (declaring) return { why: 'The file declares entities of its own, which are not read.' };
  return asFormat(format, format === 'docx' ? parseDocx(archive.files) : parseQtiPackage(archive.files));
}

/** A text that is named as something else than it is, is read as what it is. */
function readText(text: string, format: ImportFormat | undefined, base64: ReadBase64): FileRead {
  const recognised: Recognised = recogniseText(text);
  const isMarkup = /^\s*</.test(text);
  if ('why' in recognised) return recognised;
  const chosen = isMarkup || format === undefined || !(format in textParsers) ? recognised.format : format;
  const parse = textParsers[chosen as keyof typeof textParsers];
  return asFormat(chosen, parse(text, base64));
}

function parseRows(rows: Rows): Parsed | { why: string } {
  return 'why' in rows ? rows : parseTable(rows.rows);
}

function asFormat(format: ImportFormat, parsed: Parsed | { why: string }): FileRead {
  return 'why' in parsed ? parsed : { format, parsed };
}

function declaresEntities(content: Uint8Array): boolean {
  return /<!ENTITY/i.test(textOf(content.subarray(0, 100_000)));
}
