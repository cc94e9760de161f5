/**
 * The content types and file endings of the export formats. The writers of the formats are loaded only by the process
 * that writes.
 */
export const fileTypes = {
  aiken: { type: 'text/plain; charset=utf-8', extension: 'txt' },
  gift: { type: 'text/plain; charset=utf-8', extension: 'gift' },
  'moodle-xml': { type: 'application/xml; charset=utf-8', extension: 'xml' },
  qti: { type: 'application/zip', extension: 'zip' },
  csv: { type: 'text/csv; charset=utf-8', extension: 'csv' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
} as const;

export type ExportFormat = keyof typeof fileTypes;
