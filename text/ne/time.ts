import { numberIn } from '#text/numbers.ts';

// A length of time in its parts.
export const hours = (count: number) => `${numberIn('ne', count)}\u00a0घण्टा`;
export const minutes = (count: number) => `${numberIn('ne', count)}\u00a0मिनेट`;
export const seconds = (count: number) => `${numberIn('ne', count)}\u00a0सेकेन्ड`;
