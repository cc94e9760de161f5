import { describe, expect, it, vi } from 'vitest';
import { chunk, ChunkLoadError } from './chunk.ts';

/** A timer that the test fires. */
function handTimer() {
  const pending = new Set<{ ms: number; run: () => void }>();
  const after = (ms: number, run: () => void) => {
    const timer = { ms, run };
    pending.add(timer);
    return () => void pending.delete(timer);
  };
  return { after, pending };
}

const offline = new TypeError('Failed to fetch dynamically imported module');

function loader() {
  return vi.fn<() => Promise<string>>().mockResolvedValue('module');
}

async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.catch((error: unknown) => error);
}

describe('chunk', () => {
  it('hands the module on and clears its timer', async () => {
    const { after, pending } = handTimer();
    const load = loader();
    expect(await chunk('home', load, after)()).toBe('module');
    expect(load).toHaveBeenCalledTimes(1);
    expect(pending.size).toBe(0);
  });

  it('tries a second time', async () => {
    const load = loader().mockRejectedValueOnce(offline);
    expect(await chunk('home', load, handTimer().after)()).toBe('module');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('fails after the second time, by name and with the chunk in the message', async () => {
    const { after, pending } = handTimer();
    const load = loader().mockRejectedValue(offline);
    const failure = await failureOf(chunk('home', load, after)());
    expect(failure).toBeInstanceOf(ChunkLoadError);
    expect(failure).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk home failed', cause: offline });
    expect(load).toHaveBeenCalledTimes(2);
    expect(pending.size).toBe(0);
  });

  it('fails likewise after 120000 ms', async () => {
    const { after, pending } = handTimer();
    const failure = failureOf(chunk('home', async () => new Promise<never>(() => {}), after)());
    const [timer] = pending;
    expect(timer?.ms).toBe(120_000);
    timer?.run();
    expect(await failure).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk home failed' });
  });

  it('can be asked again after a failure', async () => {
    const load = loader().mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const fetchIt = chunk('home', load, handTimer().after);
    await expect(fetchIt()).rejects.toThrow('Loading chunk home failed');
    expect(await fetchIt()).toBe('module');
  });
});
