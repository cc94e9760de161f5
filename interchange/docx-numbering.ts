import { attribute, child, childrenNamed, elementsIn, parseMarkup, type Element } from './xml.ts';

/** What the list of a paragraph looks like. */
export interface ListLevel {
  /** Differs for each list, and for each level of a list. */
  readonly key: string;
  /** Letters of an alphabet, numbers of any kind, or bullets. */
  readonly kind: 'letters' | 'numbers' | 'bullets';
}

/** The list level of a paragraph; undefined if the paragraph is in no list. */
export type FindLevel = (paragraph: Element) => ListLevel | undefined;

/** Reads a document's lists from its `numbering.xml` and `styles.xml`; either may be empty. */
export function readNumbering(numbering: string, styles: string): FindLevel {
  const [root] = elementsIn(parseMarkup(numbering, 'xml') ?? []);
  const [sheet] = elementsIn(parseMarkup(styles, 'xml') ?? []);
  const abstractOf = new Map<string, string>();
  for (const num of root ? childrenNamed(root, 'num') : []) {
    abstractOf.set(valueOf(num, 'numid'), attribute(child(num, 'abstractnumid') ?? num, 'val') ?? '');
  }
  const formats = new Map<string, string>();
  for (const abstract of root ? childrenNamed(root, 'abstractnum') : []) {
    for (const level of childrenNamed(abstract, 'lvl')) {
      const format = child(level, 'numfmt');
      formats.set(
        `${valueOf(abstract, 'abstractnumid')} ${valueOf(level, 'ilvl')}`,
        format ? valueOf(format, 'val') : '',
      );
    }
  }
  const numberingOfStyle = new Map<string, Element>();
  for (const style of sheet ? childrenNamed(sheet, 'style') : []) {
    const own = numPrOf(style);
    if (own) numberingOfStyle.set(valueOf(style, 'styleid'), own);
  }
  return (paragraph) => {
    const properties = child(paragraph, 'ppr');
    const style = properties && child(properties, 'pstyle');
    const own = numPrOf(paragraph) ?? (style && numberingOfStyle.get(valueOf(style, 'val')));
    const id = own && child(own, 'numid');
    if (!id || valueOf(id, 'val') === '0') return undefined;
    const level = child(own, 'ilvl');
    const depth = level ? valueOf(level, 'val') : '0';
    const format = formats.get(`${abstractOf.get(valueOf(id, 'val')) ?? ''} ${depth}`) ?? 'decimal';
    return { key: `${valueOf(id, 'val')} ${depth}`, kind: kindOf(format) };
  };
}

function numPrOf(element: Element): Element | undefined {
  const properties = child(element, 'ppr');
  return properties && child(properties, 'numpr');
}

function valueOf(element: Element, name: string): string {
  return attribute(element, name) ?? '';
}

function kindOf(format: string): ListLevel['kind'] {
  if (format === 'bullet' || format === 'none') return 'bullets';
  return /letter|hindiConsonants|hindiVowels/i.test(format) ? 'letters' : 'numbers';
}
