import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What package-lock.json says of one package, as far as this file reads it. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  /** Systems, processors and C libraries that it is for; absent means all. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The locked packages by their folders; the project itself is ''. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

export function readLockFile(root: string): LockedPackages {
  const text = readFileSync(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(text) as { packages: LockedPackages }).packages;
}

/**
 * What the lock file lacks for `npm ci` to accept it on any platform: a package that another one names, or a package's hash. npm silently
 * leaves out what the registry does not hold when it makes the file.
 */
export function missingFromLock(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, locked]) => [
    ...namedBy(locked)
      .filter((name) => lockedAt(packages, path, name) === undefined)
      .map((name) => `${path || 'package.json'} needs ${name}, which has no entry`),
    ...(path !== '' && locked.integrity === undefined ? [`${path} has no integrity`] : []),
  ]);
}

/** The packages that one needs beside it. */
export function namedBy(locked: LockedPackage): string[] {
  const peers = Object.keys(locked.peerDependencies ?? {}).filter(
    (name) => locked.peerDependenciesMeta?.[name]?.optional !== true,
  );
  const { dependencies, devDependencies, optionalDependencies } = locked;
  return [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers];
}

/**
 * The folder of the package that `from` gets by this name, or undefined. Node looks beside the package, then in each folder above. `from`
 * is a package's folder; '' is the project.
 */
export function lockedAt(packages: LockedPackages, from: string, name: string): string | undefined {
  const above = from.split('node_modules/').slice(0, -1);
  const folders = [
    from === '' ? '' : `${from}/`,
    ...above.map((_, count) => above.slice(0, count + 1).join('node_modules/')),
  ];
  return folders.map((folder) => `${folder}node_modules/${name}`).find((path) => path in packages);
}
