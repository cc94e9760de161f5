declare global {
  /** Calls back once the frame under way has been handed over. */
  var frameShown: (tell: () => void) => void;
}

/** Runs in the page, before anything of its own: gives it `frameShown`, to be called in a frame's callback. */
export function addFrameShown(): void {
  globalThis.frameShown = (tell) => {
    let told = false;
    const once = () => {
      if (!told) tell();
      told = true;
    };
    // The first task after a frame's callbacks comes when the frame has been handed over; one that goes before all others, so that
    // what the page does after its frame is not counted. Where something moves on a slow machine the next frames come before any
    // task: their callbacks say the same.
    void scheduler.postTask(once, { priority: 'user-blocking' });
    requestAnimationFrame(once);
  };
}
