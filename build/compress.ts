import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originPlaceholder } from '#contract/built-pages.ts';
import { compress } from '#server/platform/http/compress.ts';

const compressible = /\.(html|js|mjs|css|json|svg|txt|xml|webmanifest|ico|map)$/;

const encodings = ['br', 'gzip'] as const;
const endings = { br: '.br', gzip: '.gz' } as const;

/** A file compressed with other settings has another name. */
const way = readFileSync(fileURLToPath(import.meta.resolve('#server/platform/http/compress.ts')));

/**
 * Puts a .br and a .gz beside every file under `folder` that gets smaller. Returns how many files got one. The folder `kept` holds the
 * compressed files for the next build: the best compression takes longer than the rest of a build.
 */
export async function compressFolder(folder: string, kept: string): Promise<number> {
  mkdirSync(kept, { recursive: true });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  const files = names.map((name) => join(folder, name)).filter((file) => statSync(file).isFile());
  const used = new Set<string>();
  const done = await Promise.all(files.map((file) => compressFile(file, kept, used)));
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name));
  return done.filter(Boolean).length;
}

/** Whether the file got any. Notes the cached files that it used in `used`. */
async function compressFile(file: string, kept: string, used: Set<string>): Promise<boolean> {
  const content = readFileSync(file);
  // The server completes these files, and compresses them then.
  if (content.includes(originPlaceholder)) return false;
  const hash = createHash('sha256').update(way).update(content).digest('hex');
  const smaller = await Promise.all(
    encodings.map(async (encoding) => {
      const name = hash + endings[encoding];
      used.add(name);
      const compressed = join(kept, name);
      if (!existsSync(compressed)) {
        // The file is written completely or not at all, even if a build is cut short.
        writeFileSync(`${compressed}.part`, await compress(content, encoding, 'best'));
        renameSync(`${compressed}.part`, compressed);
      }
      if (statSync(compressed).size >= content.length) return false;
      copyFileSync(compressed, file + endings[encoding]);
      return true;
    }),
  );
  return smaller.includes(true);
}
