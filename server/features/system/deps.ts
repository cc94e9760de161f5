import type { AskedBackups } from '#server/platform/backup/asked.ts';
import type { DiskSpace } from './disk-space.ts';

/** What the settings say that whoever runs the installation wants to see. */
export interface SystemDeps {
  /** Asks for the disk of DATA_DIR; null where the system doesn't tell. */
  readonly diskSpace: () => Promise<DiskSpace | null>;
  /** How often the server makes a backup by itself, in ms; null = it makes none. */
  readonly backupEveryMs: number | null;
  readonly backups: AskedBackups;
  readonly mailTo: 'smtp' | 'outbox';
}
