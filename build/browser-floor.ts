/**
 * The oldest browsers that the program runs in. What is built is written for them, and checked (check-browser-floor.ts);
 * the `lib` of exam/tsconfig.json and client/tsconfig.json is the newest edition of JavaScript that all of them know whole.
 */
export const browserFloor = { Chrome: '90', Firefox: '91', Safari: '14.1', iOS: '14.5' };

/**
 * The edition itself for scripts: told the browsers, the bundler rewrites each `?.` for a rarity that Chrome 90 got wrong. Of
 * this edition they know the fields of classes; what else it brought is refused by check-browser-floor.ts.
 */
export const scriptTarget = 'es2022';

/** For programs whose libraries have more of that edition (methods with #): it is rewritten, fields with it. */
export const rewrittenTarget = 'es2021';

/** The browsers as the bundler wants them: 'chrome90'. */
export const cssTarget = Object.entries(browserFloor).map(([name, version]) => name.toLowerCase() + version);
