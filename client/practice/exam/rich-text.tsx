import { splitTex } from '#content/math/tex.ts';
import type { MathMap } from '#content/math/math.ts';
import { Words } from './words.tsx';

/** Signs that never begin a line. */
const closing = /^[,.;:?!)\]’”]+/;

/**
 * A text of a question: words, and formulas as the MathML that was made of them when the bank was built or seeded. The
 * browser and its screen reader show and read that by themselves; a formula without MathML is shown as its TeX.
 * A browser would break the line right after a formula: the signs that close it are kept with it.
 */
export function RichText({ text, math }: { text: string; math: MathMap }) {
  if (!text.includes('$')) return <Words text={text} />;
  const parts = splitTex(text);
  const mathAt = (place: number) => (parts[place]?.kind === 'tex' ? math[parts[place].text] : undefined);
  return parts.map(({ text: part }, place) => {
    const mathml = mathAt(place);
    // oxlint-disable react/no-array-index-key -- parts repeat: their place is what tells them apart
    if (mathml === undefined) {
      return <Words key={place} text={mathAt(place - 1) === undefined ? part : part.replace(closing, '')} />;
    }
    const after = parts[place + 1]?.text.match(closing)?.[0];
    const formula = <span key={place} dangerouslySetInnerHTML={{ __html: mathml }} />;
    return after === undefined ? (
      formula
    ) : (
      // A formula in pieces may break its line within.
      <span key={place} className={mathml.includes('<wbr>') ? undefined : 'whitespace-nowrap'}>
        {formula}
        {after}
      </span>
    );
    // oxlint-enable react/no-array-index-key
  });
}
