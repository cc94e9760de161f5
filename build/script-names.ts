import type { Plugin } from 'vite';

const name = 'assets/[name]-[hash:7].js';
const hashCharacters = 'base36';

/** Compression does not shorten a hash, and every page names many files. Seven of 36 signs (36 bits) tell builds apart well enough. */
export function scriptNames(): Plugin {
  return {
    name: 'tayari-script-names',
    apply: 'build',
    config: (_, { isSsrBuild }) => ({
      // Prerendered pages name pictures by the same signs. The file that makes the pages has its own name.
      build: {
        rolldownOptions: {
          output: isSsrBuild ? { hashCharacters } : { entryFileNames: name, chunkFileNames: name, hashCharacters },
        },
      },
    }),
  };
}
