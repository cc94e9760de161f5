/** The other end of `runApart`: runs one task in this process with the message and the bytes that it received. */
export function work(task: (message: never, bytes: Uint8Array<ArrayBuffer>) => unknown): void {
  process.once('message', ({ message, size }: { readonly message: object; readonly size: number }) => {
    void (async () => {
      const bytes = await received(size);
      process.send?.('begins');
      process.send?.({ result: await task(message as never, bytes) });
    })();
  });
  process.once('disconnect', () => process.exit());
}

/**
 * Receives bytes into memory that is reserved once. If the parts were joined at the end, a file would need twice as
 * much.
 */
async function received(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let length = 0;
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes;
}
