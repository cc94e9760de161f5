import type { MathMap } from '#content/load/loaded-bank.ts';
import { raisedParts } from '#exam/raised.ts';
import { RichText } from './rich-text.tsx';

/** A text of the item bank: like `RichText`, and also what files bring: `<sub>`, `<sup>` and line breaks. */
export function ItemText({ text, math }: { text: string; math: MathMap }) {
  return raisedParts(text).map(({ kind, text: part }, place) => {
    // oxlint-disable react/no-array-index-key -- parts repeat: their place is what tells them apart
    if (kind === 'break') return <br key={place} />;
    if (kind === 'words') return <RichText key={place} text={part} math={math} />;
    const Raised = kind;
    return (
      <Raised key={place}>
        <RichText text={part} math={math} />
      </Raised>
    );
    // oxlint-enable react/no-array-index-key
  });
}
