import { readFileSync } from 'node:fs';
import { inProject } from '#server/platform/files/in-project.ts';

/** The version of this program, as package.json has it. */
export function programVersion(): string {
  return (JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as { version: string }).version;
}
