import { defineConfig } from 'vitest/config';

/** `npm run test:faults`, and a part of `npm test`: what is cut off, gone or full. Apart from the other tests, because each starts the server many times. */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['server/faults/**/*.fault.ts'],
    globalSetup: 'server/testing/databases.setup.ts',
    restoreMocks: true,
    maxWorkers: 3,
    // Generous: a busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
