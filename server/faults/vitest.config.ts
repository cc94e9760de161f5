import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: what is cut off, gone or full. Apart from the other tests, because each starts the server many times. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['server/faults/**/*.fault.ts'],
    globalSetup: 'server/testing/postgres.setup.ts',
    restoreMocks: true,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
