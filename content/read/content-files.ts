import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { z } from 'zod';
import type { Finding } from './finding.ts';

/** The catalogue's files as text, read once, and the findings about them so far. */
export interface ContentFiles {
  /** The hash of every file and of the code that reads them. The same hash means the same catalogue. */
  readonly hash: string;
  readonly findings: Finding[];
  /** Paths under the content folder that begin with `prefix`, in order. */
  readonly under: (prefix: string) => readonly string[];
  /** The content of a file, or null and a finding if it is missing or does not fit the schema. */
  readonly read: <Schema extends z.ZodType>(path: string, schema: Schema) => z.infer<Schema> | null;
}

/** The folder of the code that reads them. */
const code = dirname(import.meta.dirname);

const data = ['topics.json', 'catalogue/**/*.json', 'entrance/**/*.json', 'banks/**/*.json'];

/** The hash of the content folder's files, without their content. Throws if the folder can't be read. */
export function hashContent(folder: string): string {
  return hashOf(pathsIn(folder).map((path) => [path, readFileSync(join(folder, path))]));
}

function pathsIn(folder: string): string[] {
  return globSync(data, { cwd: folder })
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted();
}

function readTexts(folder: string): ReadonlyMap<string, string> {
  return new Map(pathsIn(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function hashOf(texts: Iterable<readonly [string, string | Buffer]>): string {
  const hash = createHash('sha256');
  for (const [path, text] of texts) hash.update(`${path}\0`).update(text).update('\0');
  for (const path of globSync('{read,math,load}/*.ts', { cwd: code }).toSorted()) {
    hash.update(readFileSync(join(code, path)));
  }
  return hash.digest('hex');
}

/** Reads the content folder. Throws only if the folder itself can't be read. */
export function readContentFiles(folder: string): ContentFiles {
  const texts = readTexts(folder);
  const findings: Finding[] = [];
  return {
    hash: hashOf(texts),
    findings,
    under: (prefix) => [...texts.keys()].filter((path) => path.startsWith(prefix)),
    read: (path, schema) => {
      const parsed = schema.safeParse(parse(texts.get(path)));
      if (parsed.success) return parsed.data;
      const problem = parsed.error.issues[0];
      const message = texts.has(path)
        ? `can't be read: ${problem?.path.join('.') ?? ''} ${problem?.message ?? ''}`
        : 'is missing';
      findings.push({ level: 'error', file: path, id: null, message });
      return null;
    },
  };
}

function parse(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
