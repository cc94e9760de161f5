import { splitTex } from '#content/load/tex.ts';
import { mathOfTex } from '#content/math/math.ts';
import { escapeMarkup } from '#server/http/escape-markup.ts';

/**
 * A text as students see it: TeX between `$` signs as MathML, by the function that the content uses, lines as they break,
 * everything else escaped. A formula that does not compile stays as it was written, within `<code>`.
 */
export function previewOf(text: string): string {
  return splitTex(text)
    .map((part) => (part.kind === 'tex' ? formula(part.text) : escapeMarkup(part.text).replaceAll('\n', '<br>')))
    .join('');
}

function formula(tex: string): string {
  try {
    return mathOfTex(tex);
  } catch {
    return `<code>$${escapeMarkup(tex)}$</code>`;
  }
}
