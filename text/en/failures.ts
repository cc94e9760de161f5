// What is said when something is missing or fails, on whichever page.
export const notFound = 'Not found';
export const pageNotFound = 'Page not found';
export const noPage = 'This address leads to no page of Tayari.';
export const nothingKeptAt = 'Nothing is kept at';
export const error = 'Error';
export const unexpected = 'Unexpected Application Error!';
export const answersKept = 'What you have answered is kept on this device. Reload to go on.';
export const reload = 'Reload';
export const pageNotLoaded = 'This page could not be loaded.';
/** Without text/dates.ts: English pages have no use for its calendar. */
export const noConnection = (at: number) =>
  `No connection: shown as it was on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at)}.`;
export const unreachable = 'Tayari could not be reached. Check your connection and try again.';
export const unreadable = (status: number) => `The server gave no readable answer (${status}). Try again in a minute.`;
