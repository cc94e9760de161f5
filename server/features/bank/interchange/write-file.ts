import { strToU8 } from 'fflate';
import { writeAiken } from '#interchange/aiken.ts';
import { writeGift } from '#interchange/gift-write.ts';
import type { FileItem, OmittedItem } from '#interchange/item.ts';
import { writeMoodleXml } from '#interchange/moodle-xml-write.ts';
import { writeQti } from '#interchange/qti-write.ts';
import { writeTable } from '#interchange/table.ts';
import type { ExportFormat } from './file-types.ts';
import { pack } from './pack.ts';
import { writeCsv, writeXlsx } from './sheets.ts';

/** A file of items. */
export interface WrittenFile {
  readonly bytes: Uint8Array;
  /** The items that the format can not hold. */
  readonly leftOut: readonly OmittedItem[];
}

type Write = (items: readonly FileItem[]) => WrittenFile | Promise<WrittenFile>;

const ofText =
  (write: (items: readonly FileItem[]) => { text: string; leftOut: readonly OmittedItem[] }) =>
  (items: readonly FileItem[]) => {
    const { text, leftOut } = write(items);
    return { bytes: strToU8(text), leftOut };
  };

/** The writers of the export formats. */
export const writers: Readonly<Record<ExportFormat, Write>> = {
  aiken: ofText(writeAiken),
  gift: ofText(writeGift),
  'moodle-xml': ofText(writeMoodleXml),
  qti: (items) => writeQti(items, pack),
  csv: ofText((items) => {
    const { rows, leftOut } = writeTable(items);
    return { text: writeCsv(rows), leftOut };
  }),
  xlsx: async (items) => {
    const { rows, leftOut } = writeTable(items);
    return { bytes: await writeXlsx(rows), leftOut };
  },
};
