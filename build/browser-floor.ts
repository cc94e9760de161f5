/**
 * The oldest browsers that the program runs in. The build writes its output for them, and check-browser-floor.ts checks it. The `lib` of
 * exam/tsconfig.json and client/tsconfig.json is the newest edition of JavaScript that all of them know completely.
 */
export const browserFloor = { Chrome: '90', Firefox: '91', Safari: '14.1', iOS: '14.5' };

/**
 * The edition for scripts. If the bundler gets the browsers instead, it rewrites each `?.` for a rare case that Chrome 90 got wrong. The
 * browsers know the class fields of this edition; check-browser-floor.ts refuses its other novelties.
 */
export const scriptTarget = 'es2022';

/** For programs whose libraries use more of that edition (methods with #). The bundler rewrites it, fields included. */
export const rewrittenTarget = 'es2021';

/** The browsers as the bundler wants them: 'chrome90'. */
export const cssTarget = Object.entries(browserFloor).map(([name, version]) => name.toLowerCase() + version);
