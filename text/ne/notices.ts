import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (count: number) => numberIn('ne', count);

// Notices: examinations of colleges that take applications.
export const noticesLead = 'आवेदन खुला भएका परीक्षा; पहिले बन्द हुने माथि।';
export const noNotice = 'अहिले यहाँ कुनै परीक्षाको आवेदन खुला छैन।';
export const description = (title: string, seats: number, close: string) =>
  `${title}: ${n(seats)} सिट। ${withGate(close)}सम्म आवेदन दिनुहोस्।`;
export const seatsByMerit = (seats: number) => `${n(seats)} सिट, परीक्षाको योग्यताक्रमअनुसार।`;

export const opensIn = 'आवेदन खुल्न बाँकी';
export const closesIn = 'आवेदन बन्द हुन बाँकी';
export const lateClosesIn = 'ढिलो आवेदन बन्द हुन बाँकी';
export const closedOn = 'आवेदन बन्द भएको मिति';
export const opensAfter = (time: string) => `आवेदन खुल्न ${time} बाँकी`;
export const closesAfter = (time: string) => `आवेदन बन्द हुन ${time} बाँकी`;
export const lateClosesAfter = (time: string) => `ढिलो आवेदन बन्द हुन ${time} बाँकी`;
export const closedThen = (day: string) => `आवेदन ${withGate(day)} बन्द भयो`;
export const left = {
  days: (count: number) => `${n(count)} दिन`,
  hours: (count: number) => `${n(count)} घण्टा`,
  minutes: (count: number) => `${n(count)} मिनेट`,
} as const;
export const lateUntil = (day: string) => `ढिलो आवेदन ${withGate(day)}सम्म`;
export const apply = 'आवेदन दिनुहोस्';
export const haveApplied = 'आवेदन दिइसकेँ: मेरो आवेदन खोल्नुहोस्';
export const openMine = 'मेरो आवेदन खोल्नुहोस्';

export const code = 'कोड';
export const examination = 'परीक्षा';
export const seats = 'सिट';
export const openAndReserved = (open: number, reserved: number) => `खुला ${n(open)}, आरक्षित ${n(reserved)}`;
export const fee = 'शुल्क';
export const noFee = 'लाग्दैन';
export const rupees = (amount: string) => `रु ${amount}`;
export const lateFee = (amount: string) => `ढिलो भए रु ${amount}`;

export const dates = 'मितिहरू';
export const applicationsOpen = 'आवेदन खुल्छ';
export const applicationsOpened = 'आवेदन खुल्यो';
export const applicationsClose = 'आवेदन बन्द हुन्छ';
export const applicationsClosed = 'आवेदन बन्द भयो';
export const lastForLate = 'ढिलो आवेदनको अन्तिम दिन';
export const lastForCorrections = 'सच्याउने अन्तिम दिन';
export const lastForBoth = 'ढिलो आवेदन र सच्याउने अन्तिम दिन';
export const lateFeeApplies = 'ढिलो शुल्क लाग्छ।';
export const cardsOpen = 'प्रवेशपत्र खुल्छ';
export const cardsNote = 'आफ्नो नम्बर र कोडले प्रवेशपत्र खोल्न सकिन्छ।';
export const examinationNote = (time: string, duration: number) =>
  `${time} बजे पुग्नुहोस्। परीक्षा ${n(duration)} मिनेटको हुन्छ।`;
export const result = 'नतिजा';
export const inDays = (count: number) => `${n(count)} दिनमा`;
export const today = 'आज';

export const eligibility = 'कसले आवेदन दिन पाउँछन्';
export const greatestAge = (age: number, day: string) => `${withGate(day)} तपाईंको उमेर बढीमा ${n(age)} वर्ष हुनुपर्छ।`;
export const leastScore = {
  gpa: (score: string) => `GPA ${score} वा बढी हुनुपर्छ।`,
  percent: (score: string) => `${score} प्रतिशत वा बढी हुनुपर्छ।`,
};
export const once = (day: string) => `एक पटक मात्र आवेदन दिनुहोस्। ${withGate(day)}सम्म आवेदन सच्याउन सकिन्छ।`;

export const openList = 'खुला';
export const forEveryone = 'सबैका लागि, योग्यताक्रमअनुसार';
export const noDocument = 'कागजात चाहिँदैन';
export const groupsNote = 'समूहमा दाबी गरे पनि खुला सिटमा प्रतिस्पर्धा गर्न पाइन्छ।';

export const howChosen = 'छनोट कसरी हुन्छ';
export const paper = (items: number, duration: number) => `${n(duration)} मिनेटमा ${n(items)} प्रश्न।`;
export const marking = (right: string, wrong: string) => `सही उत्तरको +${right}, गलतको ${wrong}।`;
export const sectionMarking = (title: string, items: number, right: string, wrong: string) =>
  `${title}: ${n(items)} प्रश्न, सही उत्तरको +${right}, गलतको ${wrong}।`;
export const ties = (first: string, rest: readonly string[]) =>
  `अङ्क बराबर भए ${first} हेरिन्छ${rest.map((each) => `, त्यसपछि ${each}`).join('')}।`;
export const tieBreaks = {
  'fewer-wrong': 'कम गलत उत्तर',
  previous_score: 'अघिल्लो प्राप्ताङ्क',
  date_of_birth: 'जेठो उमेर',
  'hand-in': 'पहिले बुझाएको समय',
} as const;
export const listPublic = 'हस्ताक्षरित योग्यताक्रम सूची सबैले हेर्न सक्छन्।';

export const haveReady = 'आवेदन दिँदा यी तयार राख्नुहोस्';
export const photo = 'आफ्नो फोटो';
export const photoNote = 'फोनले खिचेको भए हुन्छ। फारमले मिलाएर काट्छ।';
export const documentNote = {
  picture: 'यसको फोटो।',
  pdf: 'PDF, ५ MB सम्म।',
  both: 'फोटो वा PDF, ५ MB सम्म।',
};
export const forGroup = (group: string) => `${withPostposition(group, 'मा')} दाबी गर्ने भए मात्र।`;
export const quarterHour = 'करिब १५ मिनेट';
export const quarterHourNote = 'टाइप गर्दै जाँदा सबै कुरा सेभ हुँदै जान्छ। बाँकी पछि, अर्को डिभाइसबाट पनि भर्न सकिन्छ।';

export const voucher = 'बैंक भौचर';
export const voucherNote = (account: string) =>
  account === '' ? 'भौचर जोगाएर राख्नुहोस्; त्यसको फोटो चाहिन्छ।' : `${account}। भौचर जोगाएर राख्नुहोस्; त्यसको फोटो चाहिन्छ।`;
export const esewa = 'eSewa';
export const esewaNote = 'फारमभित्रै तिर्नुहोस्।';

export const bring = 'परीक्षाको दिन लिएर आउनुहोस्';
export const admitCard = 'आफ्नो प्रवेशपत्र';
export const admitCardNote = 'छापेको, वा फोनमा।';
export const privacy = (refusedDays: number, keptMonths: number | null) =>
  `कलेजले फारममा सोधेका कुरा मात्र राख्छ। आवेदन बन्द भएको ${n(refusedDays)} दिनपछि स्वीकृत नभएका आवेदनका कागजात मेटिन्छन्; अरू सबै ${keptMonths === null ? 'कलेजलाई नचाहिएपछि' : `परीक्षा भएको ${n(keptMonths)} महिनापछि`} मेटिन्छन्। प्रश्नपत्र सिलबन्दी नहुन्जेल आवेदन डाउनलोड गर्न वा फिर्ता लिन सकिन्छ।`;
