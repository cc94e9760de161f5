import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{exam,content,contract,server,client,scripts}/**/*.test.ts'],
    restoreMocks: true,
  },
});
