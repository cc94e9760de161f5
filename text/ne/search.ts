// Search over topics, units and questions.
import { numberIn } from '#text/numbers.ts';

const quoted = (words: readonly string[]) =>
  words
    .map((word) => (/[a-z]/.test(word) ? `“${word}”` : word))
    .join(', ')
    .replace(/, (?=[^,]+$)/, ' र ');
const further = (also: readonly string[]) => (also.length === 0 ? '' : ` ${quoted(also)} पनि खोजियो।`);

export const label = 'प्रश्न, शीर्षक वा एकाइका शब्द';
export const clear = 'हटाउनुहोस्';
export const lead = (questions: string) => `अङ्ग्रेजी र नेपालीका ${questions} प्रश्नमा खोजिन्छ। “gati” लेख्दा गति पनि भेटिन्छ।`;
export const found = (count: string, also: readonly string[]) => `${count} वटा भेटियो।${further(also)}`;
export const nothing = (also: readonly string[]) => `केही भेटिएन।${further(also)}`;
export const tryOtherwise = 'कम अक्षर वा अर्को शब्द लेखेर हेर्नुहोस्। अङ्ग्रेजी र नेपाली दुवैमा खोज्न मिल्छ।';
export const onThisDevice = (questions: string) => `इन्टरनेट छैन: यस यन्त्रमा भएका ${questions} प्रश्नमा मात्र खोजिन्छ।`;
export const nothingHere = 'इन्टरनेट छैन, र यस यन्त्रमा अहिलेसम्म कुनै प्रश्न छैन।';
export const places = 'शीर्षक र एकाइ';
export const questions = 'प्रश्न';
export const showAll = (count: number) => `सबै ${numberIn('ne', count)} वटा देखाउनुहोस्`;
export const showMore = (count: number) => `अरू ${numberIn('ne', count)} वटा देखाउनुहोस्`;
export const difficulties = { easy: 'सजिलो', middle: 'मध्यम', hard: 'गाह्रो' } as const;
export const showAnswer = 'उत्तर हेर्नुहोस्';
export const hideAnswer = 'उत्तर लुकाउनुहोस्';
export const itsPage = 'प्रश्नको पृष्ठ';
export const questionFailed = 'यो प्रश्न खुलेन।';
export const textsFailed = 'प्रश्नहरू आइपुगेनन्।';
