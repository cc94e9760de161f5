import { buffer } from 'node:stream/consumers';

/** The other end of `runApart`: does one piece of work in this process, with the message and the bytes that came. */
export function work(task: (message: never, bytes: Uint8Array<ArrayBuffer>) => unknown): void {
  process.once('message', (message) => {
    void (async () => {
      const bytes = await buffer(process.stdin);
      process.send?.('begins');
      const given = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
      process.send?.({ result: await task(message as never, given) });
    })();
  });
  process.once('disconnect', () => process.exit());
}
