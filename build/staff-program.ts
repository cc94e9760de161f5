import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { staffShellFile } from '#contract/built-pages.ts';
import type { Language } from '#text/language.ts';
import { folderOf, inLanguage } from './language-build.ts';
import { licenceList, takeShipped, type ShippedPackage } from './licences.ts';

/**
 * Builds the staff area in a language as a program of its own, beside that of the students. Students load no byte of it
 * (docs/decisions/2026-11-22-staff-program.md). dist/ must hold the students' program of that language. Every address of the staff area
 * gets its one page. Returns the packages in it.
 */
export async function buildStaff(root: string, language: Language): Promise<ShippedPackage[]> {
  const dist = join(root, 'dist');
  const outDir = join(root, 'node_modules/.cache/tayari-staff', language);
  await build({
    ...inLanguage(language),
    configFile: join(root, 'vite.staff.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, license: licenceList },
  });
  cpSync(join(outDir, 'assets'), join(dist, 'assets'), { recursive: true });
  renameSync(join(outDir, 'staff/index.html'), join(dist, folderOf(language), staffShellFile));
  return takeShipped(outDir);
}
