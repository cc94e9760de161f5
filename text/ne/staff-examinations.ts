import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';

// The list of examinations, and the head of each examination's pages.
export const examinations = 'परीक्षाहरू';
export const examination = 'परीक्षा';
export const newExamination = 'नयाँ परीक्षा';
export const keyMove = 'सर्ने';
export const keyOpen = 'खोल्ने';
export const keyNew = 'नयाँ परीक्षा';
export const youRun = (count: number) => `तपाईंले चलाउने वा तपाईंको नाम भएका ${numberIn('ne', count)} परीक्षा।`;
export const toDo = 'गर्न बाँकी';
export const toDoNote = 'काम बाँकी भएका परीक्षा, चाँडै हुने माथि।';
export const nothingToDo = 'तपाईंले गर्न बाँकी केही छैन।';
export const done = 'सकिएका';
export const doneNote = 'प्रश्नपत्र, उत्तरकुञ्जिका र सूचीहरू हेर्न सकिन्छ।';
export const noExaminations = 'अहिलेसम्म कुनै परीक्षा छैन';
export const noExaminationsNote = 'नयाँ परीक्षा तयार ढाँचाबाट सुरु हुन्छ। प्रश्नपत्र सिलबन्दी नगरेसम्म यो मस्यौदा नै रहन्छ।';
export const listNotLoaded = 'परीक्षाहरू खोल्न सकिएन।';
export const examinationNotLoaded = 'परीक्षा खोल्न सकिएन।';
export const noSuchExamination = (wanted: string) => `${wanted} कोडको परीक्षा छैन, वा त्यसमा तपाईंको नाम छैन।`;
export const code = 'कोड';
export const start = 'सुरु';
export const state = 'अवस्था';
export const next = 'अबको काम';
export const lists = 'सूचीहरू';
export const candidates = 'परीक्षार्थी';
export const itemsOfPaper = 'प्रश्न';
export const openNow = 'परीक्षार्थी लगइन गर्दै';
export const runningNow = 'अहिले भइरहेको';
export const working = 'लेख्दै';
export const notHeard = 'सम्पर्क छैन';
export const handedIn = 'बुझाइसकेका';
export const startsAt = 'सुरु हुने';
export const endsAt = 'सकिने';
export const startAndLength = (begins: string, minutes: number) => `${begins}, ${numberIn('ne', minutes)}\u00a0मिनेट`;
export const parts = 'परीक्षाका भाग';
export const rooms = 'कोठाहरू';
export const day = 'परीक्षाको दिन';
export const paper = 'प्रश्नपत्र';
export const results = 'नतिजा';
export const pattern = 'ढाँचा';
export const nextDraw = 'प्रश्नपत्र बनाउनुहोस्';
export const nextCandidates = 'परीक्षार्थी थप्नुहोस्';
export const nextSeal = 'प्रश्नपत्र सिलबन्दी गर्नुहोस्';
export const nextRooms = 'पास र प्रवेशपत्र छाप्नुहोस्';
export const nextDay = 'परीक्षाको दिन हेर्नुहोस्';
export const nextKey = 'उत्तरकुञ्जिका प्रकाशित गर्नुहोस्';
export const nextDecide = 'दाबीमाथि निर्णय गर्नुहोस्';
export const nextPublish = 'नतिजा प्रकाशित गर्नुहोस्';
export const daysLeft = (count: string, days: number) => (days === 0 ? 'एक दिनभन्दा कम बाँकी' : `${count} दिन बाँकी`);
export const startIsOver = 'सुरु हुने समय बितिसक्यो';
export const noRoomsYet = 'कोठा थपिएको छैन';
export const takenUntil = (last: string) => `${withGate(last)}सम्म लिइने`;
export const seatsOf = (count: string) => `${count} सिट`;
export const states = {
  draft: 'मस्यौदा',
  sealed: 'सिलबन्दी',
  open: 'खुला',
  running: 'चलिरहेको',
  ended: 'सकिएको',
  'key-published': 'उत्तरकुञ्जिका प्रकाशित',
  final: 'अन्तिम',
  published: 'प्रकाशित',
};
