import { defineConfig } from '@playwright/test';
import { launchOptions } from './e2e/chromium.ts';
import type { WorkerOptions } from './e2e/fixtures.ts';
import { phone } from './e2e/windows.ts';

/** What is done with the database behind it in earnest, over PostgreSQL as well; the rest is looked at over the database inside. */
const overPostgres = /(hall-offline|staff-examination|applications)\.test\.ts$/;

export default defineConfig<object, WorkerOptions>({
  testDir: 'e2e',
  // It is emptied at the start, while other tests may write their reports beside it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 3,
  projects: [
    // First: one of them takes longest, and as the last it would leave a core idle.
    { name: 'PostgreSQL', testMatch: overPostgres, use: { database: 'PostgreSQL' } },
    { name: 'SQLite', testIgnore: /hall-offline\.test\.ts$/ },
  ],
  forbidOnly: true,
  // Generous: a busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    // A phone as most students have one; tests of the wide layout set their own size.
    viewport: phone,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    // Films and whatever else moves take most of a small machine; films.test.ts lets them.
    contextOptions: { reducedMotion: 'reduce' },
    // A test that replaces an answer must be the one that is asked; offline.test.ts lets them in.
    serviceWorkers: 'block',
    // A page lives for a second here: what V8 would optimise in it costs a tenth of the run, and saves less.
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev'] },
  },
});
