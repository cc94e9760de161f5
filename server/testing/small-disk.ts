import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A disk on which a server keeps its files, and which can be full. */
export interface SmallDisk {
  /** Leaves no room for the server with this process id. */
  readonly fill: (pid: number) => void;
  readonly free: (pid: number) => void;
  readonly remove: () => void;
}

type MakeDisk = (folder: string) => SmallDisk;

/** A disk of its own in memory, mounted on the folder. */
const tmpfs: MakeDisk = (folder) => {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m,mode=700', 'tmpfs', folder], { stdio: 'pipe' });
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

/** The kernel refuses each byte that the process writes to a file: what a user may do who may not mount. */
const limit: MakeDisk = () => ({
  fill: (pid) => void execFileSync('prlimit', ['--pid', String(pid), '--fsize=0:unlimited']),
  free: (pid) => void execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']),
  remove: () => {},
});

/** The disks that this user can fill, for `it.each`: at least one. */
export const smallDisks: readonly { readonly kind: string; readonly make: MakeDisk }[] = [
  ...(process.getuid?.() === 0 ? [{ kind: 'a disk that is full', make: tmpfs }] : []),
  { kind: 'a process that may write no more', make: limit },
];
