import { messageOf } from '#text/message.ts';
import type { FindFont } from './docx-fonts.ts';
import { problem, type FilePicture, type Problem, type FilePlace } from './item.ts';
import { unsureProblems } from './legacy-lines.ts';
import type { LegacyFont } from './legacy-fonts/tables.ts';
import { toUnicode } from './legacy-fonts/to-unicode.ts';
import { texOfOmml } from './omml.ts';
import { isPicture, refusedPicture } from './pictures.ts';
import { displayed, withDollars } from '#exam/tex-signs.ts';
import type { TypedLine } from './typed-lines.ts';
import { allNamed, attribute, child, childrenNamed, elementsIn, nameOf, textIn, type Element } from './xml.ts';

/** Finds the file that a relation names. */
export type FindFile = (relation: string) => { readonly name: string; readonly bytes: Uint8Array | undefined };

/** A line of a paragraph. A paragraph has several lines if its text has manual line breaks. */
export type Paragraph = Omit<TypedLine, 'list'>;

interface Piece {
  readonly text: string;
  readonly isBold: boolean;
  readonly raised: 'sub' | 'sup' | null;
  readonly font: LegacyFont | null;
}

/** The parts of a document other than its text. */
export interface DocumentParts {
  readonly find: FindFile;
  readonly fontOf: FindFont;
  /** Whether text in a legacy font (from before Unicode) keeps its own letters. */
  readonly keepsLegacy: boolean;
}

/**
 * Reads a paragraph: text, line breaks, bold, raised and lowered letters, formulas and pictures. Also tells which
 * legacy fonts it has.
 */
export function paragraphsOf(
  paragraph: Element,
  where: FilePlace,
  parts: DocumentParts,
): { readonly lines: Paragraph[]; readonly fonts: readonly LegacyFont[] } {
  const walk = new Walk(where, parts, paragraph);
  walk.all(paragraph);
  const pieces = joinedPieces(walk.pieces);
  const fonts = pieces.flatMap(({ font, text }) => (font === null || text.trim() === '' ? [] : [font]));
  return { lines: linesOf(pieces, walk, where, parts.keepsLegacy), fonts };
}

/** Joins neighbours with the same look. A word processor may cut runs anywhere, also within a syllable. */
function joinedPieces(pieces: readonly Piece[]): Piece[] {
  const all: Piece[] = [];
  for (const piece of pieces) {
    const last = all[all.length - 1];
    const isAlike = last?.isBold === piece.isBold && last.raised === piece.raised && last.font === piece.font;
    if (last && isAlike) all[all.length - 1] = { ...last, text: last.text + piece.text };
    else all.push(piece);
  }
  return all;
}

function linesOf(typedPieces: readonly Piece[], walk: Walk, where: FilePlace, keepsLegacy: boolean): Paragraph[] {
  const lines: Piece[][] = [[]];
  const typedLines: string[] = [''];
  const unsure: string[][] = [[]];
  for (const piece of typedPieces) {
    for (const [nth, text] of piece.text.split('\n').entries()) {
      if (nth > 0) for (const each of [lines, unsure]) each.push([]);
      if (nth > 0) typedLines.push('');
      const made = piece.font === null || keepsLegacy ? { text, unsure: [] } : toUnicode(text, piece.font);
      typedLines[typedLines.length - 1] += text;
      unsure[unsure.length - 1]?.push(...made.unsure);
      lines[lines.length - 1]?.push({ ...piece, text: made.text });
    }
  }
  return lines.map((pieces, nth) => ({
    where,
    text: withDollars(textOf(pieces)),
    isBold: isBold(pieces),
    ...(pieces.some(({ font }) => font !== null) && { typed: (typedLines[nth] ?? '').trim() }),
    ...(nth === 0 ? { pictures: walk.pictures } : {}),
    problems: [...(nth === 0 ? walk.problems : []), ...unsureProblems(where, unsure[nth] ?? [])],
  }));
}

