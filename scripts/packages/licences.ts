import type { LockedPackages } from './lock-file.ts';

/** The licences that a package may have, and what each asks of us. */
const known: Readonly<Record<string, string>> = {
  MIT: 'its text goes with every copy',
  'MIT-0': 'nothing',
  ISC: 'its text goes with every copy',
  '0BSD': 'nothing',
  'CC0-1.0': 'nothing',
  Zlib: 'no other origin is claimed',
  'BSD-2-Clause': 'its text goes with every copy',
  'BSD-3-Clause': 'its text goes with every copy; no name is used to praise',
  'BlueOak-1.0.0': 'its text goes with every copy',
  'Apache-2.0': 'its text and notices go with every copy',
  'Python-2.0': 'its text goes with every copy',
  'PSF-2.0': 'its text goes with every copy',
  'OFL-1.1': 'fonts: not sold alone, its text goes with them',
  'MPL-2.0': 'its own files stay open: they are used as they come',
  'LGPL-3.0-or-later': 'can be replaced: a library beside the program, loaded at run time, unchanged',
};

/** Whether we may use a package with this licence, an SPDX expression. One part of OR is enough; AND needs all parts. */
export function isKnownLicence(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  return bare.split(' OR ').some((choice) => choice.split(' AND ').every((name) => name in known));
}

/** The packages with a licence that we do not know. */
export function unknownLicences(packages: LockedPackages): string[] {
  return named(packages)
    .filter(({ licence }) => !isKnownLicence(licence))
    .map(
      ({ name, licence }) => `${name} has the licence ${licence}: see whether we may use it, and what it asks of us`,
    );
}

/** The text of docs/licences.md. */
export function licencesPage(packages: LockedPackages): string {
  const all = named(packages);
  return `# Licences of what Tayari is made of

Written by \`npm run licences\` from \`package-lock.json\`; \`npm run check\` compares it, and refuses a licence that is not in the first table.
What browsers get of these, each with the text of its licence, is served at \`/licences.txt\`, which the build writes.
Tayari itself, and its questions, are under the [MIT licence](../LICENSE). Debian's packages (PostgreSQL, Caddy, nginx) are programs beside it.

| Licence | What it asks of us |
|---|---|
${Object.entries(known)
  .map(([name, asks]) => `| ${name} | ${asks} |`)
  .join('\n')}

## What builds and serves it, parts of it in browsers

${tableOf(all.filter(({ dev }) => !dev))}

## What it is tested and checked with

${tableOf(all.filter(({ dev }) => dev))}
`;
}

interface LicensedPackage {
  readonly name: string;
  readonly licence: string;
  readonly dev: boolean;
}

function named(packages: LockedPackages): LicensedPackage[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { license = 'unsaid', dev, devOptional }]) => ({
      name: path.split('node_modules/').at(-1) ?? path,
      licence: license,
      dev: dev === true || devOptional === true,
    }));
}

function tableOf(packages: readonly LicensedPackage[]): string {
  const byLicence = Object.entries(Object.groupBy(packages, ({ licence }) => licence)).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const rows = byLicence.map(([licence, of = []]) => {
    const names = [...new Set(of.map(({ name }) => name))].sort();
    return `| ${licence} | ${names.join(', ')} |`;
  });
  return ['| Licence | Packages |', '|---|---|', ...rows].join('\n');
}
