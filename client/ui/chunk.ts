const timeoutMs = 120_000;

/** Runs something later, and gives the way to call it off. The browser's own timer outside of tests. */
type Scheduler = (ms: number, run: () => void) => () => void;

const afterTimeout: Scheduler = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** A part of the program that could not be fetched, after a second try. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  constructor(chunkName: string, cause: unknown) {
    super(`Loading chunk ${chunkName} failed`, { cause });
  }
}

/** Wraps a dynamic import: a failure is tried once more; a chunk that does not come within the time has failed likewise. */
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
