import { marksIn } from '#text/marks.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';
import { withRoom } from '#text/room-name.ts';

const n = (number: number) => numberIn('ne', number);

// Printable pages of an examination.
export const print = 'छाप्नुहोस्';
export const paper = 'प्रश्नपत्र';
export const paperWithKey = 'उत्तरसहितको प्रश्नपत्र';
export const admitCards = 'प्रवेशपत्र';
export const roomSheets = 'कोठाका पाना';
export const merit = 'योग्यताक्रम सूची';
export const results = 'नतिजाको पाना';
export const resultSheet = 'योग्यताक्रमअनुसार नतिजा';
export const minutesLong = (count: number) => `${n(count)} मिनेट`;
export const fullAndPass = (full: number, pass: number) =>
  `पूर्णाङ्क ${marksIn('ne', full)}, उत्तीर्णाङ्क ${marksIn('ne', pass)}`;
export const marksEach = (marks: number, penalty: number) =>
  penalty === 0
    ? `सहीमा ${marksIn('ne', marks)}`
    : `सहीमा ${marksIn('ne', marks)}, गलतमा ${marksIn('ne', penalty)} कट्टी`;
export const withKeyNote = 'उत्तरसहित: परीक्षार्थीका लागि होइन।';
export const right = 'सही';
export const paperSetter = 'प्रश्नपत्र बनाउने';
export const examinationHead = 'परीक्षा प्रमुख';
export const preparedBy = 'तयार गर्ने';
export const checkedBy = 'जाँच गर्ने';
export const invigilator = 'निरीक्षक';
export const centreHead = 'केन्द्राध्यक्ष';
export const cardsOn = (cards: string, sheets: string) => `A4 को ${sheets} पानामा ${cards} प्रवेशपत्र, कोठा र सिटअनुसार।`;
export const pinsOnce = 'यी PIN यसै विन्डोका प्रवेशपत्रमा मात्र छन्।';
export const pinsOnceNote = 'लगइन नखुलुन्जेल परीक्षार्थीको सूचीबाट कारण लेखेर फेरि हेर्न सकिन्छ।';
export const noPins = 'यी प्रवेशपत्रमा PIN छैन।';
export const noPinsNote =
  'प्रवेशपत्रमा PIN, त्यो बनाइएको वा हेरिएको विन्डोमा मात्र आउँछ: आयात गरेपछि, वा परीक्षार्थीको सूचीमा “PIN फेरि हेर्नुहोस्” थिचेपछि।';
export const cardOf = (name: string) => `${withPostposition(name, 'को')} प्रवेशपत्र`;
export const candidate = 'परीक्षार्थी';
export const room = 'कोठा';
export const seat = 'सिट';
export const photo = 'फोटो';
export const photoOf = (name: string) => `${withPostposition(name, 'को')} फोटो`;
export const photosLoad = 'फोटो खुल्दै छन् …';
export const photosAbsent = (count: number) =>
  `${n(count)} वटा फोटो खुलेनन्। पृष्ठ फेरि खोल्नुहोस्, वा फोटोबिनै छाप्न “छाप्नुहोस्” फेरि थिच्नुहोस्।`;
export const signatureOfCandidate = 'परीक्षार्थीको दस्तखत';
export const beThere = 'उपस्थित हुने समय';
export const start = 'सुरु';
export const minutes = 'मिनेट';
export const symbolNumber = 'सिम्बोल नम्बर';
export const pin = 'PIN';
export const pinNote = 'यो कसैलाई नदेखाउनुहोस्। सिम्बोल नम्बरसँगै यहाँ लेख्नुहोस्:';
export const passesNote = 'यसै विन्डोमा बनेका पास आफ्नो कोठाको पानामा छन्; अरूमा लेख्ने ठाउँ छ।';
export const coverOf = (name: string) => `${withPostposition(withRoom('कोठा', name), 'का')} निरीक्षकका लागि`;
export const signListOf = (name: string) => `दस्तखत सूची, ${name}`;
export const keepSheet = 'यो पाना आफूसँगै राख्नुहोस्। पास अरूलाई नदेखाउनुहोस्: त्यसबाट बोर्ड खुल्छ र समय थप्न मिल्छ।';
export const signInOpens = 'लगइन खुल्ने समय';
export const endOfMost = 'धेरैजसोको परीक्षा सकिने समय';
export const longerHere = 'थप समय पाएका परीक्षार्थी';
export const whatToDo = 'के गर्ने';
export const roomSteps = [
  'माथिको ठेगाना र पासले आफ्नो फोन वा ल्यापटपमा बोर्ड खोल्नुहोस्।',
  'प्रवेशपत्रको फोटोसँग अनुहार मिलाएर हेर्नुहोस्। दस्तखत छुट्टै सूचीमा गराउनुहोस्।',
  'उपस्थिति पक्का गर्नुपर्ने परीक्षामा हरेकको उपस्थिति बोर्डमा पक्का गर्नुहोस्।',
  'प्रश्नको नम्बर नभन्नुहोस्: हरेकको क्रम फरक हुन्छ। प्रश्नलाई त्यसका सुरुका शब्दले चिनाउनुहोस्।',
  'यन्त्र बिग्रिए परीक्षार्थीलाई अर्को दिनुहोस्, अनि बोर्डमा “अर्को यन्त्रमा खोल्न दिनुहोस्” थिच्नुहोस्।',
  'बत्ती वा इन्टरनेट गए यन्त्र जस्ताको तस्तै राख्नुहोस्, उत्तर त्यहीँ सुरक्षित रहन्छन्। फर्केपछि बोर्डको “तपाईंको सहयोग चाहिन्छ” भन्ने ठाउँ हेर्नुहोस्।',
  'बोर्डले देखाएको समयमा परीक्षा सकिएको जानकारी दिनुहोस्, र थप समय पाएकालाई लेखिरहन दिनुहोस्।',
  'यो पाना र दस्तखत भएको सूची कार्यालयमा फिर्ता गर्नुहोस्।',
] as const;
export const noRoom = 'कोठा नतोकिएका';
export const roomIs = (name: string) => withRoom('कोठा', name);
export const candidatesCount = (count: number) => `${n(count)} जना परीक्षार्थी`;
export const boardAt = 'बोर्ड:';
export const pass = 'कोठा पास:';
export const extraMinutes = 'थप मिनेट';
export const signature = 'दस्तखत';
export const logoOfCollege = 'कलेजको लोगो';
export const collegeUnset = 'यी पानामा कलेजको नाम छैन।';
export const setCollege = 'कलेजको नाम राख्नुहोस्';
export const headSetsCollege = 'प्रमुखले “कलेज” मा नाम राख्नुहुन्छ।';
