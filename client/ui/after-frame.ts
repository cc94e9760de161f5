/**
 * Runs something after the task that runs now, and after the frame that this task causes: Chromium holds messages back until the frame of
 * a press has been handed over. Returns a function that stops it.
 */
export function afterFrame(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    port1.close();
    run();
  });
  port1.start();
  port2.postMessage(null);
  return () => port1.close();
}
