import { digitsIn } from './numbers.ts';
import type { Language } from './language.ts';

const units = ['MB', 'GB', 'TB'] as const;

/** Bytes in steps of a thousand, for a reader: '512 MB', '12.5 GB'; in Nepali with its digits. */
export function sizeIn(language: Language, bytes: number): string {
  let [value, unit] = [bytes / 1e6, 0];
  for (; value >= 999.5 && unit < units.length - 1; unit += 1) value /= 1000;
  const text = `${value >= 100 || unit === 0 ? Math.round(value) : Number(value.toFixed(1))} ${units[unit]}`;
  return digitsIn(language, text);
}

/** Bytes of a small file, for a reader: '146 kB'; from a million on as `sizeIn`. */
export function kilobytesIn(language: Language, bytes: number): string {
  if (bytes >= 1e6) return sizeIn(language, bytes);
  return digitsIn(language, `${Math.max(1, Math.round(bytes / 1000))} kB`);
}