/** Joins neighbours that are raised alike, however many runs they were typed in. */
function textOf(pieces: readonly Piece[]): string {
  let text = '';
  let raised: Piece['raised'] = null;
  for (const piece of [
    ...pieces.filter((each) => each.text !== ''),
    { text: '', isBold: false, raised: null, font: null },
  ]) {
    if (piece.raised !== raised) {
      text += raised === null ? '' : `</${raised}>`;
      text += piece.raised === null ? '' : `<${piece.raised}>`;
      ({ raised } = piece);
    }
    text += piece.text;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether all letters are bold. A typed label does not count. */
function isBold(pieces: readonly Piece[]): boolean {
  const marks = pieces
    .flatMap(({ text, isBold: bold }) => Array.from(text, (sign) => ({ sign, bold })))
    .filter(({ sign }) => /\S/.test(sign));
  const label = /^[([]?(?:[A-Za-z]|[क-च])[.)\]:]/u.exec(marks.map(({ sign }) => sign).join(''))?.[0].length ?? 0;
  const rest = marks.slice(label);
  return rest.length > 0 && rest.every(({ bold }) => bold);
}

class Walk {
  readonly pieces: Piece[] = [];
  readonly pictures: FilePicture[] = [];
  readonly problems: Problem[] = [];
  readonly #where: FilePlace;
  readonly #parts: DocumentParts;
  readonly #paragraph: Element;

  constructor(where: FilePlace, parts: DocumentParts, paragraph: Element) {
    this.#where = where;
    this.#parts = parts;
    this.#paragraph = paragraph;
  }

  all(element: Element): void {
    for (const each of elementsIn(element)) this.#one(each);
  }

  #one(element: Element): void {
    const name = nameOf(element);
    if (name === 'r') return this.#run(element);
    if (name === 'omath') return this.#math(element);
    if (name === 'omathpara') {
      for (const math of childrenNamed(element, 'omath')) this.#math(math, { isDisplayed: true });
      return;
    }
    // Skips deleted text, and the fallback that older programs show.
    if (name === 'del' || name === 'movefrom' || name === 'fallback' || name.endsWith('pr')) return;
    this.all(element);
  }

  #run(run: Element): void {
    const properties = child(run, 'rpr');
    const isOn = (name: string) => {
      const toggle = properties && child(properties, name);
      return toggle !== undefined && !/^(0|false|off|none)$/.test(attribute(toggle, 'val') ?? '1');
    };
    if (isOn('vanish')) return;
    const value = (name: string) => {
      const element = properties && child(properties, name);
      return element ? (attribute(element, 'val') ?? '') : '';
    };
    const height = value('vertalign');
    const raised = height === 'superscript' ? 'sup' : height === 'subscript' ? 'sub' : null;
    const bold = isOn('b') || isOn('bcs') || value('rstyle') === 'Strong';
    const font = this.#parts.fontOf(run, this.#paragraph);
    for (const each of elementsIn(run)) this.#inRun(each, { isBold: bold, raised, font });
  }

  #inRun(element: Element, look: Omit<Piece, 'text'>): void {
    const name = nameOf(element);
    const put = (text: string) => this.pieces.push({ text, ...look });
    if (name === 't') put(textIn(element));
    else if (name === 'tab') put(' ');
    else if (name === 'br' || name === 'cr') put('\n');
    else if (name === 'nobreakhyphen') put('-');
    else if (name === 'drawing' || name === 'pict' || name === 'object') this.#picture(element);
    else if (name === 'alternatecontent' || name === 'choice')
      for (const each of elementsIn(element)) this.#inRun(each, look);
  }

  /** Adds a formula. `isDisplayed` says that Word shows it on its own line. */
  #math(element: Element, { isDisplayed = false } = {}): void {
    const { tex, lost } = texOfOmml(element);
    if (lost.length > 0) this.problems.push(problem(this.#where, messageOf('formula-lost', lost.join(', '))));
    if (tex !== '')
      this.pieces.push({ text: `$${isDisplayed ? displayed(tex) : tex}$`, isBold: false, raised: null, font: null });
  }

  #picture(element: Element): void {
    const shown = [...allNamed(element, 'blip'), ...allNamed(element, 'imagedata')];
    if (shown.length === 0) this.problems.push(problem(this.#where, messageOf('formatting-lost', 'drawing')));
    for (const each of shown) {
      const { name, bytes } = this.#parts.find(attribute(each, 'embed') ?? attribute(each, 'id') ?? '');
      const [named] = allNamed(element, 'docpr');
      const alt = (named && attribute(named, 'descr')) ?? attribute(each, 'title') ?? '';
      if (!bytes) this.problems.push(problem(this.#where, messageOf('picture-missing', name)));
      else if (!isPicture(bytes)) this.problems.push(problem(this.#where, refusedPicture(name)));
      else this.pictures.push({ bytes, alt: alt.trim() });
    }
  }
}
