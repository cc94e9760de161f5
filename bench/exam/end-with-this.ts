import { spawn } from 'node:child_process';

/** A process with files of its own, which nobody needs once it has ended. */
export interface Helper {
  readonly pid: number;
  readonly signal: 'TERM' | 'INT';
  readonly folder: string;
}

/** Waits until its input is closed, which the system does however the process ends that holds it. */
const watch = 'cat > /dev/null; kill -s "$2" "$1"; while kill -0 "$1"; do sleep 0.1; done; rm -rf "$3"';

/** Ends a helper and removes its folder when this process ends, also when it is killed; gives how to let go of it, once it has ended in order. */
export function endWithThis({ pid, signal, folder }: Helper): () => void {
  const watcher = spawn('sh', ['-c', watch, 'sh', String(pid), signal, folder], {
    // What is sent to the whole group of this process is not for the one that cleans up after it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return () => void watcher.kill('SIGKILL');
}
