import { nepalTime } from '#text/dates.ts';

/** The zone that examinations are shown in, as the server wrote it into the page (server/platform/pages/fill-in.ts): nothing where it is Nepal's. */
export const timeZone = globalThis.document?.documentElement.dataset['timeZone'] ?? nepalTime;
