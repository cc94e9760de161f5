import { expect, test as base } from '@playwright/test';
import { endExaminations } from '#server/testing/end-examinations.ts';
import { createPostgresServer } from '#server/testing/postgres-server.ts';
import { plainAddress } from './chromium.ts';
import { startServer, type RunningServer } from './server.ts';

/** What a project of playwright.config.ts sets. */
export interface WorkerOptions {
  /** The server's database. */
  readonly database: 'SQLite' | 'PostgreSQL';
}

interface WorkerFixtures extends WorkerOptions {
  readonly server: RunningServer;
}

interface TestFixtures {
  /**
   * Whether pages come over plain http from an address that is not this machine's own, like in a school. A browser then has no service
   * worker, no crypto.subtle, no wake lock and no clipboard.
   */
  readonly overPlainHttp: boolean;
  /** Whether the navigation is as on a first visit, over a phone's page. Tests of pages have closed it. */
  readonly navShown: boolean;
  /** Console errors that a test expects; any other fails it. */
  readonly expectedErrors: RegExp[];
}

/** The time at which every test's clock starts. */
export const start = new Date('2026-11-21T10:00:00+05:45');

/** What Chromium logs about a page with status 404. */
export const missingPage = /status of 404 \(Not Found\)/;

/** What Chromium logs about a header that works with https only. */
const noOpenerPolicy = /^The Cross-Origin-Opener-Policy header has been ignored/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  database: ['SQLite', { option: true, scope: 'worker' }],
  server: [
    async ({ database }, use) => {
      const postgres = database === 'PostgreSQL' ? await createPostgresServer() : null;
      const server = await startServer(postgres ? { DATABASE_URL: postgres.url } : {});
      await use(server);
      await server.stop();
      await postgres?.remove();
    },
    { scope: 'worker' },
  ],
  overPlainHttp: [false, { option: true }],
  baseURL: async ({ server, overPlainHttp }, use) => use(overPlainHttp ? plainAddress(server.url) : server.url),
  navShown: [false, { option: true }],
  // Playwright reads a fixture's needs from this pattern.
  // oxlint-disable-next-line eslint/no-empty-pattern
  expectedErrors: async ({}, use) => use([]),
  page: async ({ page, baseURL, expectedErrors, navShown, overPlainHttp, server }, use) => {
    if (!navShown) await page.context().addCookies([{ name: 'nav', value: 'hidden', url: baseURL ?? server.url }]);
    const errors: string[] = [];
    const expectedAtAll = overPlainHttp ? [...expectedErrors, noOpenerPolicy] : expectedErrors;
    const note = (text: string) => {
      if (!expectedAtAll.some((expected) => expected.test(text))) errors.push(text);
    };
    page.context().on('console', (message) => {
      if (message.type() === 'error') note(message.text());
    });
    page.context().on('weberror', (error) => note(String(error.error())));
    await use(page);
    await server.setClock(null);
    await endExaminations(server);
    expect(errors, 'nothing is written to the console as an error').toEqual([]);
  },
});

export { expect };
