/** The largest question file that is taken, in bytes. */
export const importBytes = 50_000_000;

/** Every form in which items go out, as `GET /staff/export` has them. */
export const exportForms = ['moodle-xml', 'gift', 'qti', 'aiken', 'csv', 'xlsx'] as const;
