/**
 * तयारी, "preparation", as outlines (Mukta 800, OFL): the page needs no Devanagari font for it. The page itself has them once
 * (client/wordmark.svg, build/inline-first.ts), and the program does not repeat them.
 */
export function Wordmark() {
  return (
    <svg viewBox="-10 -886 2140 910" fill="currentColor" aria-hidden="true">
      <use href="#wordmark" />
    </svg>
  );
}
