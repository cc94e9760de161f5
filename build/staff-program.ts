import { cpSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { staffShellFile } from '#contract/built-pages.ts';
import type { Language } from '#text/language.ts';
import { folderOf, inLanguage } from './language-build.ts';

/**
 * Builds the staff area in a language: a program of its own beside that of the students, who get no byte of it
 * (docs/decisions/2026-11-22-staff-program.md). dist/ must hold the students' program of that language. Its one page is
 * what every address of the staff area gets.
 */
export async function buildStaff(root: string, language: Language): Promise<void> {
  const dist = join(root, 'dist');
  const outDir = join(root, 'node_modules/.cache/tayari-staff', language);
  await build({
    ...inLanguage(language),
    configFile: join(root, 'vite.staff.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  cpSync(join(outDir, 'assets'), join(dist, 'assets'), { recursive: true });
  renameSync(join(outDir, 'staff/index.html'), join(dist, folderOf(language), staffShellFile));
}
