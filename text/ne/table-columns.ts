// The meaning of each column, when candidates or questions come from a spreadsheet.
import { numberIn } from '#text/numbers.ts';

export const columnsFound = 'फाइलका स्तम्भ';
export const columnNumber = (number: number) => `स्तम्भ ${numberIn('ne', number)}`;
export const columnIgnored = 'प्रयोग नगर्ने';
