import { textOf } from './decode.ts';
import { readNumbering, type FindLevel, type ListLevel } from './docx-numbering.ts';
import { paragraphsOf, type Paragraph } from './docx-paragraphs.ts';
import type { Parsed } from './item.ts';
import { optionOf, stemOf } from './typed-labels.ts';
import { parseTypedLines, type TypedLine } from './typed-lines.ts';
import { allNamed, attribute, parseMarkup, type Element } from './xml.ts';

/**
 * Reads a Word document as teachers type one. Word numbers paragraphs by itself, and its numbers are in no text: by them a
 * stem and an option may differ, and by nothing else.
 */
export function parseDocx(files: ReadonlyMap<string, Uint8Array>): Parsed {
  const read = (path: string) => textOf(files.get(path) ?? new Uint8Array());
  const nodes = parseMarkup(read('word/document.xml'), 'xml');
  if (nodes === null) return { items: [], skipped: [{ where: 'file', why: 'It can not be read.' }] };
  const levelOf = readNumbering(read('word/numbering.xml'), read('word/styles.xml'));
  const targets = targetsOf(read('word/_rels/document.xml.rels'));
  const find = (id: string) => {
    const target = targets.get(id) ?? '';
    return { name: target, bytes: files.get(target.startsWith('/') ? target.slice(1) : `word/${target}`) };
  };
  const paragraphs = allNamed(nodes, 'p')
    .filter((paragraph) => !isWithin(paragraph, 'p'))
    .map((element, place) => ({ element, lines: paragraphsOf(element, `paragraph ${place + 1}`, find) }));
  const roleOf = rolesOf(paragraphs, levelOf);
  return parseTypedLines(
    paragraphs.flatMap(({ element, lines }) =>
      lines.map((line, nth): TypedLine => {
        const list = nth === 0 ? roleOf(element) : undefined;
        return list === undefined ? line : { ...line, list };
      }),
    ),
  );
}

/** A text box is a paragraph within one; what it holds is no question. */
function isWithin(element: Element, name: string): boolean {
  for (let { parent } = element; parent; parent = parent.parent) {
    if ('name' in parent && parent.name.slice(parent.name.indexOf(':') + 1) === name) return true;
  }
  return false;
}

function targetsOf(relations: string): Map<string, string> {
  const nodes = parseMarkup(relations, 'xml') ?? [];
  return new Map(
    allNamed(nodes, 'relationship').map((each) => [each.attribs['Id'] ?? '', attribute(each, 'Target') ?? '']),
  );
}

/**
 * What the lists of the document are. Letters are options. Numbers are stems; where nothing else can be options, all
 * lists but the first one are.
 */
function rolesOf(
  paragraphs: readonly { readonly element: Element; readonly lines: readonly Paragraph[] }[],
  levelOf: FindLevel,
): (paragraph: Element) => 'stem' | 'option' | undefined {
  const levels = new Map<Element, ListLevel>();
  for (const { element, lines } of paragraphs) {
    const level = levelOf(element);
    if (level && level.kind !== 'bullets' && lines.some(({ text }) => text !== '')) levels.set(element, level);
  }
  const typed = paragraphs.filter(({ element }) => !levels.has(element)).flatMap(({ lines }) => lines);
  const hasLetters = [...levels.values()].some(({ kind }) => kind === 'letters');
  const hasTypedOptions = typed.some(({ text }) => optionOf(text)?.place === 0);
  const hasTypedStems = typed.some(({ text }) => stemOf(text) !== undefined);
  const [first] = [...levels.values()].filter(({ kind }) => kind === 'numbers');
  return (paragraph) => {
    const level = levels.get(paragraph);
    if (!level) return undefined;
    if (level.kind === 'letters') return 'option';
    if (hasLetters || hasTypedOptions) return 'stem';
    return !hasTypedStems && level.key === first?.key ? 'stem' : 'option';
  };
}
