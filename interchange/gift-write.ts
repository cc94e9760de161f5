import { escapeGift } from './gift-escapes.ts';
import { htmlOf } from './html.ts';
import type { FileItem, OmittedItem } from './item.ts';
import { categoryOf, tagsOf } from './labels.ts';
import { pictureKind, toBase64 } from './pictures.ts';
import { withParentheses } from './tex.ts';
import { escapeXml } from './xml.ts';

/** Writes GIFT as Moodle reads it. Texts are HTML with the pictures in them; explanations are general feedback. */
export function writeGift(items: readonly FileItem[]): { text: string; leftOut: OmittedItem[] } {
  let category = '';
  const written = items.map((item) => {
    const own = categoryOf(item);
    const head = own === category ? '' : `$CATEGORY: ${own === '' ? 'top' : escapeGift(own)}\n\n`;
    category = own;
    return `${head}${writeOne(item)}`;
  });
  return { text: written.join('\n'), leftOut: [] };
}

function writeOne(item: FileItem): string {
  const { stem, options, right, explanation, figure } = item;
  const tags = tagsOf(item).map((tag) => `[tag:${escapeGift(tag).replaceAll(']', '\\]')}]`);
  // If all answers began with an equals sign, Moodle would ask for a typed answer.
  const yes = right.length === options.length ? '~%100%' : '=';
  const answers = options.map(({ id, text }) => `\t${right.includes(id) ? yes : '~'}${html(text)}\n`);
  const feedback = explanation === '' ? '' : `\t####${html(explanation)}\n`;
  const shown =
    figure &&
    `<img src="data:${pictureKind(figure.bytes)?.type ?? ''};base64,${toBase64(figure.bytes)}" alt="${escapeXml(figure.alt)}"/>`;
  return `// ${tags.join(' ')}\n[html]${html(stem)}${escapeGift(shown ?? '')} {\n${answers.join('')}${feedback}}\n`;
}

function html(text: string): string {
  // A percent sign at the start would begin a weight.
  return escapeGift(htmlOf(withParentheses(text), escapeXml).replace(/^%/, '&#37;'));
}
