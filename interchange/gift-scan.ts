import { restore } from './gift-escapes.ts';

/** A part of a GIFT file: one question, or a command for the questions after it. */
export type GiftBlock =
  | { readonly kind: 'category'; readonly line: number; readonly path: string }
  | { readonly kind: 'unknown'; readonly line: number; readonly text: string }
  | GiftQuestion;

export interface GiftQuestion {
  readonly kind: 'question';
  readonly line: number;
  /** The tags from `[tag:…]` in the comments before the question. */
  readonly tags: readonly string[];
  readonly before: string;
  /** The text between the braces; null if there are no braces. */
  readonly answers: string | null;
  /** The text after the braces, if they are in the middle of a sentence. */
  readonly after: string;
  /** Whether there are more braces, or braces that are not closed. */
  readonly isOdd: boolean;
}

const command = /^\s*\$([A-Z]+)\s*:\s*(.*?)\s*$/;

/**
 * Cuts a GIFT text with protected escapes into its questions. A blank line ends a question, unless it is within braces.
 * A line end after the braces also ends it if the braces of another question follow before a blank line.
 */
export function scanGift(text: string): GiftBlock[] {
  const blocks: GiftBlock[] = [];
  let lines: string[] = [];
  let start = 0;
  let tags: string[] = [];
  let depth = 0;
  let closed = false;
  let clearUntil = 0;
  const flush = () => {
    if (lines.some((line) => line.trim() !== '')) {
      blocks.push(cutQuestion(lines.join('\n'), start, tags));
      tags = [];
    }
    lines = [];
    depth = 0;
    closed = false;
    clearUntil = 0;
  };
  const all = text.split('\n');
  for (const [place, line] of all.entries()) {
    const isOutside = depth === 0;
    const [, name, value = ''] = isOutside ? (command.exec(line) ?? []) : [];
    if (name !== undefined) {
      flush();
      if (name === 'CATEGORY') blocks.push({ kind: 'category', line: place + 1, path: value });
      else blocks.push({ kind: 'unknown', line: place + 1, text: line.trim().slice(0, 80) });
    } else if (/^\s*\/\//.test(line)) {
      if (isOutside)
        tags.push(
          ...[...line.matchAll(/\[tag:((?:[^\]\\]|\\\])*)\]/g)].map(([, tag = '']) =>
            restore(tag.replaceAll('\\]', ']')),
          ),
        );
    } else if (line.trim() === '') {
      // A blank line within braces is part of an answer, unless the next line can only be another question.
      if (isOutside || startsQuestion(all, place + 1)) flush();
      else lines.push(line);
    } else {
      if (isOutside && (/^\s*::/.test(line) || (closed && place >= clearUntil && hasBrace(all, place)))) flush();
      if (closed && place >= clearUntil) clearUntil = place + farthest;
      if (lines.length === 0) start = place + 1;
      lines.push(line);
      for (const [sign] of line.matchAll(/[{}]/g)) {
        if (sign === '{') depth = 1;
        if (sign === '}') depth = 0;
      }
      closed ||= depth === 0 && line.includes('}');
    }
  }
  flush();
  return blocks;
}

/** How many lines the scanner looks ahead. */
const farthest = 50;

/** Whether braces begin before the next blank line. */
function hasBrace(lines: readonly string[], from: number): boolean {
  for (let place = from; place < Math.min(lines.length, from + farthest); place += 1) {
    const line = lines[place] ?? '';
    if (line.trim() === '') return false;
    if (line.includes('{')) return true;
  }
  return false;
}

function startsQuestion(lines: readonly string[], from: number): boolean {
  let place = from;
  while (place < from + farthest && lines[place]?.trim() === '') place += 1;
  return /^\s*(::|\$CATEGORY)/.test(lines[place] ?? '');
}

function cutQuestion(text: string, line: number, tags: readonly string[]): GiftQuestion {
  const open = text.indexOf('{');
  if (open < 0) return { kind: 'question', line, tags, before: text, answers: null, after: '', isOdd: false };
  const close = text.indexOf('}', open);
  const after = close < 0 ? '' : text.slice(close + 1);
  return {
    kind: 'question',
    line,
    tags,
    before: text.slice(0, open),
    answers: text.slice(open + 1, close < 0 ? undefined : close),
    after: isJunk(after) ? '' : after,
    isOdd: close < 0 || after.includes('{'),
  };
}

/** Whether the text after the braces is not the end of a sentence. */
function isJunk(after: string): boolean {
  return !/[\p{L}\p{N}?.!।]/u.test(after) || /^\s*\/\//.test(after);
}
