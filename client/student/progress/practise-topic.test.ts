import { expect, it } from 'vitest';
import { mistakesOfTopic, practiceAddress } from './practise-topic.ts';

it('a weak topic leads to its own practice, and a unit that has none to its mistakes', async () => {
  expect(await practiceAddress('Phrasal Verbs')).toBe('/entrance-preparation/English/Phrasal%20Verbs');
  expect(await practiceAddress('Force and Motion')).toBeNull();
  expect(mistakesOfTopic('science and technology', 'Force and Motion')).toBe(
    '/mistakes?subject=science+and+technology&topic=Force+and+Motion',
  );
});
