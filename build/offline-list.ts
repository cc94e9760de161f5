import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { poolExplanations, poolQuestions } from '#content/build/entrance-pool-plugin.ts';
import { practiceModules } from '#content/build/practice-plugin.ts';
import { searchTexts } from './search-plugin.ts';
import type { BankList } from '#client/student/offline/bank-list.ts';

const bankFile = /^\.\.\/content\/banks\/(?<name>.+)\.json$/;
/** How the manifest names the paper of a topic. A subject's list of topics belongs to the program. */
const topicPaper = new RegExp(`${practiceModules}(?<name>[^/]+/[^/]+)$`);

/**
 * The paths of the parts of the entrance pool. The device keeps them once they have come, like banks, because they repeat the questions of
 * banks.
 */
export function poolFiles(manifest: Manifest): string[] {
  return [poolQuestions, poolExplanations].map((name) => {
    const chunk = Object.entries(manifest).find(([source]) => source.endsWith(name))?.[1];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    return `/${chunk.file}`;
  });
}

/** The path of the texts that search looks through. The device keeps them once they have come. */
export function searchTextsFile(manifest: Manifest): string {
  const chunk = Object.entries(manifest).find(([source]) => source.endsWith(searchTexts))?.[1];
  if (chunk === undefined) throw new Error(`The build has no ${searchTexts}.`);
  return `/${chunk.file}`;
}

/** Writes dist/offline.json: every bank that the client can load, and the texts for search, with their sizes in bytes on the wire. Returns it. */
export async function writeOfflineList(
  dist: string,
  manifest: Manifest,
  sentBytes: (file: string) => Promise<number>,
): Promise<BankList> {
  const files = Object.entries(manifest).flatMap(([source, { file }]) => {
    const name = (bankFile.exec(source) ?? topicPaper.exec(source))?.groups?.['name'];
    return name === undefined ? [] : [{ name, file }];
  });
  files.push({ name: 'search', file: searchTextsFile(manifest).slice(1) });
  const banks = await Promise.all(
    files.map(async ({ name, file }) => ({ name, url: `/${file}`, bytes: await sentBytes(join(dist, file)) })),
  );
  if (files.length === 1) throw new Error('The build has no bank.');
  const list = { bytes: banks.reduce((total, { bytes }) => total + bytes, 0), banks };
  writeFileSync(join(dist, 'offline.json'), JSON.stringify(list));
  return list;
}
