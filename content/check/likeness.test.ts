import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltIns } from '#content/read/built-in.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { groupsOfLike, indexLikeness, isAlike, likenessOf } from './likeness.ts';

const cities = ['Kathmandu', 'Pokhara', 'Biratnagar', 'Nepalgunj'];
const likeness = (question: string, options = cities) =>
  likenessOf({ id: 0, category: '', question, options, answer: '' });

/** Whether the likeness check would put two stems with these options together. */
function areAlike(one: string, other: string, options?: string[], otherOptions = options): boolean {
  const [a, b] = [likeness(one, options), likeness(other, otherOptions)];
  return a.frame === b.frame && isAlike(a, b) && isAlike(b, a);
}

describe('two questions are alike', () => {
  it.each([
    ['What is the capital of Nepal ?', 'What is the capital city of Nepal?'],
    ['Which one of the following is the highest peak in the world?', 'Which of these is the highest peak in the world'],
    ['What is the capital of Nepal?', 'The capital of Nepal is ____'.replace(' ____', ':')],
    ['Which city is the capital of Nepal?', 'What is the capital city of Nepal?'],
    ['नेपालको राजधानी कुन हो?', 'नेपालको राजधानी शहर तलका मध्ये कुन हो ?'],
    ['नेपालको सबैभन्दा ठूलो नदी कुन हो?', 'नेपालको सबैभन्दा ठुलो नदी कुन हो ।'],
    ['सन् २०१५ मा कहाँ भूकम्प गयो?', 'सन् 2015 मा भुकम्प कहाँ गयो?'],
    ['How much is $\\frac{1}{2} + x$ here?', 'How much is $\\frac{1}{2}+x$?'],
    ['What is the boiling point of H<sub>2</sub>O?', 'What is the boiling point of H2O?'],
  ])('where one says the other with few words more: %s %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
  });

  it('in whatever order and spelling their options are', () => {
    expect(
      areAlike(
        'Where is it?',
        'Where is it',
        cities,
        cities.toReversed().map((city) => ` ${city}. `),
      ),
    ).toBe(true);
  });
});

describe('two questions are not alike', () => {
  it.each([
    ['How much is 2+3?', 'How much is 2+4?'],
    ['How much is $2+3$?', 'How much is $2+4$?'],
    ['How much is 2 + 3?', 'How much is 2 - 3?'],
    ['Which is right for x > y?', 'Which is right for y > x?'],
    ['What is the derivative of $\\sin x$?', 'What is the derivative of $\\cos x$?'],
    ['Which of these is a city of Nepal?', 'Which of these is not a city of Nepal?'],
    ['Which is the largest city of Nepal?', 'Which is the smallest city of Nepal?'],
    ['Which is the largest city of Nepal?', 'Which is the second largest city of Nepal?'],
    ['तलका मध्ये कुन शहर तराईमा पर्ने हो?', 'तलका मध्ये कुन शहर तराईमा नपर्ने हो?'],
    ['कुन शहरमा विमानस्थल छ?', 'कुन शहरमा विमानस्थल छैन?'],
    ['He lives ____ Nepal.', 'He lives in Nepal.'],
    ['Which syllable of “photography” has the stress?', 'Which syllable of “democracy” has the stress?'],
    ['Which is a city?', 'Which is a port city?'],
  ])('where a number, a formula, a denial or what is asked differs: %s %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });

  it('with other options', () => {
    expect(areAlike('Where is it?', 'Where is it?', cities, ['Kathmandu', 'Pokhara', 'Biratnagar', 'Dharan'])).toBe(
      false,
    );
  });
});

it('the index finds what comparing each with each finds', () => {
  const letters = ['river', 'peak', 'town', 'lake', 'old'];
  const stems = Array.from({ length: 243 }, (_, n) =>
    letters.filter((_letter, place) => Math.floor(n / 3 ** place) % 3 > 0).join(' '),
  );
  const entries = stems.map((stem) => likeness(stem));
  const { like } = indexLikeness(entries);
  for (const one of entries) expect(like(one)).toEqual(entries.filter((entry) => isAlike(one, entry)));
});

it('a group holds what is alike over a third one, once', () => {
  const entries = ['capital Nepal', 'peak Nepal', 'capital city Nepal', 'old capital city Nepal'].map((stem) =>
    likeness(stem),
  );
  expect(groupsOfLike(entries)).toEqual([[entries[0], entries[2], entries[3]]]);
});

it('no two questions of our own content are alike', () => {
  const files = readContentFiles(dirname(import.meta.dirname));
  const all = readBuiltIns(files).map(({ id, question }) => ({ id, ...likenessOf(question) }));
  const groups = [...Map.groupBy(all, ({ frame }) => frame).values()].flatMap((some) => groupsOfLike(some));
  expect(all.length).toBeGreaterThan(3000);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([]);
});
