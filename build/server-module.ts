import { join } from 'node:path';
import { build } from 'vite';
import { noticePageModule, questionPageModule, resultsPageModule, searchPageModule } from '#contract/built-pages.ts';
import type { Language } from '#text/language.ts';
import { inLanguage } from './language-build.ts';

/** A module with which the server makes pages from the components of a screen. */
interface ServerModule {
  readonly entry: string;
  readonly config: string;
  readonly file: (language: Language) => string;
}

/** The pages that the server makes: published lists, notices, questions, and results of a search. */
export const serverModules: readonly ServerModule[] = [
  {
    entry: 'client/candidate/results/lists-entry.tsx',
    config: 'vite.hall.config.ts',
    file: resultsPageModule,
  },
  { entry: 'client/student/app/notice-entry.tsx', config: 'vite.config.ts', file: noticePageModule },
  { entry: 'client/student/app/question-entry.tsx', config: 'vite.config.ts', file: questionPageModule },
  { entry: 'client/student/app/search-entry.tsx', config: 'vite.config.ts', file: searchPageModule },
];

/**
 * Builds such a module. The name of its folder starts with a dot, so that the server serves nothing of it.
 */
export async function buildServerModule(
  root: string,
  language: Language,
  { entry, config, file }: ServerModule,
): Promise<void> {
  const { ssr, ...inOne } = inLanguage(language);
  await build({
    ...inOne,
    // The server itself needs no store, so that a release has none.
    ssr: { ...ssr, noExternal: ['zustand'] },
    configFile: join(root, config),
    logLevel: 'warn',
    build: {
      ssr: join(root, entry),
      outDir: join(root, 'dist', file(language), '..'),
      emptyOutDir: true,
      copyPublicDir: false,
      manifest: false,
      // The splitting of the browser's program has no use here.
      rolldownOptions: { input: join(root, entry) },
    },
  });
}
