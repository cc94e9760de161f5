/** What the page has noted of its own load; times in ms from the start of the navigation. */
export interface LoadNotes {
  firstPaint: number;
  largestPaint: number;
  /** When it was first usable; 0 until then. */
  usable: number;
  longTasks: { readonly start: number; readonly ms: number }[];
  /** From the press of Next to the frame that answers it; 0 until then. */
  nextToPaint: number;
  /** From the press of an option to the frame that shows it as chosen, for the last such press; 0 until then. */
  pickToPaint: number;
  /** The sum of all layout shifts that the visitor did not cause. */
  shift: number;
}

declare global {
  var observed: LoadNotes;
}

/** Runs in the page, before the page's own code and after addFrameShown. */
export function observe(exam: boolean): void {
  const seen: LoadNotes = {
    firstPaint: 0,
    largestPaint: 0,
    usable: 0,
    longTasks: [],
    nextToPaint: 0,
    pickToPaint: 0,
    shift: 0,
  };
  globalThis.observed = seen;

  function follow(type: string, note: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }
  follow('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  follow('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  follow('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) seen.shift += value;
  });
  follow('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, ms: duration }));

  /** Tries what a student would try: a page that is drawn before its script has loaded looks ready and does not react. */
  function isUsable(): boolean {
    if (exam) return document.querySelector('main input[type=radio]:enabled') !== null;
    const before = document.documentElement.dataset.nav;
    document.getElementById('nav-toggle')?.click();
    return document.documentElement.dataset.nav !== before;
  }
  const trying = setInterval(() => {
    if (!document.body || !isUsable()) return;
    seen.usable = performance.now();
    clearInterval(trying);
  }, 10);

  /** Notes how long the frame takes that answers a press of such an element. */
  function timePresses(isPressed: (target: Element) => boolean, note: (ms: number) => void): void {
    // A press of a label counts once; the browser then presses its radio.
    let isDrawn = true;
    document.addEventListener(
      'click',
      ({ target, timeStamp }) => {
        if (!isDrawn || !(target instanceof Element) || !isPressed(target)) return;
        isDrawn = false;
        requestAnimationFrame(() =>
          globalThis.frameShown(() => {
            isDrawn = true;
            note(performance.now() - timeStamp);
          }),
        );
      },
      { capture: true },
    );
  }
  timePresses(
    (target) => target.closest('button')?.textContent?.trim() === 'Next',
    (ms) => {
      seen.nextToPaint = ms;
    },
  );
  timePresses(
    (target) => target.closest('label') !== null,
    (ms) => {
      seen.pickToPaint = ms;
    },
  );
}
