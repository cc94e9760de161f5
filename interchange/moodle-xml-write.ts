import { htmlOf } from './html.ts';
import type { FileItem, OmittedItem } from './item.ts';
import { categoryOf, tagsOf } from './labels.ts';
import { pictureKind, toBase64 } from './pictures.ts';
import { withParentheses } from './tex.ts';
import { escapeXml } from './xml.ts';

/**
 * Writes Moodle's XML. Questions are single choice, explanations are general feedback, and pictures are files of the
 * text.
 */
export function writeMoodleXml(items: readonly FileItem[]): { text: string; leftOut: OmittedItem[] } {
  let category = '';
  const questions = items.map((item) => {
    const own = categoryOf(item);
    const head = own === category ? '' : writeCategory(own);
    category = own;
    return head + writeOne(item);
  });
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('')}</quiz>\n`, leftOut: [] };
}

function writeCategory(path: string): string {
  const whole = ['$course$', 'top', ...(path === '' ? [] : [path])].join('/');
  return `<question type="category">\n<category><text>${escapeXml(whole)}</text></category>\n</question>\n`;
}

function writeOne(item: FileItem): string {
  const { stem, options, right, explanation, figure } = item;
  const file = figure && { name: `figure.${pictureKind(figure.bytes)?.extension ?? 'png'}`, ...figure };
  const shown = file && `<img src="@@PLUGINFILE@@/${file.name}" alt="${escapeXml(file.alt)}"/>`;
  const content = file && `<file name="${file.name}" path="/" encoding="base64">${toBase64(file.bytes)}</file>\n`;
  const answers = options.map(({ id, text }) => {
    const fraction = right.includes(id) ? 100 : 0;
    return `<answer fraction="${fraction}" format="html">${field(text)}<feedback format="html"><text></text></feedback></answer>\n`;
  });
  const tags = tagsOf(item).map((tag) => `<tag><text>${escapeXml(tag)}</text></tag>`);
  const title = Array.from(stem.replace(/\s+/g, ' ')).slice(0, 60).join('').trim();
  return [
    '<question type="multichoice">\n',
    `<name><text>${escapeXml(title === '' ? 'Question' : title)}</text></name>\n`,
    `<questiontext format="html">${field(stem, shown ?? '')}${content ?? ''}</questiontext>\n`,
    `<generalfeedback format="html">${field(explanation)}</generalfeedback>\n`,
    '<defaultgrade>1.0000000</defaultgrade>\n<penalty>0.0000000</penalty>\n<hidden>0</hidden>\n',
    '<single>true</single>\n<shuffleanswers>true</shuffleanswers>\n<answernumbering>ABCD</answernumbering>\n',
    ...answers,
    `<tags>${tags.join('')}</tags>\n`,
    '</question>\n',
  ].join('');
}

/** An element that contains HTML text. */
function field(text: string, more = ''): string {
  return `<text>${escapeXml(htmlOf(withParentheses(text), escapeXml) + more)}</text>`;
}
