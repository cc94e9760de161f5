import { numberIn } from '#text/numbers.ts';

// Numbers of things.
export const questionCount = (count: number) => `${numberIn('ne', count)}\u00a0प्रश्न`;
