import styles from './ridge.module.css';

/*
 * The Himalaya in bubbles: 86 columns, with heights in bubbles from the bottom row as hexadecimal digits. The nearest slope is darkened,
 * the range behind it grey, and its snow hollow from the given row upwards.
 */
const near = '22222233344443322222211111000000000000000000000000001111111111111112222222222222222222';
const range = '666656678898877888877656789aa99a9876666676655444433333333233334456777679bdededca988898';
const snow = '........88988..8888......899999998.....................................9abbbbba9988898';
const sun = 'M642 114h36.01M630 102h60.01M630 90h60.01M630 78h60.01M630 66h60.01M642 54h36.01';

const pitch = 12;

/** One dotted line for each run of neighbouring bubbles, row by row upwards; a dash of no length draws each bubble. */
function runs(from: (column: number) => number, to: string): string {
  let path = '';
  for (let row = 0; row < 16; row++) {
    const drawn = (column: number) => from(column) <= row && row <= Number.parseInt(to.charAt(column), 16);
    for (let column = 0; column < to.length; column++) {
      const first = column;
      while (drawn(column)) column++;
      // The hundredth keeps the last bubble: a browser does not draw a line of no length.
      const length = (column - first - 1) * pitch + 0.01;
      if (length > 0) path += `M${first * pitch + 6} ${186 - row * pitch}h${length}`;
    }
  }
  return path;
}

const rowOf = (row: string) => (column: number) => Number.parseInt(row.charAt(column), 16);
const slope = runs(() => 0, near);
const peaks = runs((column) => rowOf(near)(column) + 1, range);
const caps = runs(rowOf(snow), range);

export function Ridge({ className = '' }: { className?: string | undefined }) {
  return (
    <svg
      className={`${styles.ridge} ${className}`}
      viewBox="0 0 1032 192"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <defs>
        <pattern id="sky" width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <circle cx="6" cy="6" r="4.1" fill="none" stroke="var(--hair)" strokeWidth="1.1" />
        </pattern>
        <linearGradient id="haze" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="var(--paper)" />
          <stop offset=".7" stopColor="var(--paper)" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="1032" height="192" fill="url(#sky)" />
      <rect width="1032" height="192" fill="url(#haze)" />
      <g fill="none" strokeLinecap="round" strokeDasharray={`0 ${pitch}`} strokeWidth="9.6">
        <path d={sun} stroke="var(--marigold)" strokeWidth="10" />
        <path d={peaks} stroke="var(--rule)" />
        <path d={caps} stroke="var(--paper)" strokeWidth="6.4" />
        <path d={slope} stroke="var(--ink)" />
      </g>
    </svg>
  );
}
