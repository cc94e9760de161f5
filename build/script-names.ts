import type { Plugin } from 'vite';

const name = 'assets/[name]-[hash:7].js';

/** No compressor shortens a hash, and every page names many files: seven of 36 signs (36 bits) tell builds apart well enough. */
export function scriptNames(): Plugin {
  return {
    name: 'tayari-script-names',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    config: () => ({
      build: { rolldownOptions: { output: { entryFileNames: name, chunkFileNames: name, hashCharacters: 'base36' } } },
    }),
  };
}
