/** The largest question file that is accepted. */
export const importMB = 50;
export const importBytes = importMB * 1_000_000;

/** Every form in which items can be exported, as `GET /staff/export` names them. */
export const exportForms = ['moodle-xml', 'gift', 'qti', 'aiken', 'csv', 'xlsx'] as const;
