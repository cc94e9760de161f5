import { expect, it } from 'vitest';
import { reportReasons } from '#contract/report-reasons.ts';
import { languages } from '#text/language.ts';
import { messageOf } from '#text/message.ts';
import { bankWords } from './bank-words.ts';
import { storedFindingSentence } from './finding-sentence.ts';

it.each([
  [
    messageOf('unpaired-dollar', 'costs 5$ (here)'),
    "A $ without a partner in 'costs 5$ (here)'.",
    '“costs 5$ (here)” मा जोडा नमिलेको $ छ।',
  ],
  [
    messageOf('formula-outside', 'H2O'),
    'This looks like a formula, and is typed as plain text: H2O',
    'यो सूत्र जस्तो छ, तर साधारण अक्षरमा टाइप गरिएको छ: H2O',
  ],
  [
    messageOf('suspected-key', 'B', 'A'),
    'The key is B, but the better candidates chose A.',
    'सही उत्तर B भनिएको छ, तर राम्रो गर्ने परीक्षार्थीले A छाने।',
  ],
  [messageOf('dead-distractor', 1200, 'C'), 'Not one of 1200 candidates chose C.', '१२०० जना परीक्षार्थीमध्ये कसैले C छानेन।'],
] as const)('says the kept finding %j in the language of who reads it', (message, english, nepali) => {
  expect(languages.map((language) => storedFindingSentence(language, JSON.stringify(message)))).toEqual([
    english,
    nepali,
  ]);
});

it.each(['None of 40 candidates chose C.', '{"code":"of-another-version","values":[]}', '12'])(
  'says a row that holds no code of ours as it is: %s',
  (sentence) => {
    expect(languages.map((language) => storedFindingSentence(language, sentence))).toEqual([sentence, sentence]);
  },
);

it('has a word for each reason that a student can choose, in both languages', () => {
  for (const language of languages) expect(Object.keys(bankWords(language).reportReasons)).toEqual([...reportReasons]);
});
