import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readContentFiles, type ContentFiles } from '#content/read/content-files.ts';

/** A content folder that a test writes. */
export interface FixtureContent {
  readonly folder: string;
  /** Writes files: a string as it is, any other value as JSON; null removes the file. */
  readonly write: (files: Readonly<Record<string, unknown>>) => void;
  readonly files: () => ContentFiles;
  readonly remove: () => void;
}

/** Makes a content folder of these files. */
export function fixtureContent(files: Readonly<Record<string, unknown>>): FixtureContent {
  const folder = mkdtempSync(join(tmpdir(), 'tayari-content-'));
  const write = (more: Readonly<Record<string, unknown>>) => {
    for (const [path, content] of Object.entries(more)) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      if (content === null) rmSync(file);
      else writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    }
  };
  write(files);
  return {
    folder,
    write,
    files: () => readContentFiles(folder),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
