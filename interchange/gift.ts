import { messageOf } from '#text/message.ts';
import type { QuestionKind } from '#text/question-kind.ts';
import { Collector } from './build-item.ts';
import { looksLikeHtml, reduceHtml, type ReducedHtml } from './html.ts';
import { protect, restore } from './gift-escapes.ts';
import { scanGift, type GiftQuestion } from './gift-scan.ts';
import { partialMarks, problem, type FilePicture, type ParsedFile, type Problem, type FilePlace } from './item.ts';
import { labelsOfCategory, unlabelled, withTags, type Labels } from './labels.ts';
import type { ReadBase64 } from './embedded.ts';
import { fromBase64 } from './pictures.ts';
import { withDollars } from '#exam/tex-signs.ts';

/**
 * Reads GIFT one question at a time, so that a faulty question does not lose the others. `base64` decodes base64 texts.
 */
export function parseGift(text: string, base64: ReadBase64 = fromBase64): ParsedFile {
  const found = new Collector();
  let category = unlabelled;
  for (const block of scanGift(protect(text))) {
    if (block.kind === 'category') category = labelsOfCategory(restore(block.path));
    else if (block.kind === 'unknown') found.skip(messageOf('line', block.line), messageOf('gift-command', block.text));
    else take(found, block, category, base64);
  }
  return found;
}

interface Answer {
  readonly text: string;
  readonly weight: number;
  readonly feedback: string;
}

function take(found: Collector, question: GiftQuestion, category: Labels, base64: ReadBase64): void {
  const where = messageOf('line', question.line);
  const { answers } = question;
  if (answers === null) return found.skip(where, messageOf('no-braces'));
  if (question.isOdd) return found.skip(where, messageOf('odd-braces'));
  const [body = '', general = ''] = splitFirst(answers, /####/);
  const kind = otherKind(body, general);
  if (kind !== null) return found.skip(where, messageOf('other-kind', kind));
  const format = /^\s*\[(html|plain|moodle|markdown)\]/i;
  const titleless = question.before.replace(/^\s*::[\s\S]*?::/, '');
  const kindOfText = format.exec(titleless)?.[1]?.toLowerCase() ?? 'moodle';
  const problems: Problem[] = [];
  const pictures: FilePicture[] = [];
  const read = (text: string, isStem = false): string => {
    const own = format.exec(text)?.[1]?.toLowerCase() ?? kindOfText;
    const reduced = reduceGift(text.replace(format, ''), own, where, base64);
    problems.push(...reduced.problems);
    if (isStem) pictures.push(...reduced.pictures);
    else if (reduced.pictures.length > 0) problems.push(problem(where, messageOf('picture-in-option')));
    return reduced.text;
  };
  // The braces become a blank in the stem.
  const stem = read(
    question.after === '' ? titleless : `${titleless.trimEnd()} _____ ${question.after.trimStart()}`,
    true,
  );
  const list = answersOf(body);
  const right = list.filter(({ weight }) => weight === 100);
  if (right.length === 0 && list.filter(({ weight }) => weight > 0).length > 1)
    return found.skip(where, messageOf('several-right'));
  problems.push(
    ...partialMarks(
      where,
      list.map(({ weight }) => weight),
    ),
  );
  if (list.some(({ feedback }) => feedback !== '')) problems.push(problem(where, messageOf('feedback-lost')));
  if (pictures.length > 1) problems.push(problem(where, messageOf('one-picture', pictures.length - 1)));
  found.add({
    where,
    stem,
    options: list.map(({ text, weight }) => ({ text: read(text), right: weight === 100 })),
    explanation: read(general),
    figure: pictures[0] ?? null,
    labels: withTags(category, question.tags),
    problems,
  });
}

const trueOrFalse = /^\s*(T|F|TRUE|FALSE)\s*(?:#([\s\S]*))?$/i;

/** The kind of a question that has no options to choose from; null for one with options. */
function otherKind(body: string, general: string): QuestionKind | null {
  if (trueOrFalse.test(body)) return null;
  if (body.trim() === '') return general === '' ? 'essay' : 'essay-or-description';
  if (body.trimStart().startsWith('#')) return 'numerical';
  if (/->/.test(body) && /=/.test(body) && !/~/.test(body)) return 'matching';
  return /~/.test(body) ? null : 'typed-answer';
}

function answersOf(body: string): Answer[] {
  const [, word, feedback = ''] = trueOrFalse.exec(body) ?? [];
  if (word !== undefined) {
    const isTrue = /^t/i.test(word);
    const answer = (text: string, right: boolean) => ({ text, weight: right ? 100 : 0, feedback: feedback.trim() });
    return [answer('True', isTrue), answer('False', !isTrue)];
  }
  const spaced = cutAnswers(body, /(?<=^|\s)=|~/g);
  // If no space stands between answers, an equals sign can only begin an answer.
  return spaced.some(({ weight }) => weight > 0) ? spaced : cutAnswers(body, /[=~]/g);
}

function cutAnswers(body: string, sign: RegExp): Answer[] {
  const places = [...body.matchAll(sign)];
  return places.map(({ 0: start, index }, nth) => {
    const raw = body.slice(index + 1, places[nth + 1]?.index);
    const [, percent, rest = ''] = /^\s*%(-?[\d.]+)%([\s\S]*)$/.exec(raw) ?? [null, undefined, raw];
    const [text = '', feedback = ''] = splitFirst(rest, /#/);
    return {
      text: text.trim(),
      weight: percent === undefined ? (start === '=' ? 100 : 0) : Number(percent),
      feedback: feedback.trim(),
    };
  });
}

function splitFirst(text: string, sign: RegExp): string[] {
  const match = sign.exec(text);
  return match ? [text.slice(0, match.index), text.slice(match.index + match[0].length)] : [text];
}

function reduceGift(text: string, format: string, where: FilePlace, base64: ReadBase64): ReducedHtml {
  const plain = restore(text).trim();
  if (format === 'html' || (format !== 'plain' && looksLikeHtml(plain))) {
    return reduceHtml(format === 'html' ? plain : plain.replaceAll('\n', '<br>'), where, { read: base64 });
  }
  const lines = plain.split('\n').map((line) => line.trim());
  return { text: withDollars(lines.join('\n')), pictures: [], problems: [] };
}
