import { splitTex } from '#content/load/tex.ts';
import { mathOfTex } from '#content/math/math.ts';
import { raisedParts } from '#exam/raised.ts';
import { withDollars } from '#exam/tex-signs.ts';
import { escapeMarkup } from '#server/platform/http/escape-markup.ts';

/**
 * A text as students see it after it is saved. TeX between `$` signs becomes MathML, by the same function as in the
 * content. `<sub>`, `<sup>` and line breaks stay, and everything else is escaped. A formula that does not compile stays
 * as it was written, within `<code>`.
 */
export function previewOf(text: string): string {
  return raisedParts(withDollars(text))
    .map(({ kind, text: part }) => {
      if (kind === 'break') return '<br>';
      return kind === 'words' ? wordsAndFormulas(part) : `<${kind}>${wordsAndFormulas(part)}</${kind}>`;
    })
    .join('');
}

function wordsAndFormulas(text: string): string {
  return splitTex(text)
    .map((part) => (part.kind === 'tex' ? formula(part.text) : escapeMarkup(part.text)))
    .join('');
}

function formula(tex: string): string {
  try {
    return mathOfTex(tex);
  } catch {
    return `<code>$${escapeMarkup(tex)}$</code>`;
  }
}
