// The texts for something missing or failed, on any page.
export const notFound = 'Not found';
export const pageNotFound = 'Page not found';
export const noPageAt = 'There is no page at';
export const error = 'Error';
export const unexpected = 'Unexpected Application Error!';
export const answersKept = 'Your answers are saved on this device. Reload to continue.';
export const reload = 'Reload';
export const pageNotLoaded = 'This page could not be loaded.';
/** This does without text/dates.ts: English pages don't need its calendar. */
export const noConnection = (at: number) =>
  `No connection: shown as it was on ${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at)}.`;
export const unreachable = 'Tayari could not be reached. Check your connection and try again.';
export const unreadable = (status: number) => `The server sent an unreadable reply (${status}). Try again in a minute.`;
