import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssTarget, scriptTarget } from './build/browser-floor.ts';
import { gatheredSheets } from './build/gathered-sheets.ts';
import { inlineFirst, inlineWordmark } from './build/inline-first.ts';
import { shared } from './build/vite-shared.ts';
import { scriptNames } from './build/script-names.ts';

/** The hall and its rooms, a program of its own (build/hall-program.ts). */
export default defineConfig({
  ...shared,
  plugins: [react(), gatheredSheets(), scriptNames(), inlineFirst(), inlineWordmark()],
  build: {
    copyPublicDir: false,
    // Tells the service worker which files are whose; it does not stay in dist/.
    manifest: true,
    modulePreload: { polyfill: false },
    target: scriptTarget,
    cssTarget,
    rolldownOptions: {
      input: 'client/candidate/index.html',
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // No text is in it: both languages have the same file.
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|zustand)[\\/]|rolldown.runtime/,
              priority: 3,
            },
            { name: 'hall', tags: ['$initial'], priority: 2 },
            // All that comes while one waits, in one file.
            {
              name: 'paper',
              minShareCount: 1,
              test: /[\\/](client[\\/](candidate[\\/]hall[\\/]paper|candidate[\\/]attempt|question)|exam|@noble|fflate|load)[\\/]/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
