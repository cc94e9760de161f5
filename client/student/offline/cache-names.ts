/** Banks of questions: what the student has opened, or asked to be kept. */
export const bankCache = 'tayari-banks';
/** The pages with HTML of their own that the student has seen, of one version. */
export const pageCache = 'tayari-pages';
/** What only some pages need and never changes under its name: the Devanagari face. */
export const fontCache = 'tayari-fonts';
/** The stills of films that the student has seen. */
export const stillCache = 'tayari-stills';
