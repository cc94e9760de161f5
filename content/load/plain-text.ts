import type { MathMap } from './loaded-bank.ts';
import { splitTex } from './tex.ts';

/** An element of MathML, or a text in it. */
type Node = string | { readonly name: string; readonly children: Node[] };

const raised: Readonly<Record<string, string>> = {
  ...signs('0123456789+−=()nix', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱˣ'),
  '∘': '°',
  '′': '′',
};
const lowered = signs('0123456789+−=()aehijklmnoprstuvx', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ');
/** What stands over a letter, as a sign that joins the letter before it. */
const over: Readonly<Record<string, string>> = { '→': '\u20d7', ˆ: '\u0302', '˙': '\u0307', '‾': '\u0305' };
const overline = '\u0305';
/** They stand between two terms, with a space on either side. */
const between = /^[=+−×→±≤≥<>∼∩∪≈∧∨⇌≠∝÷↔≡⊂∈⋅∥⟂⊕]$/;
/** Something that can stand before such a sign. */
const term = /[\p{L}\p{N}\p{M}\p{No})\]}|′!°]$/u;

function signs(from: string, to: string): Record<string, string> {
  const replaced = Array.from(to);
  return Object.fromEntries(Array.from(from).map((sign, place) => [sign, replaced[place] ?? sign]));
}

/**
 * A text of a question without markup, for a title, a share or a search. A formula becomes one line: 'x² + √(y)/2'.
 * One that `math` does not have stays as its TeX.
 */
export function plainText(text: string, math: MathMap): string {
  if (!text.includes('$')) return text;
  return splitTex(text)
    .map((part) => {
      const mathml = part.kind === 'tex' ? math[part.text] : undefined;
      return mathml === undefined ? part.text : plainMath(mathml);
    })
    .join('');
}

/** A formula's MathML as one line of text. */
function plainMath(mathml: string): string {
  return textOf(parse(mathml)).replaceAll(/\s+/g, ' ').trim();
}

/** Our own MathML, which is well formed. It has no elements without an end beside `<wbr>`. */
function parse(mathml: string): Node[] {
  const root: Node[] = [];
  const open = [root];
  for (const [, end, name, text = ''] of mathml.matchAll(/<(\/?)([a-z]+)[^>]*>|([^<]+)/g)) {
    const into = open[open.length - 1] ?? root;
    if (name === undefined) into.push(unescaped(text));
    else if (end === '/') open.pop();
    else if (name !== 'wbr') {
      const children: Node[] = [];
      into.push({ name, children });
      open.push(children);
    }
  }
  return root;
}

function unescaped(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

/** The texts of elements one after the other, with spaces around the signs between two terms. */
function textOf(nodes: readonly Node[]): string {
  let line = '';
  for (const node of nodes) {
    const text = typeof node === 'string' ? node : elementText(node.name, node.children);
    // The sign for 'of a function', which shows nothing, and the selector of a picture's form.
    const shown = text.replaceAll(/\u2061|\ufe0e/g, '');
    if (typeof node !== 'string' && node.name === 'mo' && between.test(shown) && term.test(line.trimEnd())) {
      line = `${line.trimEnd()} ${shown} `;
    } else line += shown === ',' && line !== '' ? ', ' : shown;
  }
  return line;
}

function elementText(name: string, children: readonly Node[]): string {
  const part = (place: number) => textOf(children.slice(place, place + 1));
  switch (name) {
    case 'mfrac':
      return `${bracketed(part(0))}/${bracketed(part(1))}`;
    case 'msqrt':
      return `√${bracketed(textOf(children))}`;
    case 'mroot':
      return `${raise(part(1))}√${bracketed(part(0))}`;
    case 'msup':
      return part(0) + raise(part(1));
    case 'msub':
      return part(0) + lower(part(1));
    case 'msubsup':
      return part(0) + lower(part(1)) + raise(part(2));
    case 'mover':
      return part(0) + (over[part(1).trim()] ?? '');
    case 'menclose':
      return Array.from(textOf(children))
        .map((sign) => (sign === ' ' ? sign : sign + overline))
        .join('');
    case 'mtr':
      return `${children.map((cell) => textOf([cell])).join(' ')}; `;
    case 'mtable':
      return textOf(children).replace(/; $/, '');
    case 'mspace':
      return ' ';
    default:
      return textOf(children);
  }
}

/** In brackets if it is more than one term. */
function bracketed(text: string): string {
  const bare = text.trim();
  return /^[\p{L}\p{M}]?[\p{N}\p{L}.′]*$/u.test(bare) || /^[([].*[)\]]$/.test(bare) ? bare : `(${bare})`;
}

function raise(text: string): string {
  return inSigns(text, raised) ?? `^${bracketed(text)}`;
}

function lower(text: string): string {
  return inSigns(text, lowered) ?? `_${bracketed(text)}`;
}

/** The text in small signs, if there is one for each. */
function inSigns(text: string, small: Readonly<Record<string, string>>): string | null {
  const bare = Array.from(text.replaceAll(' ', ''));
  return bare.every((sign) => sign in small) ? bare.map((sign) => small[sign]).join('') : null;
}
