import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * The server's log, one JSON object a line, on `destination` or standard output. It keeps only kind, message and stack
 * of an error: a database adds details that can hold personal data.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? { name: error.name, message: error.message, stack: error.stack }
          : { name: typeof error },
      req: () => undefined,
      res: () => undefined,
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
