import { filePlaces, skipReasons } from '#text/en/import-problems.ts';
import { sentenceOf } from '#text/message.ts';
import type { ParsedFile } from '../item.ts';

/** What tests compare: the stem, the options with a star before right ones, and the other fields. */
export function seen({ items }: ParsedFile): object[] {
  return items.map(({ item, problems }) => ({
    stem: item.stem,
    options: item.options.map(({ id, text }) => (item.right.includes(id) ? `*${text}` : text)),
    ...(item.explanation !== '' && { explanation: item.explanation }),
    ...(item.subject !== null && { subject: item.subject }),
    ...(item.topic !== null && { topic: item.topic }),
    ...(item.tags.length > 0 && { tags: item.tags }),
    ...(item.language !== 'en' && { language: item.language }),
    ...(item.difficulty !== null && { difficulty: item.difficulty }),
    ...(item.figure && { alt: item.figure.alt, bytes: item.figure.bytes.length }),
    ...(problems.length > 0 && { problems: problems.map(({ code }) => code) }),
  }));
}

/** The places of skipped questions, and the reasons in English. */
export function skippedAt({ skipped }: ParsedFile): string[] {
  return skipped.map(({ where, why }) => `${sentenceOf(filePlaces, where)}: ${sentenceOf(skipReasons, why)}`);
}

/** The smallest PNG, with a single pixel. */
export const pngBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
