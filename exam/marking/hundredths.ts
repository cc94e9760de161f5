/**
 * Turns marks into whole hundredths: 61.25 → 6125. So 0.25 and 0.33 are exact, and no floating point reaches a total.
 * Throws a RangeError for a number that has more than two places or is not finite.
 */
export function toHundredths(marks: number): number {
  const hundredths = Math.round(marks * 100);
  if (!Number.isSafeInteger(hundredths) || hundredths / 100 !== marks)
    throw new RangeError(`${marks} is not a number of marks with at most two places.`);
  return hundredths;
}

/** Turns hundredths into marks, for screens and messages: 6125 → 61.25. */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100;
}
