import { defineConfig } from 'vitest/config';

/**
 * `npm run test:faults`, partly run by `npm test`: cut links, a gone database, a full disk. These tests run apart from
 * the others, because each starts the server many times.
 */
export default defineConfig({
  test: {
    name: 'faults',
    include: ['server/faults/**/*.fault.ts'],
    globalSetup: 'server/testing/databases.setup.ts',
    restoreMocks: true,
    maxWorkers: 3,
    // This is generous: a busy machine is slow, not wrong.
    testTimeout: 600_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
