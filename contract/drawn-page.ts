// The program and its service worker read these; contract/built-pages.ts has the schema of the file behind such a page.

/** The id of the element that holds a page's paper, as JSON. Its `data-files` are the files to keep for offline. */
export const drawnPaperId = 'drawn-paper';

/** The query under which the server sends a page without its paper. The device then draws the paper. */
export const undrawnQuery = '?undrawn';
