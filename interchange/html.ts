import { messageOf } from '#text/message.ts';
import { isTag, isText, type ChildNode } from 'domhandler';
import { problem, type FilePicture, type Problem, type ProblemMessage, type FilePlace } from './item.ts';
import { texOfMathml } from './mathml.ts';
import type { ReadBase64 } from './embedded.ts';
import { dataOf, fromBase64, isPicture, refusedPicture } from './pictures.ts';
import { displayed, withDollars } from '#exam/tex-signs.ts';
import { attribute, nameOf, parseMarkup, textIn, type Element } from './xml.ts';

/** Where the pictures of a text come from. */
export interface Pictures {
  /** Finds a picture by its address; undefined if the file does not contain it. */
  readonly find?: (address: string) => Uint8Array | undefined;
  /** Reads a picture whose data is in the address itself. */
  readonly read?: ReadBase64;
}

/** The result of reducing HTML: text with TeX, `<sub>`, `<sup>` and line breaks; its pictures; and what was ignored. */
export interface ReducedHtml {
  readonly text: string;
  readonly pictures: readonly FilePicture[];
  readonly problems: readonly Problem[];
}

const blocks =
  /^(p|div|h[1-6]|li|ul|ol|dl|dt|dd|table|tr|pre|blockquote|section|article|address|center|figure|figcaption|hr)$/;
const plain =
  /^(span|font|html|body|tbody|thead|tfoot|td|th|nobr|label|small|big|wbr|o|contentbody|itembody|prompt|text|math|su[bp])$/;
const dropped = /^(script|style|head|title|iframe|video|audio|embed|svg|canvas|input|button|select|textarea|form)$/;
const named: Readonly<Record<string, string>> = {
  b: 'bold', strong: 'bold', i: 'italics', em: 'italics', u: 'underline', s: 'strike-through', del: 'strike-through',
  li: 'list', table: 'table', a: 'link', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', pre: 'layout',
}; // prettier-ignore

/** Reduces HTML or its nodes. `where` is the place that problems name. */
export function reduceHtml(
  html: string | readonly ChildNode[],
  where: FilePlace,
  pictures: Pictures = {},
): ReducedHtml {
  const nodes = typeof html === 'string' ? parseMarkup(html, 'html') : html;
  const walk = new Walk(where, pictures);
  if (nodes) walk.all(nodes);
  else walk.lost.add('markup nested too deep');
  if (walk.lost.size > 0) walk.note(messageOf('formatting-lost', [...walk.lost].join(', ')));
  return { text: tidy(walk.take()), pictures: walk.pictures, problems: walk.problems };
}

/** Stands for a line break until the white space is cleaned up. */
const lineBreak = '\uE000';

