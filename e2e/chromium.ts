import { existsSync } from 'node:fs';

/** Debian's Chromium without a window takes a third less of a small machine; the whole one does where that is what there is. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** How a browser is launched for tests, pictures and measurements; without the calls that Chromium makes of itself. */
export const launchOptions = {
  executablePath: installed.find((path) => existsSync(path)) ?? 'chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};
