import { defineConfig } from 'vitest/config';

/** Generous: a busy machine is slow, not wrong. */
const shared = { restoreMocks: true, testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    // Many of these wait for processes and disks.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'product',
          include: ['{exam,interchange,content,contract,text,client,build,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: 'server/testing/databases.setup.ts',
        },
      },
    ],
  },
});
