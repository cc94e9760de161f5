import { join } from 'node:path';

/** Where the build puts the faces that it cuts; the style sheets name it too. */
export function fontFolder(root: string): string {
  return join(root, 'node_modules/.cache/tayari-fonts');
}
