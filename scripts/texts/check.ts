// Part of `npm run check`: each text exists in every language and is used, and no component contains a text itself (docs/rules/languages.md).
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '#text/language.ts';
import { isCoded, messagesIn, usedMessages } from './messages.ts';
import { writtenTexts } from './written-texts.ts';

const root = dirname(dirname(import.meta.dirname));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sources = globSync('{client,server,contract,build,content,exam,interchange}/**/*.{ts,tsx}', { cwd: root }).map(
  (file) => ({
    file: file.replaceAll('\\', '/'),
    source: read(file),
  }),
);

/** Texts that only some languages have, or that take different values in one of them. */
function differences(): string[] {
  return globSync('text/en/*.ts', { cwd: root }).flatMap((file) => {
    const english = messagesIn(file, read(file));
    return languages.flatMap((language) => {
      const other = file.replace('en', language);
      const translated = messagesIn(other, read(other));
      const names = new Set([...english.keys(), ...translated.keys()]);
      return [...names]
        .filter((name) => english.get(name) !== translated.get(name))
        .map((name) => `${other}: ${name} is not what it is in ${file}: there, and taking the same.`);
    });
  });
}

function unused(): string[] {
  const used = new Set(sources.flatMap(({ file, source }) => usedMessages(file, source)));
  return globSync('text/en/*.ts', { cwd: root }).flatMap((file) =>
    [...messagesIn(file, read(file)).keys()]
      .filter((name) => {
        const text = `${file.replace(/.*[\\/]/, '')}:${name}`;
        // What a table holds is taken from it by names that are not written, unless it is said by codes.
        return !used.has(text) && (isCoded(text) || !name.includes('.'));
      })
      .map((name) => `${file}: nobody says ${name}.`),
  );
}

function written(): string[] {
  return sources
    .filter(({ file }) => /^(client|server\/platform\/mail)\//.test(file) && !file.includes('.test.'))
    .flatMap(({ file, source }) =>
      writtenTexts(file, source).map(
        ({ text, line }) => `${file}:${line}: "${text}" belongs into text/en and text/ne.`,
      ),
    );
}

const problems = [...differences(), ...unused(), ...written()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
