import { join } from 'node:path';
import { build } from 'vite';
import { resultsPageModule } from '#contract/built-pages.ts';
import type { Language } from '#text/language.ts';
import { inLanguage } from './language-build.ts';

/**
 * Builds the module with which the server makes a page of published lists, from the component that the screen uses. The name of its folder
 * starts with a dot, so that the server serves nothing of it.
 */
export async function buildResultsPage(root: string, language: Language): Promise<void> {
  const file = join(root, 'dist', resultsPageModule(language));
  await build({
    ...inLanguage(language),
    configFile: join(root, 'vite.hall.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: join(root, 'client/candidate/results/lists-entry.tsx'),
      outDir: join(file, '..'),
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      // The splitting of the browser's program has no use here.
      rolldownOptions: { input: join(root, 'client/candidate/results/lists-entry.tsx') },
    },
  });
}
