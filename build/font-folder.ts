import { join } from 'node:path';

/** The build puts the faces that it cuts here; the style sheets name the folder too. */
export function fontFolder(root: string): string {
  return join(root, 'node_modules/.cache/tayari-fonts');
}
