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
 * Builds the hall in a language: a program of its own beside that of the students, so that a candidate on a slow link waits
 * for nothing that only practice needs (docs/decisions/2026-11-22-hall-program.md), with a service worker that keeps it.
 * dist/ must hold the students' program of that language. Its one page is what every address of the hall and of its rooms gets.
 * Returns the packages that are in it.
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
