// What the item bank says of its items.
import { devanagariDigits, numberIn } from '#text/numbers.ts';

export const reportReasons: Readonly<Record<string, string>> = {
  'wrong-key': 'सही भनिएको उत्तर मिलेको छैन',
  'several-right': 'दुइटा उत्तर सही छन्',
  unclear: 'प्रश्न बुझिएन',
  'typing-mistake': 'टाइपिङको गल्ती छ',
  'not-shown': 'चित्र वा सूत्र देखिँदैन',
  other: 'अरू केही',
};
export const reported = (times: number, reasons: string) => `${numberIn('ne', times)} पटक गुनासो आएको: ${reasons}।`;
export const reportedElsewhere = (question: string, times: number, reasons: string) =>
  `बैंकमा नभएको प्रश्न ${question} बारे ${numberIn('ne', times)} पटक गुनासो आएको: ${reasons}।`;
export const rightFirst = (percent: number) =>
  `तपाईंको बैंकका आफ्नै प्रश्नमध्ये ${numberIn('ne', percent)}% मा सही विकल्प पहिलो स्थानमा लेखिएको छ।`;
export const nearDuplicate = (item: string, hasOtherKey: boolean) =>
  hasOtherKey ? `प्रश्न ${item} सँग झन्डै उस्तै, तर सही उत्तर फरक।` : `प्रश्न ${item} सँग झन्डै उस्तै।`;
export const nearDuplicateAt = (where: string) => `${where} को प्रश्नसँग झन्डै उस्तै।`;
const named = (items: readonly string[], more: number) =>
  items.join(', ') + (more > 0 ? ` र अरू ${numberIn('ne', more)} वटा` : '');
export const nearDuplicates = (items: readonly string[], more: number) => `प्रश्न ${named(items, more)} झन्डै उस्तै छन्।`;
export const differentKeys = (items: readonly string[], more: number) =>
  `प्रश्न ${named(items, more)} झन्डै उस्तै छन्, तर तिनका सही उत्तर फरक छन्।`;
export const ofAKind = (count: number, others: readonly string[], more: number) =>
  `सङ्ख्या मात्र फरक भएका ${numberIn('ne', count)} प्रश्नमध्ये एउटा (प्रश्न ${named(others, more)}सँग)।`;
export const quoted = (text: string) => `“${text}”`;
export const times = (what: string, count: number) => (count === 1 ? what : `${what} (${numberIn('ne', count)})`);
const digits = (count: number) => devanagariDigits(`${count}`);
/** What the statistics of an examination say against an item, by their codes; `better` is empty where no option is meant. */
export const doubts = {
  'nobody-right': (candidates: number) => `${digits(candidates)} जना परीक्षार्थीमध्ये कसैले मिलाएन।`,
  'everybody-right': (candidates: number) => `${digits(candidates)} जना परीक्षार्थी सबैले मिलाए।`,
  'dead-distractor': (candidates: number, letter: string) =>
    `${digits(candidates)} जना परीक्षार्थीमध्ये कसैले ${letter} छानेन।`,
  'suspected-key': (key: string, better: string) =>
    better === ''
      ? `सही उत्तर ${key} भनिएको छ, तर राम्रो गर्ने परीक्षार्थीले त्यो बढी छानेनन्।`
      : `सही उत्तर ${key} भनिएको छ, तर राम्रो गर्ने परीक्षार्थीले ${better} छाने।`,
};
