/** Banks of questions that the student has opened or saved. */
export const bankCache = 'tayari-banks';
/** The pages with their own HTML that the student has seen, of one version. */
export const pageCache = 'tayari-pages';
/** A file that only some pages need and that never changes under its name: the Devanagari face. */
export const fontCache = 'tayari-fonts';
/** The stills of films that the student has seen. */
export const stillCache = 'tayari-stills';
