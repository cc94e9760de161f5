import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's `build.license`: the packages that have code in a build. The list does not stay in dist/. */
export const licenceList = { fileName: 'licences.json' };

/** A package with code that browsers get, as Vite lists it. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** Its licence by its SPDX name. */
  readonly identifier?: string;
  readonly text?: string;
}

/** Browsers get fonts from these packages, which no list of scripts names. */
const fontPackages = ['@fontsource/mukta', '@fontsource/azeret-mono'];

/** Takes the list of packages out of the new build. */
export function takeShipped(outDir: string): ShippedPackage[] {
  const file = join(outDir, licenceList.fileName);
  const shipped = JSON.parse(readFileSync(file, 'utf8')) as ShippedPackage[];
  rmSync(file);
  return shipped;
}

/** The fonts' packages, read from node_modules. */
export function shippedFonts(root: string): ShippedPackage[] {
  return fontPackages.map((name) => {
    const folder = join(root, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      version: string;
      license: string;
    };
    const file = readdirSync(folder).find((candidate) => /^licen[cs]e/i.test(candidate)) ?? 'LICENSE';
    const text = existsSync(join(folder, file)) ? { text: readFileSync(join(folder, file), 'utf8').trim() } : {};
    return { name, version, identifier: license, ...text };
  });
}

/**
 * Writes dist/licences.txt: every package that browsers get something of, with the text of its licence. Nearly all licences ask for that.
 * Throws if a package has no licence text, because we may not ship it then.
 */
export function writeLicences(dist: string, shipped: readonly ShippedPackage[]): void {
  const byName = new Map(shipped.map((one) => [one.name, one]));
  const sections = [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)).map(sectionOf);
  writeFileSync(
    join(dist, 'licences.txt'),
    `What of others is in these pages, and by which licence\n\n${sections.join('\n')}`,
  );
}

function sectionOf({ name, version, identifier, text }: ShippedPackage): string {
  if (identifier === undefined || text === undefined)
    throw new Error(`${name} is built in and brings no licence text.`);
  return `${'='.repeat(80)}\n${name} ${version}: ${identifier}\n\n${text}\n`;
}
