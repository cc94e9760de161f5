import { marksIn } from '#text/marks.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (number: number) => numberIn('ne', number);

// Pages of an examination that are made for paper.
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
export const cardsOn = (cards: string, sheets: string) =>
  `${cards} प्रवेशपत्र, A4 को एक पानामा चार वटा: ${sheets} पाना। कोठा र सिटअनुसार।`;
export const pinsOnce = 'PIN अहिले मात्र देखाइन्छ।';
export const pinsOnceNote = 'अहिले नै छाप्नुहोस् वा राख्नुहोस्। पछि नयाँ मात्र बनाउन सकिन्छ।';
export const noPins = 'यी प्रवेशपत्रमा PIN छैन।';
export const noPinsNote =
  'PIN पढ्न मिल्ने गरी राखिँदैन। बनेको विन्डोमै मात्र प्रवेशपत्रमा आउँछ: आयात गरेपछि, वा परीक्षार्थीको सूचीमा “नयाँ PIN” बनाएपछि।';
export const cardOf = (name: string) => `${withPostposition(name, 'को')} प्रवेशपत्र`;
export const candidate = 'परीक्षार्थी';
export const room = 'कोठा';
export const seat = 'सिट';
export const beThere = 'उपस्थित हुने समय';
export const start = 'सुरु';
export const minutes = 'मिनेट';
export const symbolNumber = 'सिम्बोल नम्बर';
export const pin = 'PIN';
export const pinNote = 'यो कसैलाई नदेखाउनुहोस्। सिम्बोल नम्बरसँगै यहाँ लेख्नुहोस्:';
export const passesNote = 'यसै विन्डोमा बनेका पास आफ्नो कोठाको पानामा छन्; अरूमा लेख्ने ठाउँ छ।';
export const noRoom = 'कोठा नतोकिएका';
export const roomIs = (name: string) => `कोठा ${name}`;
export const candidatesCount = (count: number) => `${n(count)} जना परीक्षार्थी`;
export const boardAt = 'बोर्ड:';
export const pass = 'पास';
export const extraMinutes = 'थप मिनेट';
export const signature = 'दस्तखत';
