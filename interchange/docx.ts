import { messageOf } from '#text/message.ts';
import { textOf } from './decode.ts';
import { readNumbering, type FindLevel, type ListLevel } from './docx-numbering.ts';
import { paragraphsOf, type Paragraph } from './docx-paragraphs.ts';
import { readFonts } from './docx-fonts.ts';
import type { ParsedFile, ReadingOptions } from './item.ts';
import { withoutLegacy } from './legacy-lines.ts';
import type { LegacyFont } from './legacy-fonts/tables.ts';
import { optionOf, stemOf } from './typed-labels.ts';
import { parseTypedLines, type TypedLine } from './typed-lines.ts';
import { tableLines } from './typed-tables.ts';
import {
  allNamed,
  attribute,
  childrenNamed,
  elementsIn,
  nameOf,
  parseMarkup,
  type ChildNode,
  type Element,
} from './xml.ts';

/** The role that a word processor's numbering gives to a paragraph. */
type FindRole = (paragraph: Element) => 'stem' | 'option' | undefined;

/**
 * Reads a Word document as teachers type one. Word numbers paragraphs itself, and the text does not contain these
 * numbers. The numbering may be the only difference between a stem and an option.
 */
export function parseDocx(files: ReadonlyMap<string, Uint8Array>, reading: ReadingOptions = {}): ParsedFile {
  const read = (path: string) => textOf(files.get(path) ?? new Uint8Array());
  const nodes = parseMarkup(read('word/document.xml'), 'xml');
  if (nodes === null) return { items: [], skipped: [{ where: messageOf('file'), why: messageOf('unreadable') }] };
  const levelOf = readNumbering(read('word/numbering.xml'), read('word/styles.xml'));
  const targets = targetsOf(read('word/_rels/document.xml.rels'));
  const find = (id: string) => {
    const target = targets.get(id) ?? '';
    return { name: target, bytes: files.get(target.startsWith('/') ? target.slice(1) : `word/${target}`) };
  };
  const parts = { find, fontOf: readFonts(read('word/styles.xml')), keepsLegacy: reading.keepsLegacy ?? false };
  const fonts: LegacyFont[] = [];
  let count = 0;
  const paragraphOf = (element: Element): ReadParagraph => {
    count += 1;
    const { lines, fonts: found } = paragraphsOf(element, messageOf('paragraph', count), parts);
    fonts.push(...found);
    return { element, lines };
  };
  const blocks = blocksOf(nodes, paragraphOf);
  const roleOf = rolesOf(
    blocks.flatMap((block) => ('lines' in block ? [block] : [])),
    levelOf,
  );
  const typedLines = blocks.flatMap((block) =>
    'rows' in block
      ? tableLines(block.rows.map((row) => row.map((cell) => cell.flatMap((each) => linesOf(each, roleOf)))))
      : linesOf(block, roleOf),
  );
  const made = withoutLegacy(typedLines, reading);
  const { items, skipped } = parseTypedLines(made.lines);
  return { items, skipped, font: fonts[0] ?? made.font };
}

interface ReadParagraph {
  readonly element: Element;
  readonly lines: readonly Paragraph[];
}

/** A paragraph or a table of a document. */
type Block = ReadParagraph | { readonly rows: readonly (readonly (readonly ReadParagraph[])[])[] };

function blocksOf(nodes: readonly ChildNode[], paragraphOf: (element: Element) => ReadParagraph): Block[] {
  return elementsIn(nodes).flatMap((element): Block[] => {
    const name = nameOf(element);
    if (name === 'p') return [paragraphOf(element)];
    if (name !== 'tbl') return blocksOf(element.children, paragraphOf);
    const rows = childrenNamed(element, 'tr').map((row) =>
      childrenNamed(row, 'tc').map((cell) =>
        // A text box is a paragraph within a paragraph; its content is not a question.
        allNamed(cell, 'p')
          .filter((paragraph) => !isWithin(paragraph, 'p'))
          .map((paragraph) => paragraphOf(paragraph)),
      ),
    );
    return [{ rows }];
  });
}

function linesOf({ element, lines }: ReadParagraph, roleOf: FindRole): TypedLine[] {
  return lines.map((line, nth) => {
    const list = nth === 0 ? roleOf(element) : undefined;
    return list === undefined ? line : { ...line, list };
  });
}

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
 * The roles of the document's lists. Letters are options, numbers are stems. If nothing else can be an option, all
 * lists after the first are options.
 */
function rolesOf(
  paragraphs: readonly { readonly element: Element; readonly lines: readonly Paragraph[] }[],
  levelOf: FindLevel,
): FindRole {
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
