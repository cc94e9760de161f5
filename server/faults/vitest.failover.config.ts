import { defineConfig } from 'vitest/config';

/**
 * `npm run test:failover`: a cluster of databases whose primary is killed. It is not part of `npm test`: it takes two
 * minutes and needs extra packages.
 */
export default defineConfig({
  test: {
    name: 'failover',
    include: ['server/faults/**/*.failover.ts'],
    testTimeout: 600_000,
    hookTimeout: 120_000,
  },
});
