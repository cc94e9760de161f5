import { readFileSync } from 'node:fs';
import { inProject } from '#server/platform/files/in-project.ts';

/** The version of this program, from package.json. */
export function programVersion(): string {
  return (JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string }).version;
}
