import { cpSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { hallShellFile } from '#contract/built-pages.ts';
import type { Language } from '#text/language.ts';
import { hallFirst } from './hall-first.ts';
import { folderOf, inLanguage } from './language-build.ts';
import { licenceList, takeShipped, type ShippedPackage } from './licences.ts';
import { writeHallWorker } from './service-worker.ts';
import { takeManifest } from './take-manifest.ts';

/**
 * Builds the hall in a language as a program of its own, beside that of the students. A candidate on a slow link then waits for nothing
 * that only practice needs (docs/decisions/2026-11-22-hall-program.md). A service worker keeps the program. dist/ must hold the students'
 * program of that language. Every address of the hall and of its rooms gets its one page. Returns the packages in it.
 */
export async function buildHall(root: string, language: Language): Promise<ShippedPackage[]> {
  const dist = join(root, 'dist');
  const outDir = join(root, 'node_modules/.cache/tayari-hall', language);
  await build({
    ...inLanguage(language),
    plugins: [inLanguage(language).plugins, hallFirst(language)],
    configFile: join(root, 'vite.hall.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, license: licenceList },
  });
  takeManifest(outDir);
  const shipped = takeShipped(outDir);
  cpSync(join(outDir, 'assets'), join(dist, 'assets'), { recursive: true });
  renameSync(join(outDir, 'candidate/index.html'), join(dist, folderOf(language), hallShellFile));
  const inWorker = await writeHallWorker(root, language, readdirSync(join(outDir, 'assets')));
  return [...shipped, ...inWorker];
}
