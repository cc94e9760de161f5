import '#client/styles/bubble.css';

const scribble = 'M9 13 25 4.5 7 22 33 8 6.5 29 35.5 14 10.5 35.5 36 21.5 19 37 34.5 29.5';
const sheen = 'M10 17 22 9M9 24 29 10M12 30 32 16M18 33.5 33 23';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The examiner's strokes. */
const pens = {
  tick: ['M5 18c2.6 2.2 4.6 5 6.2 8.5C14.5 18 20.5 10 29 4.5'],
  cross: ['M8 9c6 4.6 11 10 15.5 16.5', 'M24.5 7.5C18 12.5 12 19 7 26'],
} as const;

/** Each stroke is drawn twice, first as an edge in the row's colour that keeps the letter readable. */
const layers = [
  ['u', 8],
  ['k', 3.6],
] as const;

/**
 * The OMR bubble: a letter in a ring that is darkened in pencil when `on`, and marked by the examiner's `pen`.
 * In an option row the real radio before it darkens it without `on` (option.css). The row's text says it all to a reader.
 */
export function Bubble({ letter, on = false, pen }: { letter: string; on?: boolean; pen?: keyof typeof pens }) {
  return (
    <span className={on ? 'bub on' : 'bub'} aria-hidden="true">
      <svg viewBox="0 0 40 40" {...line}>
        <path className="sc" d={scribble} strokeWidth="5.6" />
        <circle className="disc" cx="20" cy="20" r="17.4" />
        <path className="sheen" d={sheen} strokeWidth="1.1" />
      </svg>
      <b>{letter}</b>
      {pen && <Pen mark={pen} />}
    </span>
  );
}

function Pen({ mark }: { mark: keyof typeof pens }) {
  const strokes = pens[mark];
  return (
    <svg className={`pen ${mark}`} viewBox="0 0 32 32" {...line}>
      {layers.map(([layer, width]) =>
        strokes.map((d, i) => (
          <path key={layer + d} className={i === 0 ? layer : `${layer} ${layer}2`} d={d} strokeWidth={width} />
        )),
      )}
    </svg>
  );
}
