declare global {
  /** Calls back once the current frame has been handed over. */
  var frameShown: (tell: () => void) => void;
}

/** Runs in the page before the page's own code. It gives the page `frameShown`, which a frame's callback calls. */
export function addFrameShown(): void {
  globalThis.frameShown = (tell) => {
    let told = false;
    const once = () => {
      if (!told) tell();
      told = true;
    };
    // The first task after a frame's callbacks comes when the frame has been handed over. A task with priority runs here, so that later
    // work of the page does not count. On a slow machine with a moving page, the next frames come before any task; then their callbacks
    // tell the same.
    void scheduler.postTask(once, { priority: 'user-blocking' });
    requestAnimationFrame(once);
  };
}
