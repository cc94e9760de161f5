import { nepalTime } from '#text/dates.ts';

/** The zone of examinations' times, as the server wrote it into the page (server/platform/pages/fill-in.ts): empty if it is Nepal's. */
export const timeZone = globalThis.document?.documentElement.dataset['timeZone'] ?? nepalTime;
