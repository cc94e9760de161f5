import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuiltQuestionTopics, questionTopicsFile } from '#contract/built-pages.ts';
import { addressIn, languages } from '#text/language.ts';
import { responseBytes } from './response-bytes.ts';

/** How many pages of questions are measured in each language. */
export const questionSample = 20;

/** The largest page of a sample of questions in each language, with the program that it loads. */
export function questionVisits(dist: string, origin: string): Promise<{ path: string; bytes: number }[]> {
  const topics = BuiltQuestionTopics.parse(JSON.parse(readFileSync(join(dist, questionTopicsFile), 'utf8')));
  const keys = topics.flatMap((topic) => topic.keys);
  const step = Math.floor(keys.length / questionSample);
  const sample = keys.filter((_, place) => place % step === 0).slice(0, questionSample);
  return Promise.all(
    languages.map(async (language) => {
      const pages = await Promise.all(
        sample.map(async (key) => {
          const path = addressIn(language, `/q/${key}`);
          return { path, bytes: await responseBytes(origin, path) };
        }),
      );
      const [largest = { path: '', bytes: 0 }] = pages.sort((one, other) => other.bytes - one.bytes);
      const html = await (await fetch(origin + largest.path, { headers: { accept: 'text/html' } })).text();
      const named = new Set(
        [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file),
      );
      const files = await Promise.all([...named].map((file) => responseBytes(origin, file)));
      return { path: largest.path, bytes: files.reduce((total, bytes) => total + bytes, largest.bytes) };
    }),
  );
}
