/** Every form in which questions can be imported: `text` is typed text, `docx` the same in a Word document. */
export const importFormats = [
  'aiken',
  'gift',
  'moodle-xml',
  'qti',
  'csv',
  'xlsx',
  'ods',
  'text',
  'docx',
  'rtf',
] as const;
export type ImportFormat = (typeof importFormats)[number];
