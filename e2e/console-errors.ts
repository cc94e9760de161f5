/** What Chromium logs about an answer with this status, and about a call that was cut off. */
export const status = (code: number) =>
  new RegExp(`^Failed to load resource: the server responded with a status of ${code} `);
export const cut = /^Failed to load resource: net::ERR_(FAILED|INTERNET_DISCONNECTED)$/;
