import outlines from './nepali-digits.svg?no-inline';

/** The advance width of each of ० to ९, in the units of their outlines (Mukta 200, OFL). */
const advances: readonly number[] = [490, 436, 486, 474, 552, 525, 464, 605, 458, 441];

/** Between two numerals, in the same units. */
const gap = 14;

function widthOf(digits: readonly number[]): number {
  return digits.reduce((sum, digit) => sum + (advances[digit] ?? 0) + gap, 0);
}

/**
 * A year in Nepali numerals, as decoration beside the same year in words, which a screen reader reads. The page needs no Devanagari font
 * for them.
 */
export function NepaliYear({ year }: { year: number }) {
  const digits = Array.from(String(year), Number);
  return (
    <svg viewBox={`40 -660 ${widthOf(digits) - 70} 780`} aria-hidden="true">
      {digits.map((digit, place) => {
        const x = widthOf(digits.slice(0, place));
        return <use key={x} x={x} href={`${outlines}#d${digit}`} />;
      })}
    </svg>
  );
}
