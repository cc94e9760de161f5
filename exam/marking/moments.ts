/** The arithmetic mean; NaN for an empty list. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The middle value, or the mean of the two middle values; NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The sample's variance, with n − 1; null for fewer than two values. */
export function variance(values: readonly number[]): number | null {
  if (values.length < 2) return null;
  return sumOfSquares(values, mean(values)) / (values.length - 1);
}

/** The square root of the variance, in the values' own unit; null for fewer than two values. */
export function standardDeviation(values: readonly number[]): number | null {
  const squared = variance(values);
  return squared === null ? null : Math.sqrt(squared);
}

/** Pearson's product-moment correlation of two lists of one length, from −1 to 1; null where either doesn't vary. */
export function correlation(one: readonly number[], other: readonly number[]): number | null {
  const [meanOne, meanOther] = [mean(one), mean(other)];
  const spread = Math.sqrt(sumOfSquares(one, meanOne) * sumOfSquares(other, meanOther));
  if (!(spread > 0)) return null;
  const together = one.reduce((sum, value, index) => sum + (value - meanOne) * ((other[index] ?? 0) - meanOther), 0);
  return Math.min(1, Math.max(-1, together / spread));
}

function sumOfSquares(values: readonly number[], around: number): number {
  return values.reduce((sum, value) => sum + (value - around) ** 2, 0);
}
