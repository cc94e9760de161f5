import fc from 'fast-check';
import { expect, it } from 'vitest';
import { questionTopics } from '#content/load/question-topics.ts';
import { difficulties, setKinds, setSize } from '#exam/record/question-set.ts';
import { topicNumber } from '#client/student/record-pages/topic-key.ts';
import { addressOfChoice, choiceOfAddress } from './choice-address.ts';

const first = choiceOfAddress('');

it('begins with all of a subject, of any difficulty, twenty of them, timed', () => {
  expect(first).toEqual({
    subject: questionTopics[0]?.subject,
    topics: [],
    difficulties,
    kind: 'all',
    count: setSize.usual,
    timed: true,
    onlyNepali: false,
  });
});

it('has a topic of an address chosen, in its subject', () => {
  const optics = topicNumber('physics', 'Optics') ?? topicNumber('physics', 'Ray Optics');
  const { title = '' } = questionTopics[optics ?? -1] ?? {};
  expect(choiceOfAddress(`?${new URLSearchParams({ topic: `physics/${title}` })}`)).toMatchObject({
    subject: 'physics',
    topics: [optics],
  });
});

it('takes every choice back from its address', () => {
  const anyChoice = fc.record({
    subject: fc.constantFrom(...questionTopics.map(({ subject }) => subject)),
    topics: fc.uniqueArray(fc.nat(questionTopics.length - 1), { maxLength: 5 }),
    difficulties: fc.subarray([...difficulties]),
    kind: fc.constantFrom(...setKinds),
    count: fc.integer({ min: setSize.least, max: setSize.most }),
    timed: fc.boolean(),
    onlyNepali: fc.boolean(),
  });
  fc.assert(
    fc.property(anyChoice, (choice) => {
      expect(choiceOfAddress(addressOfChoice(choice))).toEqual(choice);
    }),
  );
});

it('takes an address that anybody wrote as far as it makes sense', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('topic', 'subject', 'difficulty', 'which', 'count', 'timed'), fc.string()),
      (query) => {
        const choice = choiceOfAddress(`?${new URLSearchParams(query)}`);
        expect(questionTopics.some(({ subject }) => subject === choice.subject)).toBe(true);
        expect(choice.count).toBeGreaterThanOrEqual(setSize.least);
        expect(choice.count).toBeLessThanOrEqual(setSize.most);
      },
    ),
  );
});
