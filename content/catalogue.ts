import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An education level as its file gives it. */
export interface CatalogueLevel {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
}

/** Everything that the catalogue files say, and the hash of what was read. */
export interface Catalogue {
  readonly hash: string;
  readonly levels: readonly CatalogueLevel[];
}

/** Reads the catalogue under `folder` (the content folder). Throws when the levels can't be read. */
export function readCatalogue(folder: string): Catalogue {
  const text = readFileSync(join(folder, 'catalogue', 'levels.json'), 'utf8');
  return {
    hash: createHash('sha256').update(text).digest('hex'),
    levels: JSON.parse(text) as CatalogueLevel[],
  };
}
