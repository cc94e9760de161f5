import '#client/ui/styles/math.css';
import { splitTex } from '#content/load/tex.ts';
import type { MathMap } from '#content/load/loaded-bank.ts';
import { memo } from 'react';

/** Signs that never start a line. */
const closing = /^[,.;:?!)\]’”]+/;
/** Devanagari words, with the text between two of them. */
const devanagari = /([\u0900-\u097f]+(?:[\s\u200c\u200d]+[\u0900-\u097f]+)*)/;

/**
 * A text of a question: words, and formulas as the MathML that the bank's build or seed made of them. The browser and its screen reader
 * show and read MathML by themselves; a formula without MathML shows as its TeX. A browser would break the line right after a formula, so
 * the component keeps closing signs with it.
 */
export const RichText = memo(function RichText({ text, math }: { text: string; math: MathMap }) {
  if (!text.includes('$')) return <PlainText text={text} />;
  const parts = splitTex(text);
  const mathAt = (place: number) => (parts[place]?.kind === 'tex' ? math[parts[place].text] : undefined);
  return parts.map(({ text: part }, place) => {
    const mathml = mathAt(place);
    // oxlint-disable react/no-array-index-key -- parts repeat: their place is what tells them apart
    if (mathml === undefined) {
      return <PlainText key={place} text={mathAt(place - 1) === undefined ? part : part.replace(closing, '')} />;
    }
    const after = parts[place + 1]?.text.match(closing)?.[0];
    const formula = <span key={place} dangerouslySetInnerHTML={{ __html: mathml }} />;
    return after === undefined ? (
      formula
    ) : (
      // A formula in pieces may break its line inside.
      <span key={place} style={mathml.includes('<wbr>') ? undefined : { whiteSpace: 'nowrap' }}>
        {formula}
        {after}
      </span>
    );
    // oxlint-enable react/no-array-index-key
  });
});

/** Text that is not mathematics. Its Devanagari words are marked as Nepali, so that a screen reader reads them as such. */
function PlainText({ text }: { text: string }) {
  return text.split(devanagari).map((part, place) =>
    // A split by a group puts the matches at the odd places.
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts repeat: their place is what tells them apart
      <span key={place} lang="ne">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
