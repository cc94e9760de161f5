import { parseSync } from 'vite';

interface SourceText {
  readonly text: string;
  /** Counted from 1. */
  readonly line: number;
}

/** What every node of the parsed source has. The other fields depend on its type. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

const spoken =
  /^(aria-(label|description|roledescription|valuetext)|title|alt|placeholder|label|sentence|failed|note)$/;
/** A word that a reader would take for text: one with a capital and small letters, or one among others. */
const sentence = /^\+?[\p{Lu}\d]?[^<>{}=/_]*\p{L}{2,}[,;:]? \p{L}+[^<>{}=/_]*[.?!]|^\p{Lu}\p{Ll}+( \p{L}+)*[.?!:]?$/u;
/** The names of keys on a keyboard, and the names of errors. */
const ofTheBrowser = /^(Arrow\w+|Backspace|Delete|End|Enter|Escape|Home|Tab|Page(Up|Down)|Pop|Bearer|\w*Error)$/;
/** Names that are the same in every language. */
const names = /^(· )?Tayari$|^English$/;
/** Readers never see the strings in these: types, imports, and errors of the program itself. */
const unread = /^(TS\w+Type\w*|TSInterface\w+|Import\w*|ExportAllDeclaration)$/;

/**
 * The texts for a reader that a source of the client, or of a mail, holds itself. It looks between tags, in attributes that are read out or
 * shown, and in strings that look like words.
 */
export function writtenTexts(path: string, source: string): SourceText[] {
  const found: SourceText[] = [];
  const add = (text: string, start: number) =>
    found.push({ text: text.trim().replaceAll(/\s+/g, ' '), line: source.slice(0, start).split('\n').length });
  function visit(node: Node): void {
    if (unread.test(node.type) || isOwnError(node)) return;
    if (node.type === 'JSXText' && isSaid(String(node['value']))) add(String(node['value']), node.start);
    if (node.type === 'JSXAttribute') {
      const name = (node['name'] as { name?: unknown }).name;
      if (name === 'className') return;
      const value = node['value'] as Node | null;
      if (value?.type === 'Literal') {
        const isSpoken = spoken.test(String(name)) && isSaid(String(value['value']));
        if (isSpoken || isText(value['value'])) add(String(value['value']), node.start);
        return;
      }
    }
    if (node.type === 'Literal' && isText(node['value'])) add(String(node['value']), node.start);
    if (node.type === 'TemplateElement') {
      const { cooked } = node['value'] as { cooked?: string };
      const words = (cooked ?? '').replaceAll(/<[^>]*>?/g, '');
      if (/\p{L}{2,} \p{L}{2,}|^ ?\p{L}{3,}[.?!]$/u.test(words)) add(cooked ?? '', node.start);
    }
    for (const [key, child] of Object.entries(node)) {
      if (key === 'key' && node['computed'] === false) continue;
      for (const each of Array.isArray(child) ? child : [child]) if (isNode(each)) visit(each);
    }
  }
  visit(parseSync(path, source).program as unknown as Node);
  return found;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && sentence.test(value.trim()) && !ofTheBrowser.test(value) && isSaid(value);
}

function isSaid(text: string): boolean {
  return /\p{L}{2,}/u.test(text) && !names.test(text.trim());
}

/** `new Error('…')`, a text by which one of our errors names its kind, and console output. */
function isOwnError(node: Node): boolean {
  const callee = node['callee'] as { type?: unknown; name?: unknown; object?: { name?: unknown } } | undefined;
  if (node.type === 'NewExpression') return String(callee?.name).endsWith('Error');
  return node.type === 'CallExpression' && (callee?.type === 'Super' || callee?.object?.name === 'console');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
