import { existsSync } from 'node:fs';

/** Debian's Chromium without a window takes a third less of a small machine. If only the complete one is installed, tests use that. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** A name that leads to this machine, but that no browser treats as its own. */
const school = 'school.example';

/** The same server under that name. */
export function plainAddress(url: string): string {
  const address = new URL(url);
  address.hostname = school;
  return address.origin;
}

/** How tests, pictures and measurements launch a browser, without the requests that Chromium makes by itself. */
export const launchOptions = {
  executablePath: installed.find((path) => existsSync(path)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules=MAP ${school} 127.0.0.1`,
  ],
};
