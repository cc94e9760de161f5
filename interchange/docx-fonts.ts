import { legacyFontNamed, type LegacyFont } from './legacy-fonts/tables.ts';
import { attribute, child, childrenNamed, elementsIn, parseMarkup, type Element } from './xml.ts';

/** The legacy font (from before Unicode) of a run in a paragraph; null for any other font. */
export type FindFont = (run: Element, paragraph: Element) => LegacyFont | null;

/**
 * Reads a document's fonts from its `styles.xml`, which may be empty. A run has its own font, else that of its style,
 * else that of the document.
 */
export function readFonts(styles: string): FindFont {
  const [sheet] = elementsIn(parseMarkup(styles, 'xml') ?? []);
  const named = new Map<string, Element>();
  let ofParagraphs: Element | undefined;
  for (const style of sheet ? childrenNamed(sheet, 'style') : []) {
    named.set(attribute(style, 'styleid') ?? '', style);
    if (attribute(style, 'type') === 'paragraph' && attribute(style, 'default') === '1') ofParagraphs = style;
  }
  const ofStyle = (style: Element | undefined, depth = 0): string | undefined => {
    if (!style || depth > 20) return undefined;
    const base = child(style, 'basedon');
    return nameIn(child(style, 'rpr')) ?? ofStyle(base && named.get(valueOf(base)), depth + 1);
  };
  const defaults = sheet && child(sheet, 'docdefaults');
  const ofDocument = defaults && child(defaults, 'rprdefault');
  const lastly = nameIn(ofDocument && child(ofDocument, 'rpr'));
  return (run, paragraph) => {
    const own = child(run, 'rpr');
    const paragraphStyle = styleIn(child(paragraph, 'ppr'), 'pstyle');
    const name =
      nameIn(own) ??
      ofStyle(named.get(styleIn(own, 'rstyle'))) ??
      ofStyle(named.get(paragraphStyle) ?? ofParagraphs) ??
      lastly;
    return name === undefined ? null : legacyFontNamed(name);
  };
}

/** The font of the Latin letters. A legacy font shows its Devanagari through them. */
function nameIn(properties: Element | undefined): string | undefined {
  const fonts = properties && child(properties, 'rfonts');
  return fonts && (attribute(fonts, 'ascii') ?? attribute(fonts, 'hansi'));
}

function styleIn(properties: Element | undefined, name: string): string {
  const style = properties && child(properties, name);
  return style ? valueOf(style) : '';
}

function valueOf(element: Element): string {
  return attribute(element, 'val') ?? '';
}
