import { nepaliDigits, type Outline } from './nepali-digits.ts';

/** Between two numerals, in the units of their outlines. */
const gap = 14;

function widthOf(outlines: readonly Outline[]): number {
  return outlines.reduce((sum, { advance }) => sum + advance + gap, 0);
}

/** A year in Nepali numerals, as decoration beside the same year in words that are read out. */
export function NepaliYear({ year }: { year: number }) {
  const outlines = Array.from(String(year)).flatMap((digit) => nepaliDigits[Number(digit)] ?? []);
  return (
    <svg className="np" viewBox={`40 -660 ${widthOf(outlines) - 70} 780`} aria-hidden="true">
      {outlines.map(({ d }, place) => {
        const x = widthOf(outlines.slice(0, place));
        return <path key={x} transform={`translate(${x})`} d={d} />;
      })}
    </svg>
  );
}
