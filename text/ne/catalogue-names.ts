import { numberIn } from '#text/numbers.ts';
import { categories } from './categories.ts';

const names = new Map(
  Object.entries({
    'Grade X': 'कक्षा १०',
    'Grade XII': 'कक्षा १२',
    '+2 Science': '+2 विज्ञान',
    '+2 Management': '+2 व्यवस्थापन',
    'Optional Mathematics': 'ऐच्छिक गणित',
    'Chapter Quiz': 'पाठका क्विज',
    'Model Test': 'नमुना परीक्षा',
  }),
);
/** The names of units that have only a number. */
const numbered = new Map(
  Object.entries({
    Practice: 'अभ्यास',
    Mock: 'अभ्यास परीक्षा',
    'In Nepali': 'नेपालीमा',
    'Model Test': 'नमुना परीक्षा',
  }),
);

export const catalogueName = (name: string) => {
  const [, kind = '', number] = /^(.+?)(?: (\d+))?$/.exec(name) ?? [];
  const ofKind = numbered.get(kind);
  if (ofKind !== undefined && number !== undefined) return `${ofKind} ${numberIn('ne', Number(number))}`;
  return names.get(name) ?? categories.get(name.toLowerCase()) ?? ofKind ?? name;
};
