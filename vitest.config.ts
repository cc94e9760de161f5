import { defineConfig } from 'vitest/config';

const shared = { restoreMocks: true };

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
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
