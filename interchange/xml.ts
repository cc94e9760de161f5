import { DomHandler, isTag, isText, type ChildNode, type Element } from 'domhandler';
import { Parser } from 'htmlparser2';

export { isTag } from 'domhandler';
export type { ChildNode, Element } from 'domhandler';

/**
 * The deepest nesting that is accepted, deeper than any real question file. Code that walks a tree may therefore
 * recurse.
 */
const deepest = 150;

class TooDeep extends Error {}

class BoundedHandler extends DomHandler {
  #depth = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    this.#depth += 1;
    if (this.#depth > deepest) throw new TooDeep();
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.#depth -= 1;
    super.onclosetag();
  }
}

/**
 * Removes an element from its tree once it was read. A large file's elements are read one by one, and memory holds only
 * one of them.
 */
export function forget(element: Element): void {
  element.parent?.children.pop();
  if (element.prev) element.prev.next = null;
  element.prev = null;
}

/**
 * The nodes of an XML or HTML text; null if it is nested deeper than any real file. Never throws: malformed markup is
 * read as well as possible. `onElement` gets each element once it is complete. Declarations are ignored, so a file's
 * own entities are never expanded.
 */
export function parseMarkup(
  text: string,
  kind: 'xml' | 'html',
  onElement?: (element: Element) => void,
): readonly ChildNode[] | null {
  const handler = new BoundedHandler(undefined, { withStartIndices: true }, (element) => {
    // The document node comes last, and it is not an element.
    if (isTag(element)) onElement?.(element);
  });
  const parser = new Parser(handler, { xmlMode: kind === 'xml', decodeEntities: true });
  try {
    parser.end(text);
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
  return handler.dom;
}

/**
 * The name without its prefix, the same for all 1EdTech versions: `m:math` → `math`, `qti-simple-choice` →
 * `simplechoice`.
 */
export function nameOf({ name }: Element): string {
  return plainName(name);
}

function plainName(name: string): string {
  return name
    .slice(name.indexOf(':') + 1)
    .replace(/^qti-/, '')
    .replaceAll('-', '')
    .toLowerCase();
}

/** An attribute by its name, in the form of `nameOf`; undefined if there is none. */
export function attribute({ attribs }: Element, name: string): string | undefined {
  return attribs[name] ?? Object.entries(attribs).find(([key]) => plainName(key) === name)?.[1];
}

/** The elements directly within a node. */
export function elementsIn(nodes: readonly ChildNode[] | Element): Element[] {
  return ('children' in nodes ? nodes.children : nodes).filter(isTag);
}

/** The elements with this name directly within a node. */
export function childrenNamed(nodes: readonly ChildNode[] | Element, name: string): Element[] {
  return elementsIn(nodes).filter((element) => nameOf(element) === name);
}

/** The first element with this name directly within a node. */
export function child(nodes: readonly ChildNode[] | Element, name: string): Element | undefined {
  return childrenNamed(nodes, name)[0];
}

/** The elements with this name at any depth, in order. */
export function allNamed(nodes: readonly ChildNode[] | Element, name: string): Element[] {
  return elementsIn(nodes).flatMap((element) => [
    ...(nameOf(element) === name ? [element] : []),
    ...allNamed(element, name),
  ]);
}

/** All text in a node, including CDATA sections. */
export function textIn(node: ChildNode | undefined): string {
  if (!node) return '';
  if (isText(node)) return node.data;
  return 'children' in node ? node.children.map((each) => textIn(each)).join('') : '';
}

/** Makes a function that gives the line of a position in a text, from 1. */
export function lineCounter(text: string): (place: number | null) => number {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return (place) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= (place ?? 0)) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** Escapes a text for use between tags or in quotation marks. Characters that XML 1.0 cannot hold are left out. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const allowed = text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '');
  return allowed.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
