import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('ne', count);

// The questions about a device's record at log-in and log-out, and the text about it on the home page.
export const yours = 'यो अभ्यास तपाईंकै हो?';
export const leftHere = (papers: number) =>
  papers === 0
    ? 'कोही लगइन नभएका बेला यस यन्त्रमा केही प्रश्न बुकमार्क गरिएका छन्।'
    : `कोही लगइन नभएका बेला यस यन्त्रमा ${n(papers)} प्रश्नपत्रको अभ्यास भएको छ।`;
export const takenOrApart =
  'तपाईंले गर्नुभएको हो भने तपाईंको खातामा थपिन्छ। अरूले गरेको हो भने छुट्टै रहन्छ: तपाईंको खातामा कहिल्यै देखिँदैन।';
export const addIt = 'मेरो खातामा थप्नुहोस्';
export const notMine = 'मेरो होइन';
export const added = 'तपाईंको खातामा थपियो।';
export const notSentYet = 'नपठाउँदै लगआउट गर्ने?';
export const stillHere = (papers: number) =>
  papers === 0
    ? 'केही दोहोर्‍याइ वा बुकमार्क यस यन्त्रमा मात्र छन्: तपाईंको खातामा पुग्न सकेनन्।'
    : `${n(papers)} प्रश्नपत्र यस यन्त्रमा मात्र ${papers === 1 ? 'छ: तपाईंको खातामा पुग्न सकेन' : 'छन्: तपाईंको खातामा पुग्न सकेनन्'}।`;
export const lostAtLogOut = 'लगआउट गर्दा यस यन्त्रबाट सबै मेटिन्छ। नपठाइएको कुरा हराउँछ।';
export const stay = 'लगआउट नगर्नुहोस्';
export const logOutNow = 'हराए पनि लगआउट गर्नुहोस्';
export const dueToday = (cards: number) =>
  cards === 0 ? 'आज दोहोर्‍याउनुपर्ने प्रश्न छैन।' : `आज ${n(cards)} प्रश्न दोहोर्‍याउनुपर्छ।`;
export const lastPaper = 'पछिल्लो प्रश्नपत्र:';
export const marks = (right: number, total: number) => `${n(total)} मा ${n(right)}`;
