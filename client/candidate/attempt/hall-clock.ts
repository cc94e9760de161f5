/** The server's clock as this device knows it; times in ms since 1970. */
export interface HallClock {
  readonly now: () => number;
  /** An answer said that the server sent it at `serverNow`. Both other values are readings of the monotonic clock. */
  readonly sync: (serverNow: number, sentAt: number, receivedAt: number) => void;
}

/**
 * Keeps the server's time by a monotonic clock (ms), which no person can set. It starts from `begin`, the time known before the first
 * answer. From then on it follows the fastest answer, as long as later ones agree with it.
 */
export function hallClock(monotonic: () => number, begin: number): HallClock {
  let offset = begin - monotonic();
  let uncertain = Infinity;
  return {
    now: () => monotonic() + offset,
    sync: (serverNow, sentAt, receivedAt) => {
      const way = Math.max(0, receivedAt - sentAt);
      const reading = receivedAt + offset;
      const agrees = reading >= serverNow && reading <= serverNow + way;
      if (agrees && way >= uncertain) return;
      offset = serverNow + way / 2 - receivedAt;
      uncertain = way;
    },
  };
}

/**
 * After how many ms a silent device contacts the server all the same: 20 s ± 3.5. The server remembers what was announced for a second. The
 * longest pause and that second together are less than the 25 s within which the hall gets a message.
 */
export const heartbeatMs = (random: () => number) => 20_000 + (random() - 0.5) * 7000;
