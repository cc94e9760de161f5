/**
 * The oldest browsers that the program runs in. What is built is written for them, and checked (check-browser-floor.ts);
 * the `lib` of exam/tsconfig.json and client/tsconfig.json is the newest edition of JavaScript that all of them know whole.
 */
export const browserFloor = { Chrome: '90', Firefox: '91', Safari: '14.1', iOS: '14.5' };

/** The same as the bundler wants it: 'chrome90'. */
export const buildTarget = Object.entries(browserFloor).map(([name, version]) => name.toLowerCase() + version);
