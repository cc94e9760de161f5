import { digitsIn, numberIn } from '#text/numbers.ts';

// What is wrong in which line of a candidates' file. The names of the columns stay as they are.
export const missing = (column: string) => `${column} खाली छ`;
export const symbolNumberWrong = (cell: string) => `symbol_number ${cell} मिलेन: १ देखि २० अक्षर, अङ्क, - वा / मात्र हुन सक्छ`;
export const nameWrong = (cell: string) => `name ${cell} पढ्न सकिएन, वा १०० अक्षरभन्दा लामो छ`;
export const groupTooLong = 'groups मा ८० अक्षरभन्दा लामो नाम छ';
export const extraMinutesWrong = (cell: string) => `extra_minutes ${cell} ० देखि ६०० सम्मको पूर्ण सङ्ख्या होइन`;
export const dateWrong = (cell: string) => `date_of_birth ${cell} मिति होइन; 2009-04-30 वा BS 2066-01-17 जस्तो लेख्नुहोस्`;
export const scoreWrong = (cell: string) => `previous_score ${cell} दशमलवपछि बढीमा दुई अङ्क भएको सङ्ख्या होइन`;
export const pinWrong = 'pin ६ देखि १२ अङ्कको हुनुपर्छ';
export const shortWrong = (column: string) => `${column} ४० अक्षरभन्दा लामो छ, वा पढ्न सकिएन`;
export const notUtf8 = 'फाइल UTF-8 मा छैन। “CSV UTF-8” भनेर सुरक्षित गरी फेरि प्रयास गर्नुहोस्';
export const quotationMark = 'उद्धरण चिह्न (") बन्द गरिएको छैन, वा सेलको बीचमा छ';
export const emptyFile = 'फाइल खाली छ';
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
