import { messageOf } from '#text/message.ts';
import type { ParsedFile, ReadingOptions, FilePlace } from './item.ts';
import { withoutLegacy } from './legacy-lines.ts';
import { parseTypedLines, type TypedLine } from './typed-lines.ts';

/** Reads what teachers type or paste: numbered stems, lettered options, and the key in any usual form. */
export function parseTypedText(text: string, reading: ReadingOptions = {}): ParsedFile {
  const typed = text.split('\n').map((line, place) => typedLine(line, messageOf('line', place + 1)));
  const { lines, font } = withoutLegacy(typed, reading);
  const { items, skipped } = parseTypedLines(lines);
  return { items, skipped, font };
}

/** A pasted line without bullets, Markdown stars and invisible characters. */
function typedLine(line: string, where: FilePlace): TypedLine {
  const shown = line.replace(/[\u200b-\u200d\u2060\ufeff]/g, (sign) =>
    sign === '\u200c' || sign === '\u200d' ? sign : '',
  );
  const bare = shown
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^#{1,6}\s+/, '');
  const unlisted = bare.replace(/^[-–•·●▪○*]\s+(?=\**[([]?(?:[A-Za-z]|[क-च])\s?[.)\]:])/u, '');
  const isBold = /^\*\*[^*]+\*\*$|^(?:[([]?\S[.)\]]\s*)\*\*[^*]+\*\*$/u.test(unlisted);
  return { where, text: unlisted.replace(/\*\*/g, '').trim(), isBold };
}
