// What the rules for questions find, by their codes: in items of the bank, and in the files of content/.
import { numberIn } from '#text/numbers.ts';

export const ruleSentences = {
  'no-right-option': 'सही विकल्प तोकिएको छैन।',
  'equal-options': 'दुइटा विकल्प उस्तै छन्।',
  'stem-incomplete': 'प्रश्नको पाठ खाली वा अधुरो छ।',
  'explanation-short': 'व्याख्या छैन वा निकै छोटो छ।',
  'unpaired-dollar': (text: string) => `“${text}” मा जोडा नमिलेको $ छ।`,
  'tex-error': (error: string) => `TeX मिलेन: ${error}।`,
  'markup-left': (text: string) => `“${text}” मा मार्कअप वा नदेखिने चिह्न छुटेको छ।`,
  // Of the files of content/ alone.
  'answer-unknown': (answer: string) => `“${answer}” उत्तर कुनै विकल्पमा छैन।`,
  'answer-empty': 'उत्तर खाली छ।',
  'answer-private': 'उत्तर युनिकोडको निजी अक्षर मात्र हो।',
  'option-count': (count: number) => `प्रश्नमा ${numberIn('ne', count)} विकल्प छन्; ३ देखि ५ हुनुपर्छ।`,
  'category-spelling': (category: string, read: string) => `“${category}” वर्गलाई “${read}” मानिन्छ।`,
  'nepali-unsaid': 'प्रश्न नेपालीमा छ, तर त्यो जनाइएको छैन (language: ‘ne’)।',
  'not-nepali': 'प्रश्न नेपालीमा भनिएको छ, तर छैन।',
  'sentence-end': (text: string) => `“${text}” मा वाक्यको अन्त्यमा पूर्णविराम (।) छैन।`,
  'danda-space': (text: string) => `“${text}” मा पूर्णविरामअघि खाली ठाउँ छ।`,
  'normal-form': (text: string) => `“${text}” का चिह्न युनिकोडको सामान्य रूप (NFC) मा छैनन्।`,
  'straight-marks': (text: string) => `“${text}” मा सीधा उद्धरण चिह्न छन्: अङ्ग्रेजीमा “ ” र नेपालीमा ‘ ’ चाहिन्छ।`,
  'american-spelling': (word: string) => `“${word}” हाम्रा सबै बैंकमा s राखेर लेखिन्छ।`,
  'id-repeated': (times: number) => `यो id ${numberIn('ne', times)} पटक आएको छ।`,
  'bank-size': (count: number, planned: number) =>
    `फाइलमा ${numberIn('ne', planned)} होइन, ${numberIn('ne', count)} प्रश्न छन्।`,
  'id-place': (planned: number) => `यो ठाउँमा id ${numberIn('ne', planned)} को प्रश्न हुनुपर्छ।`,
  'category-place': (category: string, planned: string) =>
    `यो ठाउँमा “${planned}” को प्रश्न हुनुपर्छ, तर “${category}” को छ।`,
  'letter-share': (letter: string, percent: number, least: number, most: number) =>
    `${numberIn('ne', percent)}% प्रश्नमा ${letter} सही छ; ${numberIn('ne', least)} देखि ${numberIn('ne', most)}% हुनुपर्छ।`,
  'longest-share': (percent: number, most: number) =>
    `${numberIn('ne', percent)}% प्रश्नमा सही विकल्प सबभन्दा लामो छ; ${numberIn('ne', most)}% भन्दा बढी हुनु हुँदैन।`,
  'near-duplicate': (places: string) => `यही प्रश्न ${places} मा पनि छ।`,
  'of-a-kind': (count: number, places: string) =>
    `सङ्ख्या मात्र फरक भएका ${numberIn('ne', count)} प्रश्नमध्ये एउटा; अरू ${places} मा छन्।`,
  'topic-missing': 'प्रश्नको शीर्षक तोकिएको छैन।',
  'topic-unknown': (topic: string, list: string) => `“${topic}” शीर्षक ${list} मा छैन।`,
  'topic-of-other': (topic: string, subject: string, category: string) =>
    `“${topic}” शीर्षक ${subject} को हो, तर “${category}” वर्ग त्यस विषयको होइन।`,
  'difficulty-missing': 'प्रश्नको कठिनाइ तोकिएको छैन।',
  'difficulty-unknown': (difficulty: number) => `कठिनाइ ${numberIn('ne', difficulty)} १ देखि ५ भित्र पर्दैन।`,
  'slug-repeated': (slug: string) => `“${slug}” slug दुई पटक आएको छ।`,
  'slug-of-title': (slug: string, title: string) => `“${slug}” slug “${title}” शीर्षकबाट बनेको छैन।`,
  'topic-size': (slug: string, count: number, least: number) =>
    `“${slug}” शीर्षकमा ${numberIn('ne', count)} प्रश्न छन्; कम्तीमा ${numberIn('ne', least)} चाहिन्छ।`,
};
