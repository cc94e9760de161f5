import { escaped, type Tex } from './mathml.ts';
import { attribute, child, childrenNamed, elementsIn, nameOf, textIn, type Element } from './xml.ts';

const passedOver = /pr$|^(bookmarkstart|bookmarkend|prooferr)$/;
const through = new Set([
  'omath',
  'omathpara',
  'box',
  'e',
  'num',
  'den',
  'sub',
  'sup',
  'deg',
  'fname',
  'lim',
  'ins',
  'phant',
]);
const sums: Readonly<Record<string, string>> = {
  '∑': '\\sum',
  '∏': '\\prod',
  '∫': '\\int',
  '∬': '\\iint',
  '∮': '\\oint',
  '⋃': '\\bigcup',
  '⋂': '\\bigcap',
};
const accents: Readonly<Record<string, string>> = { '⃗': 'vec', '̅': 'bar', '̂': 'hat', '̇': 'dot', '̃': 'tilde' };
const functions = /^(sin|cos|tan|cot|sec|csc|sinh|cosh|tanh|log|ln|exp|lim|max|min|det)$/;

/** The TeX of a Word formula (Office Math). */
export function texOfOmml(math: Element): Tex {
  const lost = new Set<string>();
  return { tex: texOf(math, lost).trim(), lost: [...lost] };
}

function texOf(node: Element, lost: Set<string>): string {
  const name = nameOf(node);
  const part = (of: string) => {
    const element = child(node, of);
    return element ? texOf(element, lost) : '';
  };
  const sign = (properties: string, of: string, otherwise: string) => {
    const holder = child(node, properties);
    const element = holder && child(holder, of);
    return element ? (attribute(element, 'val') ?? '') : otherwise;
  };
  const inner = () =>
    elementsIn(node)
      .map((each) => texOf(each, lost))
      .join('');
  if (passedOver.test(name)) return '';
  if (through.has(name)) return inner();
  if (name === 'r')
    return childrenNamed(node, 't')
      .map((each) => run(textIn(each)))
      .join('');
  if (name === 'f') return `\\frac{${part('num')}}{${part('den')}}`;
  if (name === 'ssup') return `${group(part('e'))}^{${part('sup')}}`;
  if (name === 'ssub') return `${group(part('e'))}_{${part('sub')}}`;
  if (name === 'ssubsup') return `${group(part('e'))}_{${part('sub')}}^{${part('sup')}}`;
  if (name === 'spre') return `{}_{${part('sub')}}^{${part('sup')}}${part('e')}`;
  if (name === 'rad') return part('deg') === '' ? `\\sqrt{${part('e')}}` : `\\sqrt[${part('deg')}]{${part('e')}}`;
  if (name === 'func') return `${part('fname')} ${part('e')}`;
  if (name === 'limlow') return `${part('e')}_{${part('lim')}}`;
  if (name === 'limupp') return `${part('e')}^{${part('lim')}}`;
  if (name === 'bar') return `\\overline{${part('e')}}`;
  if (name === 'acc') return `\\${accents[sign('accpr', 'chr', '̂')] ?? 'hat'}{${part('e')}}`;
  if (name === 'nary') return `${nary(sign('narypr', 'chr', '∫'))}_{${part('sub')}}^{${part('sup')}}${part('e')}`;
  if (name === 'd') return delimited(node, sign('dpr', 'begchr', '('), sign('dpr', 'endchr', ')'), lost);
  if (name === 'm')
    return table(
      childrenNamed(node, 'mr').map((row) => childrenNamed(row, 'e')),
      lost,
    );
  if (name === 'eqarr')
    return table(
      childrenNamed(node, 'e').map((each) => [each]),
      lost,
    );
  lost.add(name);
  return inner();
}

function run(text: string): string {
  return functions.test(text.trim()) ? `\\${text.trim()} ` : escaped(text);
}

function nary(sign: string): string {
  return sums[sign] ?? sign;
}

function group(tex: string): string {
  return tex.length === 1 ? tex : `{${tex}}`;
}

function delimited(node: Element, open: string, close: string, lost: Set<string>): string {
  const parts = childrenNamed(node, 'e').map((each) => texOf(each, lost));
  return `\\left${open === '' ? '.' : escaped(open)}${parts.join('|')}\\right${close === '' ? '.' : escaped(close)}`;
}

function table(rows: readonly (readonly Element[])[], lost: Set<string>): string {
  const lines = rows.map((row) => row.map((cell) => texOf(cell, lost)).join('&'));
  return `\\begin{matrix}${lines.join('\\\\')}\\end{matrix}`;
}
