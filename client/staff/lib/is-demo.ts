/** Whether all people of the installation are invented: the server wrote it into the page (server/platform/pages/fill-in.ts). */
export const isDemo: boolean = globalThis.document?.documentElement.dataset['demo'] !== undefined;
