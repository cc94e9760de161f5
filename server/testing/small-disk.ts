import { execFileSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A server's disk that can be full. */
export interface SmallDisk {
  /** Leaves no room for the server with this process id. */
  readonly fill: (pid: number) => void;
  readonly free: (pid: number) => void;
  readonly remove: () => void;
}

/** Makes a small disk of an empty folder. */
export type MakeDisk = (folder: string) => SmallDisk;

/** A separate disk in memory, mounted on the folder, which keeps its owner. */
const tmpfs: MakeDisk = (folder) => {
  const { uid, gid } = statSync(folder);
  const options = `size=32m,mode=700,uid=${uid},gid=${gid}`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: 'pipe' });
  const filler = join(folder, '.filler');
  return {
    fill: () => {
      for (const bytes of [100_000, 1]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOSPC') throw error;
        }
      }
    },
    free: () => rmSync(filler),
    remove: () => void execFileSync('umount', ['--lazy', folder], { stdio: 'pipe' }),
  };
};

/** The kernel refuses each byte that the process writes to a file. A user who may not mount can use this. */
const limit: MakeDisk = () => ({
  fill: (pid) => void execFileSync('prlimit', ['--pid', String(pid), '--fsize=0:unlimited']),
  free: (pid) => void execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']),
  remove: () => {},
});

/** A disk that is full for every process, including PostgreSQL's many; null if this user may not mount one. */
export const mountedDisk: MakeDisk | null = process.getuid?.() === 0 ? tmpfs : null;

/** The disks that this user can fill, for `it.each`: at least one. */
export const smallDisks: readonly { readonly kind: string; readonly make: MakeDisk }[] = [
  ...(mountedDisk ? [{ kind: 'a disk that is full', make: mountedDisk }] : []),
  { kind: 'a process that may write no more', make: limit },
];
