import { messageOf } from '#text/message.ts';
import type { QuestionKind } from '#text/question-kind.ts';
import { Collector } from './build-item.ts';
import { looksLikeHtml, reduceHtml, type Pictures, type ReducedHtml } from './html.ts';
import { partialMarks, problem, type ParsedFile, type Problem, type FilePlace, type SkipReason } from './item.ts';
import { labelsOfCategory, languageNamed, unlabelled, withTags, type Labels } from './labels.ts';
import { fromBase64, isPicture } from './pictures.ts';
import type { ReadBase64 } from './embedded.ts';
import { withDollars } from '#exam/tex-signs.ts';
import {
  allNamed,
  attribute,
  child,
  childrenNamed,
  elementsIn,
  forget,
  isTag,
  lineCounter,
  nameOf,
  parseMarkup,
  textIn,
  type Element,
} from './xml.ts';

const kinds: ReadonlyMap<string, QuestionKind> = new Map([
  ['essay', 'essay'],
  ['shortanswer', 'typed-answer'],
  ['numerical', 'numerical'],
  ['matching', 'matching'],
  ['description', 'description'],
  ['cloze', 'gaps'],
  ['calculated', 'calculated'],
  ['ddwtos', 'drag-and-drop'],
]);

function reasonOf(kind: string): SkipReason {
  const known = kinds.get(kind);
  return known === undefined ? messageOf('unknown-kind', kind.slice(0, 40)) : messageOf('other-kind', known);
}

/** Reads Moodle's XML, including version 1.9. `base64` decodes base64 texts. */
export function parseMoodleXml(text: string, base64: ReadBase64 = fromBase64): ParsedFile {
  const found = new Collector();
  const lineAt = lineCounter(text);
  let category = unlabelled;
  const read = (question: Element) => {
    const where = messageOf('line', lineAt(question.startIndex));
    const kind = (attribute(question, 'type') ?? '').trim().toLowerCase();
    if (kind === 'category') category = labelsOfCategory(plainText(child(question, 'category')));
    else if (kind === 'multichoice' || kind === 'truefalse') take(found, question, kind, where, { category, base64 });
    else found.skip(where, reasonOf(kind));
  };
  const nodes = parseMarkup(text, 'xml', (element) => {
    if (nameOf(element) !== 'question' || isWithin(element, 'question')) return;
    for (const question of allNamed([element], 'question')) read(question);
    forget(element);
  });
  if (nodes === null) found.skip(messageOf('file'), messageOf('unreadable'));
  return found;
}

function isWithin({ parent }: Element, name: string): boolean {
  for (let node = parent; node && isTag(node); node = node.parent) if (nameOf(node) === name) return true;
  return false;
}

function take(
  found: Collector,
  question: Element,
  kind: string,
  where: FilePlace,
  { category, base64 }: { readonly category: Labels; readonly base64: ReadBase64 },
): void {
  const problems: Problem[] = [];
  const read = (element: Element | undefined, use?: 'picture-in-option' | 'picture-in-explanation') => {
    const reduced = reduceField(question, element, where, base64);
    problems.push(...reduced.problems);
    if (use && reduced.pictures.length > 0) problems.push(problem(where, messageOf(use)));
    return reduced;
  };
  const stem = read(child(question, 'questiontext'));
  const answers = childrenNamed(question, 'answer').map((answer) => {
    const { text, pictures } = read(answer, 'picture-in-option');
    return {
      text: kind === 'truefalse' ? named(text) : text,
      pictures,
      fraction: Number(attribute(answer, 'fraction') ?? 0),
    };
  });
  if (answers.length > 0 && answers.every(({ text, pictures }) => text === '' && pictures.length > 0)) {
    return found.skip(where, messageOf('picture-options'));
  }
  const positive = answers.filter(({ fraction }) => fraction > 0);
  const asksForAll = kind === 'multichoice' && /^(0|false)$/i.test(plainText(child(question, 'single')));
  if (positive.length > 1 && (asksForAll || !positive.some(({ fraction }) => fraction >= 100))) {
    return found.skip(where, messageOf('several-right'));
  }
  problems.push(
    ...partialMarks(
      where,
      answers.map(({ fraction }) => fraction),
    ),
  );
  if (hasFeedback(question)) problems.push(problem(where, messageOf('feedback-lost')));
  const explanation = read(child(question, 'generalfeedback'), 'picture-in-explanation').text;
  const pictures = [...stem.pictures, ...oldPictures(question, base64)];
  if (pictures.length > 1) problems.push(problem(where, messageOf('one-picture', pictures.length - 1)));
  const tags = allNamed(childrenNamed(question, 'tags'), 'tag').map((tag) => plainText(tag));
  const language = languageNamed(attribute(question, 'lang') ?? '');
  found.add({
    where,
    stem: stem.text,
    options: answers.map(({ text, fraction }) => ({ text, right: fraction >= 100 })),
    explanation,
    figure: pictures[0] ?? null,
    labels: withTags({ ...category, language }, tags),
    problems,
  });
}

