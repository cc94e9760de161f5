import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

// The admit card of an applicant.
export const card = 'प्रवेशपत्र';
export const ready = 'तपाईंको प्रवेशपत्र तयार छ';
export const readyNote = (moment: string, time: string) =>
  `परीक्षा ${withGate(moment)} बजे सुरु हुन्छ। ${time} बजेभित्र आइपुग्नुहोस्।`;
export const openCard = 'प्रवेशपत्र खोल्नुहोस्';
export const keptUntil = (moment: string) => `${withGate(moment)} बजेसम्म यो डिभाइसमा नेट नभए पनि देखिन्छ।`;
export const notKept = 'यो डिभाइसले केही राख्दैन: प्रवेशपत्र छाप्नुहोस्।';
export const offline = 'नेट छैन: यो पहिले खोलेर राखिएको प्रवेशपत्र हो।';
export const howToUse = 'ढोकामा QR कोड देखाउनुहोस्, वा A5 मा छाप्नुहोस्।';
export const print = 'छाप्नुहोस्';
export const qrOf = (symbolNumber: string) => `सिम्बोल नम्बर ${symbolNumber} को QR कोड`;
export const pinFor = (address: string) => `PIN, लगइन गर्ने ठेगाना ${address}`;
export const pinHidden = 'PIN लुकाइएको छ';
export const show = 'देखाउनुहोस्';
export const hide = 'लुकाउनुहोस्';
export const pinFromCollege = 'PIN कलेजले दिन्छ।';
export const photoOf = (name: string) => `${withPostposition(name, 'को')} फोटो`;
export const born = 'जन्म मिति';
export const lists = 'सूची';
export const openList = 'खुला';
export const symbolNumber = 'सिम्बोल नम्बर';
export const beThere = 'आइपुग्ने समय';
export const room = 'कोठा';
export const seat = 'सिट';
export const startsAt = (time: string, minutes: number) => `${time} बजे सुरु, ${numberIn('ne', minutes)} मिनेटको परीक्षा।`;
export const moreTime = (minutes: number) => `तपाईंले थप ${numberIn('ne', minutes)} मिनेट पाउनुहुन्छ।`;
export const lastEntry = (time: string) => `${time} बजेपछि प्रवेश छैन।`;
export const bringCard = 'यो प्रवेशपत्र र परिचयपत्र ल्याउनुहोस्।';
export const keepPin = 'PIN कसैलाई नदेखाउनुहोस्।';
export const signature = 'परीक्षार्थीको हस्ताक्षर';
export const head = 'परीक्षा प्रमुख';
export const back = 'मेरो आवेदन';
