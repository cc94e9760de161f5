// "Report this question": a student says what is wrong with it.
import { numberIn } from '#text/numbers.ts';

export const title = 'यस प्रश्नबारे गुनासो';
export const close = 'बन्द गर्नुहोस्';
export const whatIsWrong = 'यसमा के गलत छ?';
export const reasons = {
  'wrong-key': 'सही भनिएको उत्तर मिलेको छैन',
  'several-right': 'दुइटा उत्तर सही छन्',
  unclear: 'प्रश्न बुझिएन',
  'typing-mistake': 'टाइपिङको गल्ती छ',
  'not-shown': 'चित्र वा सूत्र देखिँदैन',
  other: 'अरू केही',
};
export const whatInstead = 'के हुनुपर्थ्यो?';
export const mayBeEmpty = 'नलेखे पनि हुन्छ';
export const characters = (count: number, most: number) => `${numberIn('ne', most)} मध्ये ${numberIn('ne', count)} अक्षर`;
export const whoReads = 'एक जना शिक्षकले पढ्नुहुन्छ। तपाईंको नाम यससँग जाँदैन।';
export const notNow = 'अहिले होइन';
export const send = 'गुनासो पठाउनुहोस्';
export const sending = 'पठाउँदै …';
