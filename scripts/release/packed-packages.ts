import { lockedAt, namedBy, type LockedPackages } from '../packages/lock-file.ts';

/** A kind of machine, in the words of npm. */
export interface Machine {
  readonly os: string;
  readonly cpu: string;
}

/**
 * The folders of the packages that run on one of these machines, for a project that imports `names`: these packages, and what they need.
 * Throws if the lock file lacks one.
 */
export function packedPackages(
  packages: LockedPackages,
  names: readonly string[],
  machines: readonly Machine[],
): string[] {
  const packed = new Set<string>();
  const take = (from: string, name: string): void => {
    const path = lockedAt(packages, from, name);
    const locked = path === undefined ? undefined : packages[path];
    if (path === undefined || locked === undefined) throw new Error(`package-lock.json has no entry for ${name}.`);
    const runs = machines.some((machine) => isFor(locked.os, machine.os) && isFor(locked.cpu, machine.cpu));
    if (packed.has(path) || !runs || !isFor(locked.libc, 'glibc')) return;
    packed.add(path);
    for (const needed of namedBy(locked)) take(path, needed);
  };
  for (const name of names) take('', name);
  return [...packed].sort();
}

function isFor(list: readonly string[] | undefined, one: string): boolean {
  return list === undefined || list.includes(one);
}
