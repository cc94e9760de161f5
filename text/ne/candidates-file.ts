import { digitsIn, numberIn } from '#text/numbers.ts';

// Errors in the lines of a candidates' file. Column names stay as they are.
export const missing = (column: string) => `${column} खाली छ`;
export const symbolNumberWrong = (cell: string) =>
  `symbol_number ${cell} मिलेन: १ देखि २० वटा अक्षर, अङ्क, - वा / मात्र हुनुपर्छ`;
export const nameWrong = (cell: string) => `name ${cell} पढ्न सकिएन, वा १०० अक्षरभन्दा लामो छ`;
export const groupWrong = (most: number) => `groups मा ${numberIn('ne', most)} अक्षरभन्दा लामो, वा पढ्न नसकिने नाम छ`;
export const extraMinutesWrong = (cell: string, most: number) =>
  `extra_minutes ${cell} ० देखि ${numberIn('ne', most)} सम्मको पूर्ण सङ्ख्या होइन`;
export const dateWrong = (cell: string) => `date_of_birth ${cell} मिति होइन; 2009-04-30 वा BS 2066-01-17 जस्तो लेख्नुहोस्`;
export const dateUnclear = (cell: string) =>
  `date_of_birth ${cell} दुई तरिकाले पढ्न सकिन्छ: 2009-04-30 वा BS 2066-01-17 जस्तो लेख्नुहोस्, वा कसरी लेखिएको हो बताउनुहोस्`;
export const emailWrong = (cell: string) => `email ${cell} इमेल ठेगाना होइन`;
export const genderWrong = (cell: string) => `gender ${cell} महिला, पुरुष वा अन्य होइन`;
export const lostZeros = (column: string, cell: string, digits: number) =>
  `${column} ${cell} अरूभन्दा छोटो छ, अरू ${numberIn('ne', digits)} अङ्कका छन्: स्प्रेडसिटले सुरुका शून्य हटाएको हुन सक्छ`;
export const legacyUnsure = (column: string, letters: string) =>
  `${column} मा पुरानो फन्टका यी अक्षर निश्चित रूपमा चिन्न सकिएन: ${letters}`;
export const legacyLeft = (cell: string, shown: string) =>
  `name ${cell} अङ्ग्रेजी पनि हुन सक्ने भएकाले जस्ताको तस्तै राखियो; पुरानो फन्टमा यो ${shown} हो`;
export const scoreWrong = (cell: string) => `previous_score ${cell} दशमलवपछि बढीमा दुई अङ्क भएको सङ्ख्या होइन`;
export const pinWrong = 'pin ६ देखि १२ अङ्कको हुनुपर्छ';
export const cellTooLong = (column: string) => `${column} मा १,००० भन्दा बढी अक्षर छन्`;
export const shortWrong = (column: string, most: number) =>
  `${column} ${numberIn('ne', most)} अक्षरभन्दा लामो छ, वा पढ्न सकिएन`;
/** Why a file can't be read at all. */
export const problems = {
  empty: 'फाइल खाली छ',
  'no-table': 'यो तालिका होइन: .xlsx, .ods वा CSV मा सुरक्षित गर्नुहोस्',
  'old-office': 'यो पुरानो Excel फाइल हो, वा यसमा पासवर्ड छ: पासवर्ड नराखी .xlsx मा सुरक्षित गर्नुहोस्',
  damaged: 'फाइल बिग्रिएको छ, वा खोल्दा पढ्न सकिनेभन्दा ठूलो हुन्छ',
  'too-much': 'फाइल एकैपटक पढ्न नसकिने गरी ठूलो छ: बढीमा ५०,००० हरफ',
  'quotation-mark': 'उद्धरण चिह्न (") बन्द गरिएको छैन, वा सेलको बीचमा छ',
};
export const noColumn = (column: string) => `शीर्ष हरफमा ${column} स्तम्भ छैन`;
export const columnTwice = (column: string) => `शीर्ष हरफमा ${column} स्तम्भ दुई पटक छ`;
export const alreadyOnLine = (symbolNumber: string, line: number) =>
  `symbol_number ${symbolNumber} हरफ ${digitsIn('ne', String(line))} मा आइसकेको छ`;
export const looksLikeLine = (symbolNumber: string, other: string, line: number) =>
  `symbol_number ${symbolNumber} हरफ ${digitsIn('ne', String(line))} को ${other} जस्तै देखिन्छ`;
export const looksLikeKnown = (symbolNumber: string, other: string) =>
  `symbol_number ${symbolNumber} पहिले नै भएको ${other} जस्तै देखिन्छ`;
export const noCandidate = 'शीर्ष हरफमुनि कुनै परीक्षार्थी छैन';
export const otherCells = (cells: number, header: number) =>
  `यस हरफमा ${numberIn('ne', cells)} सेल छन्, शीर्ष हरफमा ${numberIn('ne', header)}`;
/** Headings of an empty list to fill in. The import must recognise each as its column. */
export const templateHeadings = {
  symbol_number: 'सिम्बोल नं.',
  name: 'नाम थर',
  room: 'कोठा',
  seat: 'सिट',
  groups: 'समूह (; ले छुट्याउने)',
  extra_minutes: 'थप मिनेट',
  date_of_birth: 'जन्म मिति (वि.सं. वा ई.सं.)',
  previous_score: 'अघिल्लो प्राप्ताङ्क',
  pin: 'पिन (६ देखि १२ अङ्क, वा खाली)',
  phone: 'फोन',
  email: 'इमेल',
  gender: 'लिङ्ग (F, M, O)',
};
export const templateName = 'यो हरफ उदाहरण हो, आयात हुँदैन';
