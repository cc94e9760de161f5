import { dayAt, dayIn, timeAt, withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';
import { withRoom } from '#text/room-name.ts';

// Mails to the owner of an account.
export const greeting = 'नमस्ते,';
export const greetingTo = (name: string) => `नमस्ते ${name},`;
export const resetSubject = 'नयाँ पासवर्डको लिङ्क';
export const resetAsked =
  'कसैले, सम्भवतः तपाईंले नै, तपाईंको Tayari खाताका लागि नयाँ पासवर्ड माग्नुभएको छ। यहाँबाट नयाँ पासवर्ड राख्नुहोस्:';
export const resetOnce = (minutes: number) =>
  `यो लिङ्क ${numberIn('ne', minutes)} मिनेटभित्र एक पटक मात्र चल्छ। चलाएपछि लगइन भएका सबै यन्त्र लगआउट हुन्छन्।`;
export const resetNotYou = 'तपाईंले माग्नुभएको होइन भने केही गर्नुपर्दैन: पासवर्ड जस्ताको तस्तै रहन्छ।';
export const changedSubject = 'तपाईंको पासवर्ड फेरियो';
export const changedOn = (moment: number) =>
  `तपाईंको Tayari खाताको पासवर्ड ${withGate(dayIn('ne', dayAt(moment)))}, ${timeAt(moment)} बजे (नेपाली समय) फेरियो।`;
export const changedNotYou = 'तपाईंले नै फेर्नुभएको हो भने केही गर्नुपर्दैन। होइन भने तुरुन्तै नयाँ पासवर्डको लिङ्क माग्नुहोस्:';

export const invitedSubject = (college: string) => `${withPostposition(college || 'Tayari', 'को')} कर्मचारीमा निम्तो`;
export const invitedTo = (college: string, duties: string) =>
  `${withPostposition(college || 'एउटा कलेज', 'ले')} तपाईंलाई आफ्ना परीक्षा लिने ठाउँ Tayari मा यो जिम्मेवारीका लागि बोलाएको छ: ${duties}। निम्तो यहाँबाट स्वीकार गर्नुहोस्:`;
export const invitedOnce = 'यो लिङ्क सात दिनसम्म, एक पटक मात्र चल्छ।';
export const invitedNotYou = 'कलेज नचिनेको भए केही गर्नुपर्दैन।';
export const consentSubject = (title: string) => `${title}: तपाईंको सहमति मागिएको छ`;
export const consentBodies = {
  seal: (title: string) => `${title} सिलबन्दी गर्न अर्को परीक्षकले तपाईंको सहमति माग्नुभएको छ। प्रश्नपत्र पढेर यहाँ सहमति दिनुहोस्:`,
  final: (title: string) =>
    `${withPostposition(title, 'को')} उत्तरकुञ्जिका अन्तिम गर्न अर्को परीक्षकले तपाईंको सहमति माग्नुभएको छ। यहाँ हेर्नुहोस्:`,
  published: (title: string) =>
    `${withPostposition(title, 'को')} नतिजा प्रकाशित गर्न अर्को परीक्षकले तपाईंको सहमति माग्नुभएको छ। यहाँ हेर्नुहोस्:`,
} as const;
export const appliedSubject = (number: string) => `तपाईंको आवेदन ${number}`;
export const appliedReceived = 'कलेजले तपाईंको आवेदन पायो।';
export const appliedNumber = (number: string) => `आवेदन नम्बर ${number} हो।`;
export const appliedCode = (code: string) => `कोड ${code} हो। यो कोड अरूलाई नदेखाउनुहोस्।`;
export const appliedOpen = 'यी दुवै भए जुनसुकै डिभाइसमा आवेदन खोल्न, सच्याउन र अब के हुन्छ हेर्न मिल्छ:';
export const appliedNotYou = 'तपाईंले आवेदन दिनुभएको होइन भने केही गर्नुपर्दैन: कसैले भुलले तपाईंको इमेल लेखेको हुनुपर्छ।';
export const returnedSubject = (title: string) => `${title}: आवेदन सच्याउनुहोस्`;
export const returnedBody = (title: string, until: string) =>
  `कलेजले ${withPostposition(title, 'को')} तपाईंको आवेदन फिर्ता पठायो। भनिएको कुरा सच्याएर ${withGate(until)} बजेसम्म फेरि पठाउनुहोस्:`;
export const numberedSubject = (title: string, symbolNumber: string) => `${title}: सिम्बोल नम्बर ${symbolNumber}`;
export const numberedBody = (title: string, symbolNumber: string) =>
  `${withPostposition(title, 'को')} तपाईंको आवेदन स्वीकृत भयो। सिम्बोल नम्बर ${symbolNumber}। आवेदन यहाँ छ:`;
export const submittedSms = (title: string, number: string) => `${title}: आवेदन ${number} आइपुग्यो।`;
export const returnedSms = (title: string, number: string, until: string) =>
  `${title}: आवेदन ${number} फिर्ता आयो। ${withGate(until)} बजेसम्म सच्याउनुहोस्।`;
export const numberedSms = (title: string, symbolNumber: string) =>
  `${title}: तपाईं स्वीकृत हुनुभयो, सिम्बोल नम्बर ${symbolNumber}।`;
export const cardSubject = (title: string) => `${title}: प्रवेशपत्र तयार छ`;
export const cardBody = (title: string) =>
  `${withPostposition(title, 'को')} तपाईंको प्रवेशपत्र तयार छ। फोनमा एक पटक खोलेपछि इन्टरनेट नभए पनि खुल्छ; चाहनुभए छाप्न पनि सक्नुहुन्छ:`;
export const cardSms = (title: string) => `${title}: तपाईंको प्रवेशपत्र तयार छ। आफ्नो आवेदन खोलेर हेर्नुहोस्।`;
export const tomorrowSubject = (title: string) => `${title} भोलि छ`;
export const tomorrowBody = (title: string, start: string, beThere: string, place: string) =>
  `${title} भोलि छ: ${withGate(start)} बजे। प्रवेशपत्र लिएर ${beThere} बजेभित्र आइपुग्नुहोस्${place}:`;
export const tomorrowSms = (title: string, beThere: string, place: string) =>
  `${title} भोलि छ। प्रवेशपत्र लिएर ${beThere} बजेभित्र आइपुग्नुहोस्${place}।`;
/** Where a candidate sits, behind a time. */
export const inPlace = (room: string, seat: string | null) =>
  `, ${withRoom('कोठा', room)}${seat === null ? '' : `, सिट ${seat}`}`;
export const keySubject = (title: string) => `${title}: उत्तरकुञ्जिका प्रकाशित भयो`;
export const keyBody = (title: string) =>
  `${withPostposition(title, 'को')} उत्तरकुञ्जिका प्रकाशित भयो। लगइन गरेर आफ्ना उत्तरसँग भिडाउनुहोस्, र गलत लागे दाबी पेस गर्नुहोस्:`;
export const keySms = (title: string) => `${title}: उत्तरकुञ्जिका प्रकाशित भयो। परीक्षा हलमा लगइन गरेर हेर्नुहोस्।`;
export const offerSubject = (title: string) => `${title}: तपाईंलाई सिट प्रस्ताव गरिएको छ`;
export const offerBody = (title: string, until: string) =>
  `${withPostposition(title, 'मा')} तपाईंलाई सिट प्रस्ताव गरिएको छ। ${withGate(until)} बजेसम्म लिनुहोस् वा छोड्नुहोस्, त्यसपछि सिट अर्को परीक्षार्थीलाई जान्छ:`;
export const offerSms = (title: string, until: string) =>
  `${title}: तपाईंलाई सिट प्रस्ताव गरिएको छ। ${withGate(until)} बजेसम्म आफ्नो आवेदनको पृष्ठमा जवाफ दिनुहोस्।`;
export const offerEndsSubject = (title: string) => `${title}: सिटको प्रस्तावको म्याद सकिँदै छ`;
export const offerEndsBody = (title: string, until: string) =>
  `${withPostposition(title, 'मा')} तपाईंलाई आएको सिटको प्रस्ताव ${withGate(until)} बजे सकिन्छ। जवाफ नदिनुभए सिट अर्को परीक्षार्थीलाई जान्छ:`;
export const offerEndsSms = (title: string, until: string) =>
  `${title}: सिटको प्रस्ताव ${withGate(until)} बजे सकिन्छ। त्यसअघि नै जवाफ दिनुहोस्।`;
export const offerReminderSubject = (title: string) => `${title}: तपाईंको जवाफ आउन बाँकी छ`;
export const offerReminderBody = (title: string, until: string) =>
  `${withPostposition(title, 'मा')} तपाईंलाई प्रस्ताव गरिएको सिटको जवाफ कलेजले अझै पाएको छैन। ${withGate(until)} बजेसम्म लिनुहोस् वा छोड्नुहोस्, त्यसपछि सिट अर्को परीक्षार्थीलाई जान्छ:`;
export const offerReminderSms = (title: string, until: string) =>
  `${title}: सिटको प्रस्तावमा तपाईंको जवाफ आएको छैन। म्याद ${withGate(until)} बजे सकिन्छ।`;
export const movedSubject = (title: string) => `${title}: अब तपाईंको सिट खुला सूचीमा छ`;
export const movedBody = (title: string, group: string) =>
  `${withPostposition(title, 'मा')} एउटा खुला सिट खाली भयो, र योग्यताक्रमअनुसार त्यो तपाईंको भयो। आरक्षित सिट (${group}) अर्को परीक्षार्थीलाई जान्छ। तपाईंले जवाफ दिनुपर्दैन:`;
export const movedSms = (title: string) => `${title}: आरक्षित सिटको सट्टा अब तपाईंको सिट खुला सूचीमा छ। जवाफ दिनुपर्दैन।`;
export const voucherSubject = (title: string) => `${title}: तपाईंको भौचर बैंकको सूचीमा छैन`;
export const voucherBody = (title: string) =>
  `${withPostposition(title, 'का')} लागि तपाईंले दिनुभएको भौचर बैंकको सूचीमा अझै आएको छैन। त्यसको नम्बर र मिति ठीक छन् कि छैनन्, हेर्नुहोस्। ठीक नभए सच्याउनुहोस् वा भौचर कलेजमा देखाउनुहोस्। ठीक भए भौचर जोगाएर राख्नुहोस्, अरू केही गर्नुपर्दैन:`;
export const voucherSms = (title: string) =>
  `${title}: तपाईंको भौचर बैंकको सूचीमा अझै आएको छैन। आवेदनमा त्यसको नम्बर र मिति हेर्नुहोस्।`;
export const resultSubject = (title: string) => `${title}: नतिजा प्रकाशित भयो`;
export const resultBody = (title: string) =>
  `${withPostposition(title, 'को')} नतिजा प्रकाशित भयो। सिम्बोल नम्बर राखेर आफ्नो नतिजा हेर्नुहोस्:`;
export const resultSms = (title: string) => `${title}: नतिजा प्रकाशित भयो।`;
export const dutyNames = {
  head: 'प्रमुख',
  examiner: 'परीक्षक',
  teacher: 'शिक्षक',
  clerk: 'लिपिक',
  operator: 'सञ्चालक',
};
