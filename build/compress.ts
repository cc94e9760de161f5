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
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { originPlaceholder } from '#contract/built-pages.ts';
import { compress, type Effort } from '#server/platform/http/compress.ts';

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
  const used = new Set<string>();
  const done = await Promise.all(filesIn(folder).map((file) => compressFile(file, kept, used)));
  for (const name of readdirSync(kept)) if (!used.has(name)) rmSync(join(kept, name));
  return done.filter(Boolean).length;
}

/** Compresses every file under `folder` into `kept` alone. A build does this beside its other work, and finds them there at its end. */
export async function compressAhead(folder: string, kept: string): Promise<void> {
  await Promise.all(filesIn(folder).map(async (file) => keptFiles(readFileSync(file), kept, effortOf(file))));
}

/** How many bytes of a file are sent. */
export async function sentBytes(file: string, kept: string): Promise<number> {
  const content = readFileSync(file);
  const { br } = await keptFiles(content, kept, effortOf(file));
  return Math.min(content.length, statSync(br).size);
}

function filesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => compressible.test(name));
  return names.map((name) => join(folder, name)).filter((file) => statSync(file).isFile());
}

/** Whether the file got any. Notes the kept files that it used in `used`. */
async function compressFile(file: string, kept: string, used: Set<string>): Promise<boolean> {
  const content = readFileSync(file);
  if (isCompletedLater(content)) return false;
  const compressed = await keptFiles(content, kept, effortOf(file));
  const smaller = encodings.map((encoding) => {
    used.add(basename(compressed[encoding]));
    if (statSync(compressed[encoding]).size >= content.length) return false;
    copyFileSync(compressed[encoding], file + endings[encoding]);
    return true;
  });
  return smaller.includes(true);
}

/** The server completes these files, and compresses them then. */
function isCompletedLater(content: Buffer): boolean {
  return content.includes(originPlaceholder);
}

/** Half of a build's time goes into compressing. Pages are most of it. */
const effortOf = (file: string): Effort => (file.endsWith('.html') ? 'page' : 'best');

type KeptFiles = Readonly<Record<(typeof encodings)[number], string>>;

/** What this process compresses already, by the kept file. */
const underWay = new Map<string, Promise<void>>();

/** The compressed files of a content, which come into being if they are not there. */
async function keptFiles(content: Buffer, kept: string, effort: Effort): Promise<KeptFiles> {
  mkdirSync(kept, { recursive: true });
  const hash = createHash('sha256').update(way).update(effort).update(content).digest('hex');
  const files = { br: join(kept, hash + endings.br), gzip: join(kept, hash + endings.gzip) };
  if (isCompletedLater(content)) return files;
  await Promise.all(
    encodings.map((encoding) => {
      const file = files[encoding];
      const made = underWay.get(file) ?? (existsSync(file) ? Promise.resolve() : keep(content, encoding, file, effort));
      underWay.set(file, made);
      return made;
    }),
  );
  return files;
}

/** The file is written completely or not at all, even if a build is cut short. */
async function keep(content: Buffer, encoding: keyof KeptFiles, file: string, effort: Effort): Promise<void> {
  writeFileSync(`${file}.part`, await compress(content, encoding, effort));
  renameSync(`${file}.part`, file);
}
