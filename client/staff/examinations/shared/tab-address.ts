import { staffPaths } from '../../lib/paths.ts';

/** The address of a part of an examination's page, by its segment in tabs.ts. */
export function tabAddress(code: string, segment: string): string {
  return staffPaths.examination.to({ code }) + (segment === '' ? '' : `/${segment}`);
}
