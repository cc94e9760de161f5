// A practice of one's own: the choice of its questions, and the set under way.
import { numberIn } from '#text/numbers.ts';

const n = (value: number) => numberIn('ne', value);
export const lead = 'प्रश्न आफैँ छान्नुहोस्। यो पनि अरू अभ्यासजस्तै गनिन्छ र अभिलेखमा रहन्छ।';
export const topics = 'शीर्षक';
export const chosenTopics = (count: number) => `${n(count)} छानियो`;
export const allOf = (subject: string) => `${subject}का सबै`;
export const subject = 'विषय';
export const rightOf = (right: number, answered: number) => `${n(answered)} मध्ये ${n(right)} सही`;
export const difficulty = 'कति गाह्रो';
export const oneOrMore = 'एक वा बढी';
export const difficulties = { easy: 'सजिलो', middle: 'मध्यम', hard: 'गाह्रो' } as const;
export const whichOfThem = 'कुन प्रश्न';
export const kinds = { all: 'सबै', new: 'नयाँ मात्र', wrong: 'पहिले बिग्रिएका' } as const;
export const howMany = 'कति वटा';
export const own = 'आफ्नै';
export const ownNumber = (least: number, most: number) => `${n(least)} देखि ${n(most)} सम्म`;
export const clockAndLanguage = 'समय र भाषा';
export const timed = 'परीक्षामा जस्तै समय राखेर';
export const secondsEach = (seconds: number) => `एक प्रश्नलाई ${n(seconds)} सेकेन्ड`;
export const onlyNepali = 'नेपाली भाषाका प्रश्न मात्र';
export const yourSet = 'तपाईंका प्रश्न';
export const fit = (questions: number) => (questions === 1 ? 'प्रश्न मिल्छ।' : 'प्रश्न मिल्छन्।');
export const size = (questions: number, minutes: number) => `तीमध्ये ${n(questions)} वटा, करिब ${n(minutes)} मिनेट`;
interface SetSum {
  readonly fresh: number;
  readonly onceWrong: number;
  readonly known: number;
}
/** What is asked, in its order. */
export const order = ({ fresh, onceWrong, known }: SetSum) =>
  `${[
    fresh > 0 && `अहिलेसम्म नदेखेका ${n(fresh)}`,
    onceWrong > 0 && `पहिले बिग्रिएका ${n(onceWrong)}`,
    known > 0 && `मिलिसकेका ${n(known)}`,
  ]
    .filter(Boolean)
    .join(', त्यसपछि ')}।`;
export const start = (questions: number) => `${n(questions)} प्रश्न सुरु`;
export const noneSince = (choice: string) => `“${choice}” छानेपछि कुनै प्रश्न मिलेन।`;
export const noneFits = 'यसरी छान्दा कुनै प्रश्न मिलेन।';
export const without = (choice: string) => `${choice} बाहेक`;
export const practiseMore = 'अझै अभ्यास गर्नुहोस्';
export const seeAnswers = 'उत्तर हेर्नुहोस्';
export const noSuchSet = 'यो अभ्यास यस यन्त्रमा छैन';
export const noSuchSetDetail = 'यो अर्को यन्त्रमा सुरु भएको थियो, वा यसको अभिलेख मेटिएको छ।';
