/** The server's clock as this device knows it; times in ms since 1970. */
export interface HallClock {
  readonly now: () => number;
  /** An answer said that it was `serverNow` when it was sent; both others are readings of the monotonic clock. */
  readonly sync: (serverNow: number, sentAt: number, receivedAt: number) => void;
}

/**
 * Keeps the server's time by a monotonic clock (ms), which nobody can set: from `begin`, what is known before the first
 * answer, and from then on by the answer that came fastest, as long as the later ones agree with it.
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
 * After how many ms a device with nothing to say is heard all the same: 20 s ± 3.5. The longest and the second for which a server
 * remembers what was announced are less than the 25 s within which the hall is told.
 */
export const heartbeatMs = (random: () => number) => 20_000 + (random() - 0.5) * 7000;
