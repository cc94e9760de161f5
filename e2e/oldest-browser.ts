import type { BrowserContext } from '@playwright/test';

/** What some browser at the floor (build/browser-floor.ts) lacks, by the object that has it. */
const missing: Record<string, string[]> = {
  'Array.prototype': ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  'Object.getPrototypeOf(Int8Array).prototype': ['at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'with'],
  'String.prototype': ['at', 'isWellFormed', 'toWellFormed'],
  'Set.prototype': ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference'],
  'Iterator.prototype': ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every'],
  Array: ['fromAsync'],
  Object: ['groupBy', 'hasOwn'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  AbortSignal: ['abort', 'any', 'timeout'],
  'AbortSignal.prototype': ['reason', 'throwIfAborted'],
  URL: ['canParse', 'parse'],
  Response: ['json'],
  Intl: ['Segmenter', 'DurationFormat'],
  'Crypto.prototype': ['randomUUID'],
  'Navigator.prototype': ['locks', 'connection', 'storage', 'userActivation', 'userAgentData'],
  'Document.prototype': ['adoptedStyleSheets', 'startViewTransition'],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'getHTML', 'moveBefore'],
  'HTMLElement.prototype': ['inert', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLDialogElement.prototype': ['show', 'showModal', 'close', 'requestClose', 'closedBy', 'open'],
  'HTMLFormElement.prototype': ['requestSubmit'],
  globalThis: [
    'structuredClone',
    'reportError',
    'requestIdleCallback',
    'cancelIdleCallback',
    'scheduler',
    'navigation',
    'BroadcastChannel',
    'CloseWatcher',
    'CompressionStream',
    'DecompressionStream',
    'Iterator',
    'URLPattern',
  ],
};

/** The page's own script does not find these, and newer attributes do nothing. Playwright's own code still has them. */
export async function makeOld(context: BrowserContext): Promise<void> {
  const deletions = Object.entries(missing).flatMap(([owner, names]) =>
    names.map((name) => `delete (${owner}).${name};`),
  );
  await context.addInitScript(`
    ${deletions.join('\n')}
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (!['inert', 'closedby'].includes(name)) setAttribute.call(this, name, value);
    };
    CSSStyleSheet = undefined;
  `);
}
