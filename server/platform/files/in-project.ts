import { fileURLToPath } from 'node:url';

/** The whole path of a file or folder of the project, from any working directory. */
export function inProject(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
