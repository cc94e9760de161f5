import type { Plugin } from 'vite';

const name = 'assets/[name]-[hash:7].js';
const hashCharacters = 'base36';

/** No compressor shortens a hash, and every page names many files: seven of 36 signs (36 bits) tell builds apart well enough. */
export function scriptNames(): Plugin {
  return {
    name: 'tayari-script-names',
    apply: 'build',
    config: (_, { isSsrBuild }) => ({
      // The pages made beforehand name pictures by the same signs; the file that makes them has a name of its own.
      build: {
        rolldownOptions: {
          output: isSsrBuild ? { hashCharacters } : { entryFileNames: name, chunkFileNames: name, hashCharacters },
        },
      },
    }),
  };
}
