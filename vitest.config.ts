import { defineConfig } from 'vitest/config';

const shared = {
  restoreMocks: true,
  // Files share what they import, which takes a third of the time: nothing here may be left changed for the next.
  isolate: false,
  // Generous: a busy machine is slow, not wrong.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

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
