const timeoutMs = 120_000;

/** Runs something later, and returns a function that cancels it. Outside of tests it is the browser's own timer. */
type Scheduler = (ms: number, run: () => void) => () => void;

const afterTimeout: Scheduler = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** A part of the program did not load, after a second try. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(chunkName: string, cause: unknown) {
    super(`Loading chunk ${chunkName} failed`, { cause });
  }
}

/** Wraps a dynamic import: it retries a failure once. A chunk that does not come within the time counts as a failure. */
export function chunk<Module>(name: string, load: () => Promise<Module>, after = afterTimeout): () => Promise<Module> {
  return async () => {
    let callOff = () => {};
    const tooLate = new Promise<never>((_resolve, reject) => {
      callOff = after(timeoutMs, () => reject(new Error(`No answer within ${timeoutMs} ms`)));
    });
    try {
      return await Promise.race([load().catch(load), tooLate]);
    } catch (cause) {
      throw new ChunkLoadError(name, cause);
    } finally {
      callOff();
    }
  };
}
