import { isTag, isText, type ChildNode } from 'domhandler';
import { attribute, elementsIn, nameOf, textIn, type Element } from './xml.ts';

/** TeX, and the elements that it could not express. */
export interface Tex {
  readonly tex: string;
  /** Names of elements that were ignored. */
  readonly lost: readonly string[];
}

const functions = /^(sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|arcsin|arccos|arctan|log|ln|exp|lim|max|min|det|gcd)$/;
const overs: Readonly<Record<string, string>> = {
  '→': 'vec',
  '⃗': 'vec',
  '¯': 'bar',
  '‾': 'overline',
  '^': 'hat',
  '˙': 'dot',
};
const passedOver = new Set(['mspace', 'mphantom', 'none', 'mprescripts', 'annotation', 'annotationxml']);
const rows = new Set(['math', 'mrow', 'mstyle', 'mpadded', 'semantics', 'mtd', 'merror']);

/** The TeX of a `math` element. It comes from the element's annotation, or else from its MathML. */
export function texOfMathml(math: Element): Tex {
  const lost = new Set<string>();
  const noted = annotationOf(math);
  return { tex: noted ?? texOf(math, lost).trim(), lost: [...lost] };
}

function annotationOf(math: Element): string | undefined {
  const semantics = elementsIn(math).find((each) => nameOf(each) === 'semantics');
  const notes = semantics ? elementsIn(semantics).filter((each) => nameOf(each) === 'annotation') : [];
  const tex = notes.find((each) => /tex/i.test(attribute(each, 'encoding') ?? ''));
  return tex && withoutSigns(textIn(tex).trim());
}

/** Removes the signs around a formula; some programs write them into the annotation. */
function withoutSigns(tex: string): string {
  return tex.replace(/^(?:\\[[(]|\${1,2})([^]*?)(?:\\[\])]|\${1,2})$/, '$1').trim();
}

function texOf(node: ChildNode, lost: Set<string>): string {
  if (isText(node)) return node.data.trim() === '' ? '' : escaped(node.data.trim());
  if (!isTag(node)) return '';
  const name = nameOf(node);
  const parts = elementsIn(node);
  const part = (place: number) => {
    const each = parts[place];
    return each ? texOf(each, lost) : '';
  };
  const inner = () => node.children.map((each) => texOf(each, lost)).join('');
  if (rows.has(name)) return inner();
  if (passedOver.has(name)) return name === 'mspace' ? '\\ ' : '';
  if (name === 'mi' || name === 'mn' || name === 'mo' || name === 'mtext' || name === 'ms') return token(node, name);
  if (name === 'mfrac') return `\\frac{${part(0)}}{${part(1)}}`;
  if (name === 'msqrt') return `\\sqrt{${inner()}}`;
  if (name === 'mroot') return `\\sqrt[${part(1)}]{${part(0)}}`;
  if (name === 'msup') return `${base(part(0))}^{${part(1)}}`;
  if (name === 'msub') return `${base(part(0))}_{${part(1)}}`;
  if (name === 'msubsup' || name === 'munderover') return `${base(part(0))}_{${part(1)}}^{${part(2)}}`;
  if (name === 'munder')
    return /^\\\w+|[∑∏∫]/.test(part(0)) ? `${part(0)}_{${part(1)}}` : `\\underset{${part(1)}}{${part(0)}}`;
  if (name === 'mover') return over(part(0), part(1));
  if (name === 'mfenced')
    return fenced(
      node,
      parts.map((each) => texOf(each, lost)),
    );
  if (name === 'mtable') return `\\begin{matrix}${parts.map((each) => texOf(each, lost)).join('\\\\')}\\end{matrix}`;
  if (name === 'mtr') return parts.map((each) => texOf(each, lost)).join('&');
  lost.add(name);
  return inner();
}

/** Puts braces around a group of several signs, so that an index applies to the whole group. */
function base(tex: string): string {
  return tex.length === 1 || /^\\[a-zA-Z]+ ?$/.test(tex) ? tex.trim() : `{${tex}}`;
}

function token(node: Element, name: string): string {
  const text = textIn(node).trim();
  if (name === 'mtext' || name === 'ms') return text === '' ? '\\ ' : `\\text{${escaped(textIn(node))}}`;
  if (name === 'mn') return escaped(text);
  if (functions.test(text)) return `\\${text} `;
  if (Array.from(text).length > 1 && /^\p{L}+$/u.test(text)) return `\\mathrm{${text}}`;
  // These are the invisible times, function application and separator signs.
  return escaped(text.replace(/[\u2061-\u2064]/g, ''));
}

function over(below: string, mark: string): string {
  const command = overs[mark];
  return command === undefined ? `\\overset{${mark}}{${below}}` : `\\${command}{${below}}`;
}

function fenced(node: Element, parts: readonly string[]): string {
  const sign = (text: string | undefined, otherwise: string) => escaped(text?.trim() || otherwise);
  const separator = attribute(node, 'separators')?.trim().charAt(0) ?? ',';
  const open = attribute(node, 'open') === '' ? '.' : sign(attribute(node, 'open'), '(');
  const close = attribute(node, 'close') === '' ? '.' : sign(attribute(node, 'close'), ')');
  return `\\left${open}${parts.join(separator)}\\right${close}`;
}

/** Escapes characters that are commands in TeX. */
export function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\backslash ')
    .replace(/[%#&_{}]/g, '\\$&')
    .replaceAll('$', '\\text{\\textdollar}')
    .replaceAll('~', '\\sim ')
    .replaceAll('^', '\\wedge ');
}
