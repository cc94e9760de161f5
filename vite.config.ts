import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bankPlugin } from '#content/build/bank-plugin.ts';
import { entrancePoolPlugin } from '#content/build/entrance-pool-plugin.ts';
import { practicePlugin } from '#content/build/practice-plugin.ts';
import { cssTarget, scriptTarget } from './build/browser-floor.ts';
import { fewFiles } from './build/few-files.ts';
import { gatheredSheets } from './build/gathered-sheets.ts';
import { inlineFirst, inlineWordmark } from './build/inline-first.ts';
import { preloadOf } from './build/preload-of.ts';
import { shared } from './build/vite-shared.ts';
import { searchPlugin } from './build/search-plugin.ts';
import { scriptNames } from './build/script-names.ts';
import { isHallAddress, isStaffAddress } from '#contract/address.ts';

/** What the first paint of every page is set in. */
const firstFonts = /mukta-latin-(400|800)-normal-.+\.woff2$/;

/** Preloads the first fonts by their hashed names. */
function preloadFonts(): Plugin {
  return {
    name: 'tayari-preload-fonts',
    apply: 'build',
    transformIndexHtml: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => firstFonts.test(file))
        .map(preloadOf),
  };
}

/** `npm run dev` serves the staff area and the hall too, which the build makes apart. */
function serveOthers(): Plugin {
  return {
    name: 'tayari-serve-others',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        const isPage = request.headers.accept?.includes('text/html') === true;
        const { url = '' } = request;
        if (isPage && isStaffAddress(url)) request.url = '/staff/index.html';
        if (isPage && isHallAddress(url)) request.url = '/candidate/index.html';
        next();
      });
    },
  };
}

export default defineConfig({
  ...shared,
  plugins: [
    bankPlugin(),
    entrancePoolPlugin(),
    practicePlugin(),
    searchPlugin(),
    react(),
    gatheredSheets(),
    preloadFonts(),
    inlineFirst(),
    inlineWordmark(),
    scriptNames(),
    fewFiles(),
    serveOthers(),
  ],
  build: {
    // One sheet: smaller than its parts (9 kB against 12), and no page waits for, or fails by, a second one.
    cssCodeSplit: false,
    // Tells the prerendering which file a source has become; it does not stay in dist/.
    manifest: true,
    outDir: '../dist',
    emptyOutDir: true,
    // In kB as they lie on the disk: the pool of the entrance quiz is 75 kB as it is sent.
    chunkSizeWarningLimit: 600,
    // Only Safari 16, Firefox 114 and older would need it, to fetch a screen's files one step earlier.
    modulePreload: { polyfill: false },
    target: scriptTarget,
    cssTarget,
    // A text stands where it is said, and not once more under a name (docs/decisions/2026-11-22-two-languages.md).
    rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } },
  },
  server: {
    proxy: { '/api': 'http://127.0.0.1:3000' },
  },
});
