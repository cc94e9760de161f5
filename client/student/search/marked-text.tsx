import type { Span } from '#content/search/search.ts';
import type { Language } from '#text/language.ts';
import { RichText } from '#client/question/rich-text.tsx';

const noMath = {};

interface MarkedTextProps {
  readonly text: string;
  readonly marks: readonly Span[];
  /** The language of the text, if it differs from the page's. */
  readonly lang?: Language | undefined;
}

/** A text with its hits marked. */
export function MarkedText({ text, marks, lang }: MarkedTextProps) {
  let done = 0;
  const parts = [...marks, [text.length, text.length] as const].flatMap(([from, to]) => {
    const before = text.slice(done, from);
    done = to;
    return [
      before !== '' && <RichText key={`${from} before`} text={before} math={noMath} />,
      to > from && (
        <mark key={from}>
          <RichText text={text.slice(from, to)} math={noMath} />
        </mark>
      ),
    ];
  });
  return <span lang={lang}>{parts}</span>;
}
