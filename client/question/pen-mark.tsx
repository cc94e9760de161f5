import { line } from '#client/ui/bubble.tsx';
import styles from './pen-mark.module.css';

/** The strokes of the examiner's pen. */
const pens = {
  tick: ['M5 18c2.6 2.2 4.6 5 6.2 8.5C14.5 18 20.5 10 29 4.5'],
  cross: ['M8 9c6 4.6 11 10 15.5 16.5', 'M24.5 7.5C18 12.5 12 19 7 26'],
} as const;

/** Draws each stroke twice, first as an edge in the row's colour that keeps the letter readable. */
const layers = [
  { name: 'edge', className: styles.edge, width: 8 },
  { name: 'stroke', className: '', width: 3.6 },
] as const;

/** A tick or a cross like the examiner's, over the bubble that it marks. */
export function PenMark({ mark }: { mark: keyof typeof pens }) {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" {...line}>
      {layers.map(({ name, className, width }) =>
        pens[mark].map((d, place) => (
          <path
            key={name + d}
            className={[className, place > 0 && styles.second].filter(Boolean).join(' ')}
            d={d}
            strokeWidth={width}
          />
        )),
      )}
    </svg>
  );
}
