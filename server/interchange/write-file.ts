import { strToU8 } from 'fflate';
import { writeAiken } from '#interchange/aiken.ts';
import { writeGift } from '#interchange/gift-write.ts';
import type { FileItem, LeftOut } from '#interchange/item.ts';
import { writeMoodleXml } from '#interchange/moodle-xml-write.ts';
import { writeQti } from '#interchange/qti-write.ts';
import { writeTable } from '#interchange/table.ts';
import { pack } from '#server/interchange/pack.ts';
import { writeCsv, writeXlsx } from '#server/interchange/sheets.ts';

/** A file of items. */
export interface WrittenFile {
  readonly bytes: Uint8Array;
  /** Items that the format can not hold. */
  readonly leftOut: readonly LeftOut[];
}

interface FileFormat {
  readonly type: string;
  readonly extension: string;
  readonly write: (items: readonly FileItem[]) => WrittenFile | Promise<WrittenFile>;
}

const ofText =
  (write: (items: readonly FileItem[]) => { text: string; leftOut: readonly LeftOut[] }) =>
  (items: readonly FileItem[]) => {
    const { text, leftOut } = write(items);
    return { bytes: strToU8(text), leftOut };
  };

/** The formats in which items are exported: their content types, the ends of their names, and who writes them. */
export const fileFormats = {
  aiken: { type: 'text/plain; charset=utf-8', extension: 'txt', write: ofText(writeAiken) },
  gift: { type: 'text/plain; charset=utf-8', extension: 'gift', write: ofText(writeGift) },
  'moodle-xml': { type: 'application/xml; charset=utf-8', extension: 'xml', write: ofText(writeMoodleXml) },
  qti: { type: 'application/zip', extension: 'zip', write: (items) => writeQti(items, pack) },
  csv: {
    type: 'text/csv; charset=utf-8',
    extension: 'csv',
    write: ofText((items) => {
      const { rows, leftOut } = writeTable(items);
      return { text: writeCsv(rows), leftOut };
    }),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
    write: async (items) => {
      const { rows, leftOut } = writeTable(items);
      return { bytes: await writeXlsx(rows), leftOut };
    },
  },
} as const satisfies Record<string, FileFormat>;

export type ExportFormat = keyof typeof fileFormats;
