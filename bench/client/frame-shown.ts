declare global {
  /** Calls back once the frame under way has been handed over. */
  var frameShown: (tell: () => void) => void;
}

/** Runs in the page, before anything of its own: gives it `frameShown`, to be called in a frame's callback. */
export function addFrameShown(): void {
  globalThis.frameShown = (tell) => {
    // The first message after a frame's callbacks comes when the frame has been handed over.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', tell);
    port1.start();
    port2.postMessage(null);
  };
}
