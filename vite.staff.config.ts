import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget, rewrittenTarget } from './build/browser-floor.ts';
import { inlineEarly, inlineWordmark } from './build/inline-first.ts';
import { shared } from './build/vite-shared.ts';
import { scriptNames } from './build/script-names.ts';

/** The staff area, a program of its own (build/staff-program.ts). */
export default defineConfig({
  ...shared,
  plugins: [react(), scriptNames(), inlineEarly(), inlineWordmark()],
  build: {
    copyPublicDir: false,
    rolldownOptions: { input: 'client/staff/index.html' },
    target: rewrittenTarget,
    cssTarget,
    modulePreload: { polyfill: false },
  },
});
