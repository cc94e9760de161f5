/**
 * तयारी, "preparation", as outlines (Mukta 800, OFL): the page needs no Devanagari font for it. They stand once in the page
 * itself (client/wordmark.svg, build/inline-first.ts), and not again in the program.
 */
export function Wordmark() {
  return (
    <svg viewBox="-10 -886 2140 910" fill="currentColor" aria-hidden="true">
      <use href="#wordmark" />
    </svg>
  );
}