/** Writes true and false in small letters. */
function named(text: string): string {
  return /^(true|false)$/i.test(text) ? text.charAt(0).toUpperCase() + text.slice(1).toLowerCase() : text;
}

function hasFeedback(question: Element): boolean {
  const feedbacks = childrenNamed(question, 'answer').flatMap((answer) => childrenNamed(answer, 'feedback'));
  return feedbacks.some((feedback) => plainText(feedback) !== '');
}

/** A field's `text`, in the field's format. Elements in it that were not escaped are its HTML. */
function reduceField(question: Element, field: Element | undefined, where: FilePlace, base64: ReadBase64): ReducedHtml {
  if (!field) return { text: '', pictures: [], problems: [] };
  const inside = child(field, 'text') ?? field;
  const format = attribute(field, 'format')?.toLowerCase() ?? 'html';
  const pictures = picturesOf(question, field, base64);
  if (inside !== field && elementsIn(inside).length > 0) return reduceHtml(inside.children, where, pictures);
  const text = inside === field ? ownText(field) : textIn(inside);
  const isHtml = format === 'html' || (format !== 'plain_text' && looksLikeHtml(text));
  if (isHtml) return reduceHtml(format === 'html' ? text : text.trim().replaceAll('\n', '<br>'), where, pictures);
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  return { text: withDollars(lines.join('\n')), pictures: [], problems: [] };
}

/** The text directly within an element. Answers of version 1.9 have no `text` element. */
function ownText(element: Element): string {
  const fields = new Set(['feedback', 'file', 'text']);
  const own = element.children.filter((node) => !('name' in node && fields.has(nameOf(node as Element))));
  return own.map((node) => textIn(node)).join('');
}

function plainText(element: Element | undefined): string {
  if (!element) return '';
  return textIn(child(element, 'text') ?? element).trim();
}

/** Files are next to the text that shows them, or elsewhere in the question. */
function picturesOf(question: Element, field: Element, base64: ReadBase64): Pictures {
  const find = (address: string) => {
    const [, name = ''] = /^@@PLUGINFILE@@\/(?:.*\/)?([^/?#]+)/.exec(address) ?? [];
    const isNamed = (file: Element) => [name, decoded(name)].includes(attribute(file, 'name') ?? '');
    const file = [...childrenNamed(field, 'file'), ...allNamed(question, 'file')].find((each) => isNamed(each));
    return file && base64(textIn(file));
  };
  return { find, read: base64 };
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Version 1.9 puts a question's picture next to its text. */
function oldPictures(question: Element, base64: ReadBase64) {
  const bytes = base64(textIn(child(question, 'image_base64')));
  return isPicture(bytes) ? [{ bytes, alt: '' }] : [];
}
