import { line } from '#client/ui/bubble.tsx';

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

/** A tick or a cross as the examiner draws it, over the bubble that it marks. */
export function Pen({ mark }: { mark: keyof typeof pens }) {
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
