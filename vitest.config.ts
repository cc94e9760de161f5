import { defineConfig } from 'vitest/config';
import { practicePlugin } from '#content/build/practice-plugin.ts';
import { searchPlugin } from './build/search-plugin.ts';

/** Generous: a busy machine is slow, not wrong. */
const shared = {
  restoreMocks: true,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Files share what they import, which takes a third of the time: nothing of a module may be left changed for the next. */
const together = { ...shared, isolate: false };

export default defineConfig({
  test: {
    // Many of these wait for processes and disks.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...together,
          name: 'product',
          include: ['{exam,interchange,content,contract,text,build,scripts}/**/*.test.ts'],
        },
      },
      {
        plugins: [practicePlugin(), searchPlugin()],
        // A program has one session and one list of toasts: each file has its own.
        test: { ...shared, name: 'client', include: ['client/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          ...together,
          name: 'server',
          include: ['{server,demo}/**/*.test.ts'],
          globalSetup: 'server/testing/databases.setup.ts',
        },
      },
    ],
  },
});
