import { expect, it } from 'vitest';
import { namedOtherwise, numberedItem } from './numbered-item.ts';

it.each([
  ['Question 3 has a mistake', 3, 'Question 3'],
  ['In question no. 12, read 5 for 6.', 12, 'question no. 12'],
  ['Leave out Q.7 please', 7, 'Q.7'],
  ['Look at the 3rd question', 3, '3rd question'],
  ['प्रश्न ३ मा गल्ती छ', 3, 'प्रश्न ३'],
  ['प्रश्न नं. १२ नगर्नुहोस्', 12, 'प्रश्न नं. १२'],
  ['३ नम्बर प्रश्न नगर्नुहोस्', 3, '३ नम्बर प्रश्न'],
  ['कृपया १२ नम्बर प्रश्न नगर्नुहोस्', 12, '१२ नम्बर प्रश्न'],
])('finds the number by which an item is named: %s', (text, number, named) => {
  const found = numberedItem(text);
  expect(found?.number).toBe(number);
  expect(text.slice(found?.from, found?.to)).toBe(named);
});

it.each([
  '10 minutes are left.',
  'Any questions? Raise your hand.',
  'कोठा ३ मा पानी छ',
  'The 1003rd question of the bank',
  'Question 12345',
  'The question that begins “A body …”',
])('finds none where no item is named so: %s', (text) => expect(numberedItem(text)).toBeNull());

it.each([
  ['Question 3: read 5 for 6.', 'The question “A body”: read 5 for 6.'],
  ['Silence, please. Question 3 has a mistake.', 'Silence, please. The question “A body” has a mistake.'],
  ['In question 3, read 5 for 6.', 'In the question “A body”, read 5 for 6.'],
])('names it otherwise in its place, with a capital where a sentence begins: %s', (text, otherwise) => {
  const item = numberedItem(text) ?? expect.fail('no item');
  const words = namedOtherwise(text, item, 'the question “A body”');
  expect(text.slice(0, item.from) + words + text.slice(item.to)).toBe(otherwise);
});
