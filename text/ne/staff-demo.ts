// The first page of a demo: the ways in, and the invented people.
import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';
import { withRoom } from '#text/room-name.ts';

const n = (number: number) => numberIn('ne', number);

export const demo = 'डेमो';
export const demoNote = 'हेर्न मिल्ने छ वटा परीक्षा, र जसको नाममा लगइन गरेर हेर्न मिल्छ ती व्यक्ति।';
export const lookAround = '१५ मिनेटमा घुमेर हेर्नुहोस्';
export const lead = 'छ वटा परीक्षा, हरेक फरक अवस्थामा।';
export const signedInAs = (name: string) => `${withPostposition(name, 'को')} नाममा लगइन भएको छ।`;
export const startedAt = (time: string) => `${time} बजे सुरु भयो, छुट्टै फोल्डरमा राखिएको छ।`;
export const notLoaded = 'मार्गदर्शन खोल्न सकिएन।';
export const toTheGuide = 'डेमोको मार्गदर्शनमा जानुहोस्';
export const titles = {
  run: 'चलिरहेको परीक्षा हेर्नुहोस्',
  sit: 'आफैँ परीक्षा दिनुहोस्',
  apply: 'विद्यार्थी भएर आवेदन दिनुहोस्',
  applications: 'आवेदनमा निर्णय गर्नुहोस्',
  key: 'उत्तरकुञ्जिकामा निर्णय गर्नुहोस्',
  result: 'प्रकाशित नतिजा पढ्नुहोस्',
  offers: 'सिटको प्रस्ताव हेर्नुहोस्',
  make: 'परीक्षा बनाउनुहोस्',
};
export const runNote = (candidates: number, rooms: number) =>
  `${n(rooms)} कोठामा ${n(candidates)} जना काल्पनिक परीक्षार्थी। कोही उत्तर छान्छन्, कसैको इन्टरनेट टुट्छ, कोही पृष्ठ छोड्छन्।`;
export const sitNote = 'तपाईंको प्रवेशपत्र तयार छ। फोनले स्क्यान गर्नुहोस्, वा यहीँ परीक्षा दिनुहोस्।';
export const applyNote = 'आवेदन सूचना पढ्नुहोस्, फोनमा वा यहीँ फाराम भरेर पठाउनुहोस्। लिपिकको डेस्कमा पुग्छ।';
export const openNotice = 'आवेदन सूचना खोल्नुहोस्';
export const closed = 'बन्द भयो';
export const applicationsNote = (all: number) => `हरेक अवस्थाका ${n(all)} आवेदन। केहीमा शङ्का लेखिएको छ।`;
export const keyNote = 'एउटा परीक्षा सकियो; दाबी आएका छन्।';
export const resultNote = (candidates: number) =>
  `${n(candidates)} जना परीक्षार्थी। जानीजानी गलत राखिएको उत्तर तथ्याङ्कले भेट्टायो।`;
export const offersNote = (round: number, open: number) => `चरण ${n(round)}, ${n(open)} जनाको जवाफ बाँकी।`;
export const until = (moment: string) => `${withGate(moment)} बजेसम्म`;
export const makeNote = 'ढाँचा भएको मस्यौदा; प्रश्नपत्र थपेर सिलबन्दी गर्नुहोस्।';
export const runningLeft = (minutes: number, silent: number) =>
  silent === 0 ? `चल्दै छ, ${n(minutes)} मिनेट बाँकी` : `चल्दै छ, ${n(minutes)} मिनेट बाँकी, ${n(silent)} जनासँग सम्पर्क छैन`;
export const startsIn = (minutes: number) => (minutes > 0 ? `${n(minutes)} मिनेटमा सुरु हुन्छ` : 'चल्दै छ');
export const wait = (count: number) => `${n(count)} मा निर्णय बाँकी`;
export const objections = (count: number) => `${n(count)} दाबी`;
export const published = 'प्रकाशित';
export const draft = 'मस्यौदा';
export const openBoard = 'बोर्ड खोल्नुहोस्';
export const showCard = 'प्रवेशपत्र देखाउनुहोस्';
export const openPayments = 'भुक्तानी खोल्नुहोस्';
export const openStatistics = 'तथ्याङ्क खोल्नुहोस्';
export const openList = 'सार्वजनिक सूची पढ्नुहोस्';
export const symbolNumber = 'सिम्बोल नम्बर';
export const pin = 'PIN';
export const onlyHere = 'डेमो HOST=0.0.0.0 राखेर सुरु गरिएको भए मात्र फोनले यो मेसिन भेट्टाउँछ।';
export const another = 'अर्को व्यक्तिको नाममा लगइन';
export const onePress = 'एक पटक थिचे पुग्छ, डेमोमा पासवर्ड चाहिँदैन।';
export const signIn = 'लगइन गर्नुहोस्';
export const signingIn = 'लगइन हुँदै छ …';
export const open = 'खोल्नुहोस्';
export const room = (name: string) => withRoom('कोठा', name);
export const kinds = { applicant: 'आवेदक', room: 'निरीक्षक' };
export const does = {
  head: 'सबै हेर्ने र निर्णय गर्ने',
  operator: 'प्रणाली र ब्याकअप',
  examiner: 'परीक्षा बनाउने, चलाउने, जाँच्ने',
  clerk: 'आवेदन, परीक्षार्थी र सिट',
  teacher: 'प्रश्न लेख्ने र जाँच्ने',
};
export const applicantHas = (number: string, code: string) =>
  `आवेदन फिर्ता आयो, दुई कुरा सच्याउन बाँकी; नम्बर ${number}, कोड ${code}`;
export const roomHas = (pass: string) => `परीक्षाको दिनको बोर्ड; कोठा पास ${pass}`;
