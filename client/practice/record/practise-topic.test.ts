import { expect, it } from 'vitest';
import { wayToTopic } from './practise-topic.ts';

it('a weak topic leads to its own practice, and a unit that has none to its mistakes', () => {
  expect(wayToTopic('english', 'Phrasal Verbs').to).toBe('/entrance-preparation/English/Phrasal%20Verbs');
  expect(wayToTopic('science and technology', 'Force and Motion').to).toBe(
    '/mistakes?subject=science+and+technology&topic=Force+and+Motion',
  );
});
