/** Every form in which items come: `text` is what people type, `docx` the same in a Word document. */
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
