// The first page of the staff area: the first week of a college, and what a person's duties open.
import { numberIn } from '#text/numbers.ts';

const n = (number: number) => numberIn('ne', number);

export const firstWeek = 'तपाईंको पहिलो हप्ता';
export const doneOf = (done: number, all: number) => `${n(all)} मध्ये ${n(done)} भयो। सबै सकिएपछि सूची बन्द हुन्छ।`;
export const allDone = (all: number) => `तपाईंको पहिलो हप्ता: ${n(all)} वटै भयो`;
export const hideList = 'सूची लुकाउनुहोस्';
export const showList = 'पहिलो हप्ताको सूची देखाउनुहोस्';
export const firstWeekNotLoaded = 'पहिलो हप्ताको सूची खोल्न सकिएन।';
export const done = 'भयो';
export const yourDuties = 'तपाईंका जिम्मेवारीले के खोल्छन्';
export const steps = {
  account: 'आफ्नो खाता मिलाउनुहोस्',
  college: 'कलेज',
  members: 'सदस्यहरू',
  items: (needed: number) => `${n(needed)} प्रश्न लेख्नुहोस् वा आयात गर्नुहोस्`,
  rehearsal: 'पूर्वाभ्यास गर्नुहोस्',
  examination: 'पहिलो परीक्षा',
  backups: 'ब्याकअप',
  https: 'Https',
};
export const notes = {
  account: 'पासवर्ड र दोस्रो चरण',
  college: 'नाम, लोगो, हस्ताक्षर गर्ने',
  members: (people: number, invited: number) =>
    `${n(people)} जना, ${invited === 0 ? 'निम्तो बाँकी छैन' : `${n(invited)} जनालाई निम्तो`}`,
  items: (there: number, reviewed: number) =>
    `आफ्ना ${n(there)} प्रश्न छन्, तीमध्ये ${n(reviewed)} जाँचिएका। Tayari का प्रश्न पनि राख्न मिल्छ।`,
  rehearsal: 'छोटो प्रश्नपत्र सिलबन्दी गरी परीक्षार्थी भएर हेर्नुहोस्।',
  examination: (made: number) =>
    made === 0 ? 'ढाँचा, प्रश्नपत्र, परीक्षार्थी, कोठा' : `${n(made)} परीक्षा छ, सिलबन्दी भएको छैन`,
  examinationDone: 'ढाँचा, प्रश्नपत्र, परीक्षार्थी, कोठा',
  backups: 'अर्को डिस्क वा अर्को मेसिनमा। नभए डिस्क बिग्रँदा सबै हराउँछ।',
  https: 'कलेजको नेटवर्कबाहिर परीक्षार्थीका फोनलाई यो चाहिन्छ।',
};
export const acts = {
  account: 'दोस्रो चरण मिलाउनुहोस्',
  college: 'कलेजको विवरण राख्नुहोस्',
  members: 'निम्तो दिनुहोस्',
  items: 'प्रश्न आयात गर्नुहोस्',
  writeItem: 'प्रश्न लेख्नुहोस्',
  rehearsal: 'परीक्षाहरूमा जानुहोस्',
  examination: 'परीक्षा बनाउनुहोस्',
  backups: 'प्रणालीमा जानुहोस्',
};
export const backupsSet = 'सर्भरको सेटिङमा BACKUP_DIR र BACKUP_EVERY राखे ब्याकअप आफैँ बन्छन्।';
export const httpsSet = 'Caddy जस्तो प्रोक्सीले यो ल्याउँछ; तरिका docs/deployment.md मा छ।';
export const minutes = (count: number) => `${n(count)} मिनेट`;
export const countOf = (there: number, needed: number) => `${n(needed)} मध्ये ${n(there)}`;
