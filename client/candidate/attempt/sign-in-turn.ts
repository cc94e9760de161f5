import type { ApiError } from '#client/lib/api/api-error.ts';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import type { AttemptEnvironment } from './attempt-state.ts';

/** How long a sign-in goes on by itself, in ms, with all pauses. */
const maxWaitMs = 3 * 60_000;
/** Problems that pass by themselves: a whole hall at once, or a server or a database that comes back in a moment. */
const passes = new Set<ApiError['code']>(['busy', 'unavailable']);
/** The statuses of a proxy whose server does not answer. */
const proxys = new Set([502, 503, 504]);

/**
 * Asks. As long as the server is busy, it asks again after the server's time, or up to twice that. Devices that came together must not come
 * together again. It calls `onWait` before each pause.
 */
export async function inTurn<Answer>(
  ask: () => Promise<Answer>,
  { random, after }: Pick<AttemptEnvironment, 'random' | 'after'>,
  onWait: () => void,
): Promise<Answer> {
  for (let waited = 0, tries = 0; ; tries += 1) {
    try {
      // oxlint-disable-next-line eslint/no-await-in-loop -- each time it is asked after the last
      return await ask();
    } catch (error) {
      const { code, status, retryAfter } = apiErrorFrom(error);
      if (!passes.has(code) && !proxys.has(status)) throw error;
      const pause = (retryAfter ?? 2 ** tries) * 1000 * (1 + random());
      waited += pause;
      if (waited > maxWaitMs) throw error;
      onWait();
      // oxlint-disable-next-line eslint/no-await-in-loop -- that is the pause
      await new Promise<void>((resolve) => after(pause, resolve));
    }
  }
}
