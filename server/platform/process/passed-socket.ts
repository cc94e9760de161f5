import { SettingError } from '#server/platform/setting-error.ts';

/** The first descriptor after standard input, output and errors. systemd passes sockets from there on. */
const firstPassed = 3;

/**
 * The descriptor of the socket that systemd passed to this process, or null. Throws a SettingError if there are several: the server listens
 * at one address.
 */
export function passedSocket(environment: Readonly<Record<string, string | undefined>>, pid: number): number | null {
  // Processes that this one starts inherit both variables, but not the socket.
  if (environment['LISTEN_PID'] !== String(pid)) return null;
  if (environment['LISTEN_FDS'] === '1') return firstPassed;
  throw new SettingError('LISTEN_FDS', `is ${environment['LISTEN_FDS']}, and the server takes one socket`);
}
