/**
 * Marks are kept as whole hundredths, so that 0.25 and 0.33 are exact and no floating point reaches a total.
 * 61.25 → 6125. Throws a RangeError for a number with more than two places, or none that is finite.
 */
export function toHundredths(marks: number): number {
  const hundredths = Math.round(marks * 100);
  if (!Number.isSafeInteger(hundredths) || hundredths / 100 !== marks)
    throw new RangeError(`${marks} is not a number of marks with at most two places.`);
  return hundredths;
}

/** Marks as they are said and sent: 6125 → 61.25. */
export function fromHundredths(hundredths: number): number {
  return hundredths / 100;
}
