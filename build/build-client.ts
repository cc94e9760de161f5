import { cpSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { builtTopics } from '#content/build/built-topics.ts';
import { languages, type Language } from '#text/language.ts';
import { writeAddresses } from './addresses.ts';
import { compressAhead, compressFolder, sentBytes } from './compress.ts';
import { buildHall } from './hall-program.ts';
import { stampFile } from './is-built.ts';
import { folderOf, inLanguage } from './language-build.ts';
import { licenceList, shippedFonts, takeShipped, writeLicences, type ShippedPackage } from './licences.ts';
import { writeMathFont } from './math-font.ts';
import { writeNepaliFonts } from './nepali-fonts.ts';
import { poolFiles, writeOfflineList } from './offline-list.ts';
import { prerenderPages } from './prerender.ts';
import { writeQuestionTopics } from './question-topics.ts';
import { writeServiceWorker } from './service-worker.ts';
import { buildStaff } from './staff-program.ts';
import { sourcesHash } from './sources.ts';
import { buildServerModule, serverModules } from './server-module.ts';
import { entryFile, takeManifest } from './take-manifest.ts';

/**
 * Builds the client into dist/, once for each language, and compresses it. It writes the stamp last, so the next start repeats a build that
 * was cut short. `root` is the folder of the project.
 */
export async function buildClient(root: string): Promise<void> {
  const dist = join(root, 'dist');
  const kept = keptFolder(root);
  const hash = sourcesHash(root, process.env);
  // One after the other: the library that makes the faces has one memory.
  await writeNepaliFonts(root);
  await writeMathFont(root);
  const shipped = shippedFonts(root);
  const ahead: Promise<void>[] = [];
  for (const language of languages) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- what the second writes stands beside what the first has written
    shipped.push(...(await buildLanguage(root, language)));
    // Beside the next builds, which leave the other cores alone.
    ahead.push(compressAhead(dist, kept));
  }
  // Last: a service worker keeps what it finds in dist/, but nothing of the staff area and the hall.
  for (const language of languages) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- two builds at once would need twice the memory
    shipped.push(...(await buildStaff(root, language)));
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    shipped.push(...(await buildHall(root, language)));
    // oxlint-disable-next-line eslint/no-await-in-loop -- as above
    for (const module of serverModules) await buildServerModule(root, language, module);
  }
  writeLicences(dist, shipped);
  const topics = builtTopics();
  writeAddresses(
    dist,
    topics.flatMap(({ keys }) => keys),
  );
  await Promise.all(ahead);
  await compressFolder(dist, kept);
  // The server reads them and sends none, so they are not compressed.
  writeQuestionTopics(dist, topics);
  writeFileSync(stampFile(root), hash);
}

/** Where compressed files wait for the next build. */
const keptFolder = (root: string) => join(root, 'node_modules/.cache/tayari-compressed');

/**
 * Builds the program in a language, its pages and its service worker. A file that several languages share (questions, films) has the same
 * name and exists once. Returns the packages in it.
 */
async function buildLanguage(root: string, language: Language): Promise<ShippedPackage[]> {
  const dist = join(root, 'dist');
  const outDir = language === 'en' ? dist : join(root, 'node_modules/.cache/tayari-languages', language);
  await build({
    ...inLanguage(language),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true, copyPublicDir: language === 'en', license: licenceList },
  });
  const manifest = takeManifest(outDir);
  const shipped = takeShipped(outDir);
  mkdirSync(join(dist, folderOf(language)), { recursive: true });
  if (outDir !== dist) cpSync(join(outDir, 'assets'), join(dist, 'assets'), { recursive: true });
  renameSync(join(outDir, 'index.html'), join(dist, folderOf(language), 'shell.html'));
  const drawn = await prerenderPages(root, language, manifest);
  const { banks } = await writeOfflineList(dist, manifest, (file) => sentBytes(file, keptFolder(root)));
  const inWorker = await writeServiceWorker(root, language, {
    assets: new Set(readdirSync(join(outDir, 'assets'))),
    banks: [...banks.map(({ url }) => url), ...poolFiles(manifest)],
    drawn,
    entry: entryFile(manifest),
  });
  return [...shipped, ...inWorker];
}
