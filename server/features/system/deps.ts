import type { AskedBackups } from '#server/platform/backup/asked.ts';
import type { DiskSpace } from './disk-space.ts';

/** What the settings contribute to the admins' system page. */
export interface SystemDeps {
  /** Reads the disk of DATA_DIR; null if the system doesn't tell. */
  readonly diskSpace: () => Promise<DiskSpace | null>;
  /** The interval of the server's own backups, in ms; null if it makes none. */
  readonly backupEveryMs: number | null;
  readonly backups: AskedBackups;
  readonly mailTo: 'smtp' | 'outbox';
}
