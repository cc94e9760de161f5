/*
 * The Himalaya in bubbles: 86 columns, with heights in bubbles from the bottom row as hexadecimal digits. The nearest slope is darkened,
 * the range behind it grey, and its snow hollow from the given row upwards.
 */
const near = '22222233344443322222211111000000000000000000000000001111111111111112222222222222222222';
const range = '666656678898877888877656789aa99a9876666676655444433333333233334456777679bdededca988898';
const snow = '........88988..8888......899999998.....................................9abbbbba9988898';
const sun = 'M642 114h36.01M630 102h60.01M630 90h60.01M630 78h60.01M630 66h60.01M642 54h36.01';

/** The distance of two bubbles, in the units of the drawing: 86 columns of 16. */
export const pitch = 12;

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

/** The ridge as dotted lines, in the order of their drawing. A dash of no length draws each bubble. */
export const ridgeLines = { sun, peaks, caps, slope } as const;