function tidy(text: string): string {
  const lines = text
    .replace(/[ \t\n\r\f]+/g, ' ')
    .split(lineBreak)
    .map((line) => line.replace(/^ +| +$/g, '').replaceAll('\u00a0', ' '));
  return withDollars(lines.join('\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

class Walk {
  readonly pictures: FilePicture[] = [];
  readonly problems: Problem[] = [];
  readonly lost = new Set<string>();
  readonly #where: FilePlace;
  readonly #pictures: Pictures;
  #pieces: string[] = [];
  #atLineStart = true;

  constructor(where: FilePlace, pictures: Pictures) {
    this.#where = where;
    this.#pictures = pictures;
  }

  note(message: ProblemMessage): void {
    this.problems.push(problem(this.#where, message));
  }

  /** Returns the text so far. */
  take(): string {
    return this.#pieces.join('');
  }

  all(nodes: readonly ChildNode[]): void {
    for (const node of nodes) this.#one(node);
  }

  #one(node: ChildNode): void {
    if (isText(node)) return this.#put(node.data);
    if (!isTag(node)) return 'children' in node ? this.all(node.children) : undefined;
    const name = nameOf(node);
    const style = attribute(node, 'style') ?? '';
    if (name === 'br') return this.#breakLine();
    if (name === 'img') return this.#picture(node, attribute(node, 'src') ?? '');
    if (name === 'object' && attribute(node, 'type')?.startsWith('image/')) {
      return this.#picture(node, attribute(node, 'data') ?? '');
    }
    if (name === 'math') return this.#math(node);
    this.#name(node, name, style);
    if (dropped.test(name)) return;
    const tag = /^su[bp]$/.test(name) ? name : /vertical-align:\s*(su[bp])(?:er)?\b/i.exec(style)?.[1]?.toLowerCase();
    if (tag !== undefined) return this.#raise(node, tag);
    // A block begins and ends a line. Between two blocks there is only one line end.
    const isBlock = blocks.test(name);
    if (isBlock && !this.#atLineStart) this.#breakLine();
    this.all(node.children);
    if (isBlock && !this.#atLineStart) this.#breakLine();
    if (name === 'td' || name === 'th') this.#put(' ');
  }

  /** Notes what an element means beyond its text. */
  #name(node: Element, name: string, style: string): void {
    const means = named[name];
    if (means !== undefined && /\S/.test(textIn(node))) this.lost.add(means);
    else if (means === undefined && !blocks.test(name) && !plain.test(name)) this.lost.add(name);
    if (/text-decoration[^;]*underline/i.test(style)) this.lost.add('underline');
  }

  #raise(node: Element, tag: string): void {
    const outside = this.#pieces;
    this.#pieces = [];
    this.all(node.children);
    const inside = this.take().trim();
    this.#pieces = outside;
    if (inside !== '') this.#put(`<${tag}>${inside}</${tag}>`);
  }

  #put(text: string): void {
    this.#pieces.push(text);
    if (/\S/.test(text)) this.#atLineStart = false;
  }

  #breakLine(): void {
    this.#pieces.push(lineBreak);
    this.#atLineStart = true;
  }

  #math(node: Element): void {
    const { tex, lost } = texOfMathml(node);
    if (lost.length > 0) this.note(messageOf('formula-lost', lost.join(', ')));
    const isDisplayed = attribute(node, 'display') === 'block';
    if (tex !== '') this.#put(`$${isDisplayed ? displayed(tex) : tex}$`);
  }

  #picture(node: Element, address: string): void {
    const alt = (attribute(node, 'alt') ?? (nameOf(node) === 'object' ? textIn(node) : '')).replace(/\s+/g, ' ').trim();
    // Editors that show formulas as pictures put the TeX into an attribute.
    const tex = attribute(node, 'dataequationcontent') ?? (/texrender/.test(attribute(node, 'class') ?? '') ? alt : '');
    if (tex !== '') return this.#put(`$${tex.replaceAll('$', '').trim()}$`);
    const { find, read = fromBase64 } = this.#pictures;
    const bytes = dataOf(address, read) ?? find?.(address);
    const shown = address.startsWith('data:') ? address.slice(0, 30) : address.slice(0, 200);
    if (!bytes || bytes.length === 0)
      this.note(address.startsWith('data:') ? refusedPicture(shown) : messageOf('picture-missing', shown));
    else if (!isPicture(bytes)) this.note(refusedPicture(shown));
    else this.pictures.push({ bytes, alt });
  }
}

/** Whether a text that may be plain contains HTML elements that an author would not write as text. */
export function looksLikeHtml(text: string): boolean {
  return /<\/?(p|br|b|i|u|em|strong|span|div|img|table|ul|ol|li|font|h[1-6])(\s[^<>]*)?\/?>/i.test(text);
}

/**
 * A text as HTML. Line breaks, `<sub>` and `<sup>` become elements, several spaces stay, TeX gets parentheses.
 * Everything else is escaped. `reduceHtml` gives the text back.
 */
export function htmlOf(text: string, escape: (plain: string) => string): string {
  return escape(text)
    .replace(raised, (whole: string, tag: string, inside: string) =>
      inside.trim() === inside ? `<${tag}>${inside}</${tag}>` : whole,
    )
    .replace(/ (?= )|^ | $/gm, '\u00a0')
    .replaceAll('\n', '<br/>');
}

const raised = /&lt;(su[bp])&gt;((?:(?!&lt;\/?su[bp]&gt;)[^\n])+)&lt;\/\1&gt;/g;
