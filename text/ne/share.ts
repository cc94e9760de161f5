// The share of a question, and of a result.
import { digitsIn } from '#text/numbers.ts';

export const title = 'Tayari को एउटा प्रश्न';
export const noPage = 'यस प्रश्नको आफ्नै पृष्ठ छैन।';
export const linkCopied = 'लिङ्क कपी भयो।';
export const shareResult = 'नतिजा सेयर गर्नुहोस्';
export const madeHere = 'यस यन्त्रमै बनेको चित्र। यसमा अरू कसैको अङ्क छैन।';
export const ofAll = (total: string) => `/ ${total}`;
export const onThePicture = 'चित्रमा';
export const myName = 'मेरो नाम';
export const bySubject = 'विषयअनुसार अङ्क';
export const theDate = 'मिति';
export const sharePicture = 'चित्र सेयर गर्नुहोस्';
export const save = 'सुरक्षित गर्नुहोस्';
export const sizeOf = (width: number, height: number) =>
  `${digitsIn('ne', String(width))} × ${digitsIn('ne', String(height))}, च्याट वा स्टाटसका लागि।`;
export const backToPaper = 'प्रश्नपत्रमा फर्कनुहोस्';
export const noPicture = 'चित्र बनाउन सकिएन।';
