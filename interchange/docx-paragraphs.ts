import { problem, type FilePicture, type Problem } from './item.ts';
import { texOfOmml } from './omml.ts';
import { isPicture } from './pictures.ts';
import { withDollars } from '#exam/tex-signs.ts';
import type { TypedLine } from './typed-lines.ts';
import { allNamed, attribute, child, elementsIn, nameOf, textIn, type Element } from './xml.ts';

/** Finds the file that a relation names. */
export type FindFile = (relation: string) => { readonly name: string; readonly bytes: Uint8Array | undefined };

/** A line of a paragraph: it has several where its text breaks lines by hand. */
export type Paragraph = Omit<TypedLine, 'list'>;

interface Piece {
  readonly text: string;
  readonly isBold: boolean;
  readonly raised: 'sub' | 'sup' | null;
}

/** Reads a paragraph: text, line breaks, bold, raised and lowered letters, formulas, pictures. */
export function paragraphsOf(paragraph: Element, where: string, find: FindFile): Paragraph[] {
  const walk = new Walk(where, find);
  walk.all(paragraph);
  const lines: Piece[][] = [[]];
  for (const piece of walk.pieces) {
    for (const [nth, text] of piece.text.split('\n').entries()) {
      if (nth > 0) lines.push([]);
      lines[lines.length - 1]?.push({ ...piece, text });
    }
  }
  return lines.map((pieces, nth) => ({
    where,
    text: withDollars(textOf(pieces)),
    isBold: isBold(pieces),
    ...(nth === 0 ? { pictures: walk.pictures, problems: walk.problems } : {}),
  }));
}

/** Neighbours that are raised alike are one, however many runs they were typed in. */
function textOf(pieces: readonly Piece[]): string {
  let text = '';
  let raised: Piece['raised'] = null;
  for (const piece of [...pieces.filter((each) => each.text !== ''), { text: '', isBold: false, raised: null }]) {
    if (piece.raised !== raised) {
      text += raised === null ? '' : `</${raised}>`;
      text += piece.raised === null ? '' : `<${piece.raised}>`;
      ({ raised } = piece);
    }
    text += piece.text;
  }
  return text.replace(/\s+/g, ' ').trim();
}

/** Whether all letters are bold, those of a typed label aside. */
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
  readonly #where: string;
  readonly #find: FindFile;

  constructor(where: string, find: FindFile) {
    this.#where = where;
    this.#find = find;
  }

  all(element: Element): void {
    for (const each of elementsIn(element)) this.#one(each);
  }

  #one(element: Element): void {
    const name = nameOf(element);
    if (name === 'r') return this.#run(element);
    if (name === 'omath') return this.#math(element);
    // Deleted text, and what older programs show instead of what newer ones do.
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
    for (const each of elementsIn(run)) this.#inRun(each, { isBold: bold, raised });
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

  #math(element: Element): void {
    const { tex, lost } = texOfOmml(element);
    if (lost.length > 0) this.problems.push(problem(this.#where, 'formula-lost', lost.join(', ')));
    if (tex !== '') this.pieces.push({ text: `$${tex}$`, isBold: false, raised: null });
  }

  #picture(element: Element): void {
    const shown = [...allNamed(element, 'blip'), ...allNamed(element, 'imagedata')];
    if (shown.length === 0) this.problems.push(problem(this.#where, 'formatting-lost', 'drawing'));
    for (const each of shown) {
      const { name, bytes } = this.#find(attribute(each, 'embed') ?? attribute(each, 'id') ?? '');
      const [named] = allNamed(element, 'docpr');
      const alt = (named && attribute(named, 'descr')) ?? attribute(each, 'title') ?? '';
      if (!bytes) this.problems.push(problem(this.#where, 'picture-missing', name));
      else if (!isPicture(bytes)) this.problems.push(problem(this.#where, 'picture-kind', name));
      else this.pictures.push({ bytes, alt: alt.trim() });
    }
  }
}
