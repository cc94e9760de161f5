/** A part of `npm test` that needs Linux. */
export interface LeftOut {
  readonly part: 'server tests' | 'fault tests' | 'browser tests' | 'tests of the set-up';
  readonly why: string;
}

/** What `npm test` leaves out on a system, and why. On Linux it runs everything. */
export function leftOutOn(system: NodeJS.Platform): readonly LeftOut[] {
  if (system === 'linux') return [];
  return [
    {
      part: 'server tests',
      why: 'they run on PostgreSQL as well, and look at systemd and proxies, of Debian’s packages',
    },
    { part: 'fault tests', why: 'they fill disks and limit memory as only Linux can' },
    { part: 'browser tests', why: 'they run in Debian’s Chromium' },
    ...(system === 'win32'
      ? [{ part: 'tests of the set-up', why: 'their npm is a script for a POSIX shell' } as const]
      : []),
  ];
}
