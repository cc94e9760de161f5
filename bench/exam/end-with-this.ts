import { spawn } from 'node:child_process';

/** A process with its own files, which are of no use once it has ended. */
export interface Helper {
  readonly pid: number;
  readonly signal: 'TERM' | 'INT';
  readonly folder: string;
}

/** Waits until its input closes. The system closes it however the parent process ends. */
const watch = 'cat > /dev/null; kill -s "$2" "$1"; while kill -0 "$1"; do sleep 0.1; done; rm -rf "$3"';

/**
 * Ends a helper and removes its folder when this process ends, even if it is killed. Returns a function that releases a helper which has
 * ended in order.
 */
export function endWithThis({ pid, signal, folder }: Helper): () => void {
  const watcher = spawn('sh', ['-c', watch, 'sh', String(pid), signal, folder], {
    // A signal to the whole group of this process must not reach the process that cleans up.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return () => void watcher.kill('SIGKILL');
}
