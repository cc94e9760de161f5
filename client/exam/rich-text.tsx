import { splitTex } from '#content/tex.ts';
import type { MathMap } from '#content/math.ts';
import { Words } from './words.tsx';

/**
 * A text of a question: words, and formulas as the MathML that was made of them when the bank was built or seeded. The
 * browser and its screen reader show and read that by themselves; a formula without MathML is shown as its TeX.
 */
export function RichText({ text, math }: { text: string; math: MathMap }) {
  if (!text.includes('$')) return <Words text={text} />;
  return splitTex(text).map(({ kind, text: part }, place) => {
    const mathml = kind === 'tex' ? math[part] : undefined;
    // Parts repeat: their place is what tells them apart.
    // oxlint-disable react/no-array-index-key
    if (mathml === undefined) return <Words key={place} text={part} />;
    return <span key={place} dangerouslySetInnerHTML={{ __html: mathml }} />;
  });
}
