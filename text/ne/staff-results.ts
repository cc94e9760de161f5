import { withGate } from '#text/dates.ts';

// The plain results of an examination.
export const results = 'नतिजा';
export const afterTheEnd = (ends: string) =>
  `परीक्षा सकिएपछि, ${withGate(ends)} बजेदेखि नतिजा देखिन्छ: हरेक परीक्षार्थीको अङ्क र योग्यताक्रम, योग्यताक्रम सूची, र डाउनलोड गर्ने फाइल।`;
export const nobody = 'यस परीक्षामा कुनै परीक्षार्थी छैन।';
export const asCsv = 'CSV मा';
export const asXlsx = 'XLSX मा';
export const print = 'छाप्नुहोस्';
export const printLists = 'सूची छाप्नुहोस्';
export const satAndPassed = (sat: string, passed: string, version: string) =>
  `${sat} जनाले परीक्षा दिए, ${passed} उत्तीर्ण, उत्तरकुञ्जिकाको संस्करण ${version}।`;
export const tiesWait = (count: string) => `अन्तिम सिटमा बराबर अङ्क: ${count} ठाउँमा तपाईंको निर्णय बाँकी छ`;
export const openEnds = (seats: string, marks: string) => `खुला सूची यहीँ सकिन्छ: ${seats} सिट, अन्तिम सिटको अङ्क ${marks}।`;
export const rank = 'क्रम';
export const symbolNumber = 'सिम्बोल नम्बर';
export const number = 'नम्बर';
export const timelineOf = (which: string) => `${which} को घटनाक्रम`;
export const name = 'नाम';
export const total = 'जम्मा';
export const right = 'सही';
export const wrong = 'गलत';
export const unanswered = 'उत्तर नदिएको';
export const passed = 'नतिजा';
export const pass = 'उत्तीर्ण';
export const fail = 'अनुत्तीर्ण';
export const absent = 'अनुपस्थित';
export const withheld = 'रोकिएको';
export const yes = 'हो';
export const no = 'होइन';
export const list = 'सूची';
export const openList = 'खुला';
export const position = 'स्थान';
export const noSeat = 'सिट छैन';
export const lateAnswersHead = 'समय सकिएपछि आइपुगेका उत्तर';
export const implausibleHead = 'लेखिएको समयमा बन्न नसक्ने उत्तर';
export const bracketNote = 'कोष्ठकले जम्मा अङ्क बराबर हुनेलाई जोड्छ।';
export const why = 'किन?';
export const keyMove = 'सर्ने';
export const keyTimeline = 'घटनाक्रम खोल्ने';
export const keyWhy = 'त्यसपछिकोभन्दा किन माथि?';
export const whyAbove = (one: string, other: string) => `${one} किन ${other} भन्दा माथि?`;
