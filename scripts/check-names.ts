// Part of `npm run check:lint`: a type has a noun as its name.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';

/** What every node of the parsed source has; the rest depends on its type. */
interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

/** Participles, adjectives and other words that name no thing, beside those that their ending tells. */
const notNouns = new Set(
  `After Around Bare Begun Beside Born Brought Built Caught Chosen Doing Done Doubtful Drawn Either Every Fetched Found Given Gone Heard Held
  Hidden Kept Known Labelled Left Lost Made Met Missing Next Noted Own Put Random Read Sat Said Say Sealed Sent Shown Spoken Stood
  Sung Taken Taught Thought To Told Torn Unsent Who Why Worn World Written Wrong`.split(/\s+/),
);

/** Nouns that end as participles do. */
const nouns = new Set(
  `Beginning Building Drawing Embed Feed Finding Garden Hashing Heading Kitchen Landing Meaning Morning Need Pen Rating Reading Screen Seed
  Setting Sitting Speed Spelling Standing String Timing Token Warning`.split(/\s+/),
);

/** Whether the name of a type ends in a noun, as far as its last word tells: `ReadAnswered` does not. */
export function isNounName(name: string): boolean {
  const word = /[A-Z][a-z\d]*$/.exec(name)?.[0] ?? name;
  return nouns.has(word) || !(notNouns.has(word) || /(ed|en|ing)$/.test(word));
}

/** The names of the types and interfaces that a source declares, also within functions. */
export function typeNamesIn(path: string, source: string): string[] {
  const names: string[] = [];
  function visit(node: Node): void {
    if (node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration')
      names.push((node['id'] as { name: string }).name);
    for (const child of Object.values(node))
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each);
  }
  visit(parseSync(path, source).program as unknown as Node);
  return names;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function check(): void {
  const root = dirname(import.meta.dirname);
  const folders = 'bench,build,client,content,contract,demo,e2e,exam,interchange,scripts,server,text';
  const files = globSync(`{${folders}}/**/*.{ts,tsx}`, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files)
    for (const name of typeNamesIn(file, readFileSync(join(root, file), 'utf8')))
      if (!isNounName(name)) {
        console.error(`${file}: the type ${name} needs a noun as its name.`);
        process.exitCode = 1;
      }
}

if (import.meta.main) check();
