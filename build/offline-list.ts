import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { sectionPrefix } from '#content/build/section-plugin.ts';
import type { BankList } from '#client/offline/bank-list.ts';

/** The paths of the sections of the entrance pool: kept when they have come, like banks, whose questions they repeat. */
export function sectionFiles(manifest: Manifest): string[] {
  const sections = Object.entries(manifest).filter(([source]) => source.includes(sectionPrefix));
  if (sections.length === 0) throw new Error('The build has no section.');
  return sections.map(([, { file }]) => `/${file}`);
}

/** Writes dist/offline.json: every bank that the client can load, with its bytes as they are sent. Returns it. */
export function writeOfflineList(dist: string, manifest: Manifest): BankList {
  const banks = Object.entries(manifest)
    .filter(([source]) => source.startsWith('../content/banks/'))
    .map(([, { file }]) => ({ url: `/${file}`, bytes: brotliCompressSync(readFileSync(join(dist, file))).length }));
  if (banks.length === 0) throw new Error('The build has no bank.');
  const list = { bytes: banks.reduce((total, { bytes }) => total + bytes, 0), banks };
  writeFileSync(join(dist, 'offline.json'), JSON.stringify(list));
  return list;
}
