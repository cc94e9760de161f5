import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { originPlaceholder } from '#contract/built-pages.ts';
import { compress } from '#server/platform/http/compress.ts';

const compressible = /\.(html|js|mjs|css|json|svg|txt|xml|webmanifest|ico|map)$/;

/** Puts a .br and a .gz beside every file under `folder` that gets smaller by it. Returns how many files got one. */
export async function compressFolder(folder: string): Promise<number> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  const files = names.map((name) => join(folder, name)).filter((file) => statSync(file).isFile());
  const done = await Promise.all(files.map(compressFile));
  return done.filter(Boolean).length;
}

async function compressFile(file: string): Promise<boolean> {
  const content = readFileSync(file);
  // The server finishes these, and compresses them then.
  if (content.includes(originPlaceholder)) return false;
  const [br, gz] = await Promise.all([compress(content, 'br', 'best'), compress(content, 'gzip', 'best')]);
  if (br.length < content.length) writeFileSync(`${file}.br`, br);
  if (gz.length < content.length) writeFileSync(`${file}.gz`, gz);
  return br.length < content.length || gz.length < content.length;
}
