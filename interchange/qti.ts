import { messageOf } from '#text/message.ts';
import { Collector } from './build-item.ts';
import { textOf } from './decode.ts';
import { type ParsedFile, type FilePlace } from './item.ts';
import { difficultyOf, languageNamed, slugOf, unlabelled, withTags, type Labels } from './labels.ts';
import type { ReadBase64 } from './embedded.ts';
import { fromBase64 } from './pictures.ts';
import { takeQtiItem } from './qti-item.ts';
import {
  allNamed,
  attribute,
  child,
  childrenNamed,
  elementsIn,
  forget,
  nameOf,
  parseMarkup,
  textIn,
  type Element,
} from './xml.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** Reads a file with one or several items of QTI 2.1, 2.2 or 3.0. */
export function parseQtiXml(text: string, base64: ReadBase64 = fromBase64): ParsedFile {
  const found = new Collector();
  const nodes = parseMarkup(text, 'xml');
  if (nodes === null) found.skip(messageOf('file'), messageOf('unreadable'));
  const items = allNamed(nodes ?? [], 'assessmentitem');
  for (const [place, item] of items.entries()) {
    takeQtiItem(found, item, placeOf(item, place), unlabelled, { read: base64 });
  }
  if (nodes !== null && items.length === 0) found.skip(messageOf('file'), messageOf('no-qti-item'));
  return found;
}

/** Reads a package. Items come in the order of its test, then of its manifest; unlisted items come last. */
export function parseQtiPackage(files: Files): ParsedFile {
  const found = new Collector();
  const { order, labels } = readContents(found, files);
  for (const path of order) {
    const isXml = /\.xml$/i.test(path);
    const bytes = isXml ? files.get(path) : undefined;
    if (isXml && !bytes) found.skip(messageOf('named', path), messageOf('not-in-package'));
    // Only one tree is kept at a time: the trees of thousands of items would not fit into memory.
    const root = bytes && looksLikeItem(bytes) ? rootOf(found, path, bytes) : undefined;
    if (!root || nameOf(root) !== 'assessmentitem') continue;
    const find = (address: string) => files.get(resolve(path, address)) ?? byName(files, address);
    takeQtiItem(found, root, messageOf('named', path), labels.get(path) ?? unlabelled, { find });
  }
  if (found.items.length + found.skipped.length === 0) found.skip(messageOf('file'), messageOf('no-qti-item'));
  return found;
}

/** The order of the files, and the labels that the manifest gives them. */
function readContents(found: Collector, files: Files): { order: Set<string>; labels: Map<string, Labels> } {
  const tested: string[] = [];
  const labels = new Map<string, Labels>();
  const xml = [...files].filter(([path]) => /\.xml$/i.test(path));
  for (const [path, bytes] of xml) {
    if (looksLikeItem(bytes)) continue;
    rootOf(found, path, bytes, (element) => {
      const name = nameOf(element);
      if (name === 'assessmentitemref') tested.push(resolve(path, attribute(element, 'href') ?? ''));
      if (name !== 'resource') return;
      // Only a resource of an item type describes an item.
      if (/item/i.test(attribute(element, 'type') ?? ''))
        labels.set(resolve('', attribute(element, 'href') ?? ''), labelsOfResource(element));
      forget(element);
    });
  }
  return { order: new Set([...tested, ...labels.keys(), ...xml.map(([path]) => path)]), labels };
}

/** Whether a file begins like an item. The rest may still be something else. */
function looksLikeItem(bytes: Uint8Array): boolean {
  return /<(?:[\w.-]+:)?(?:qti-)?assessment-?item[\s>]/i.test(textOf(bytes.subarray(0, 4000)));
}

function rootOf(
  found: Collector,
  path: string,
  bytes: Uint8Array,
  onElement?: (element: Element) => void,
): Element | undefined {
  const [root] = elementsIn(parseMarkup(textOf(bytes), 'xml', onElement) ?? []);
  if (!root) found.skip(messageOf('named', path), messageOf('unreadable'));
  return root;
}

/** Reads IMS metadata (LOM): keywords are tags, and a taxon path is the subject and topic. */
function labelsOfResource(resource: Element): Labels {
  const [lom] = allNamed(childrenNamed(resource, 'metadata'), 'lom');
  if (!lom) return unlabelled;
  const texts = (name: string, within: string) =>
    allNamed(allNamed(lom, within), name).map((each) => textIn(each).trim());
  const tags = texts('keyword', 'general');
  const language = childrenNamed(child(lom, 'general') ?? [], 'language').map((each) => textIn(each))[0] ?? '';
  const [subject = '', topic = ''] = texts('entry', 'taxon');
  const difficulty = difficulties.indexOf(texts('value', 'difficulty')[0] ?? '') + 1;
  const own: Labels = {
    ...unlabelled,
    subject: slugOf(subject),
    topic: topic === '' ? null : topic,
    language: languageNamed(language),
    difficulty: difficultyOf(String(difficulty)),
  };
  return withTags(own, tags);
}

/** LOM's words for difficulties 1 to 5. */
export const difficulties = ['very easy', 'easy', 'medium', 'difficult', 'very difficult'];

function placeOf(item: Element, place: number): FilePlace {
  const name = attribute(item, 'identifier');
  return name === undefined ? messageOf('item', place + 1) : messageOf('named', name);
}

/** Resolves a path in the package relative to the file that names it, including './', '../' and %20. */
function resolve(from: string, address: string): string {
  const path = decoded(address.replace(/[?#].*$/, ''));
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** If a path does not exist, finds the only file with the same name. */
function byName(files: Files, address: string): Uint8Array | undefined {
  const name = decoded(address).split('/').pop();
  const same = [...files].filter(([path]) => path.split('/').pop() === name);
  return same.length === 1 ? same[0]?.[1] : undefined;
}
