import { Linter } from 'eslint';
import esX from 'eslint-plugin-es-x';
import { browserFloor } from './browser-floor.ts';

/** Every browser at the floor knows these. They come from a later edition than the last that all of them know completely. */
const known = /^es-x\/no-(error-cause|class-(instance|static|private)-fields)$/;
/** Calls of an iterator's methods look like an array's. Only a run can tell them apart (e2e/oldest-browser.test.ts). */
const likeAnArrays = /^es-x\/no-iterator-prototype-/;

/**
 * Browser features beside the language that are newer than the floor. Features that the code checks for before it uses them are not listed.
 */
const newerGlobals = ['structuredClone', 'scheduler', 'CompressionStream', 'URLPattern'];
const newerProperties = {
  AbortSignal: ['abort', 'any', 'timeout'],
  Response: ['json'],
  URL: ['canParse', 'parse'],
  crypto: ['randomUUID'],
};

/** What a library uses only if it exists: its message, and how the script checks for it first. */
const askedForFirst: readonly (readonly [message: RegExp, asked: RegExp])[] = [
  [/'Uint8Array\.(fromHex|prototype\.toHex)'/, /typeof Uint8Array\.fromHex\s*===?\s*[`'"]function/],
  [/'crypto\.randomUUID'/, /typeof crypto\s*<\s*[`'"]u[`'"]\s*&&\s*crypto\.randomUUID\s*\?/],
];

const linter = new Linter();
const config: Linter.Config = {
  plugins: { 'es-x': esX },
  languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  linterOptions: { noInlineConfig: true },
  settings: { 'es-x': { aggressive: true } },
  rules: {
    ...Object.fromEntries(
      Object.entries(esX.configs['flat/restrict-to-es2021'].rules ?? {}).filter(
        ([name]) => !known.test(name) && !likeAnArrays.test(name),
      ),
    ),
    'no-restricted-globals': ['error', ...newerGlobals],
    'no-restricted-properties': [
      'error',
      ...Object.entries(newerProperties).flatMap(([object, names]) => names.map((property) => ({ object, property }))),
    ],
  },
};

/**
 * A lookbehind in a text from which the program makes a pattern. No parser sees it, and Safari throws when the program makes the pattern.
 */
const lookbehindInText = /.{0,20}\(\?<[=!].{0,30}/g;

/** What this script calls or contains that some browser at the floor does not know: one line each. */
export function newerThanFloor(script: string): string[] {
  const inText = (script.match(lookbehindInText) ?? []).map(
    (text) => `A lookbehind in a pattern. Some of ${floor} don't know it: … ${text} …`,
  );
  return [...inText, ...newerInCode(script)];
}

function newerInCode(script: string): string[] {
  const lines = script.split('\n');
  const isAskedFor = (message: string) =>
    askedForFirst.some(([about, asked]) => about.test(message) && asked.test(script));
  return linter
    .verify(script, config)
    .filter(({ message }) => !isAskedFor(message))
    .filter(({ ruleId, endLine = 1, endColumn = 1 }) => {
      // A field with a method's name is not a method.
      const after = lines[endLine - 1]?.slice(endColumn - 1) ?? '';
      return !ruleId?.includes('-prototype-') || /^(\?\.)?\(|^\.(call|apply|bind)\b/.test(after);
    })
    .map(({ message, line, column }) => {
      const text = lines[line - 1]?.slice(Math.max(0, column - 20), column + 30);
      return `${message} Some of ${floor} don't know it. At ${line}:${column}: … ${text} …`;
    });
}

const floor = Object.entries(browserFloor)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ');

/** The inline scripts of a page. */
export function scriptsOf(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, script = '']) => script).filter((script) => script !== '');
}
