// Import: staff look at questions from a file or pasted text before they add them.
import { numberIn } from '#text/numbers.ts';

const said = (count: number) => numberIn('ne', count);

export const title = 'आयात';
export const items = 'प्रश्नहरू';
export const another = 'अर्को फाइल वा पाठ';
export const aFile = 'फाइल';
export const dropHere = 'यहाँ ल्याएर छोड्नुहोस्, वा छान्नुहोस्।';
export const chooseFile = 'फाइल छान्नुहोस्';
export const formats = (megabytes: number) =>
  `Moodle XML, GIFT, Aiken, QTI (zip वा एउटा प्रश्न), CSV, Excel, LibreOffice Calc, Word, RTF। ${numberIn('ne', megabytes)} MB सम्म। Preeti र त्यस्तै फन्टमा लेखिएको कुरा युनिकोडमा बदलिन्छ।`;
export const pastedText = 'वा टाइप गरेको पाठ';
export const pastedExample = '१. बिरुवाले कुन ग्यास लिन्छन्?\nक) अक्सिजन\nख) कार्बन डाइअक्साइड\nग) नाइट्रोजन\nघ) आर्गन\nउत्तर: ख';
export const pastedHint = 'प्रश्नमा नम्बर, विकल्पमा अक्षर, र “Answer: B”, “Ans. (b)” वा सही विकल्पअघि * राख्नुहोस्।';
export const lookAtText = 'हेर्नुहोस्';
export const pasted = 'टाँसेको पाठ';
export const reading = (name: string) => `${name} पढ्दै …`;
export const notRead = (name: string) => `${name} पढिएन।`;
export const tooLarge = (megabytes: number) =>
  `फाइल ${numberIn('ne', megabytes)} MB भन्दा ठूलो छ: टुक्रा पारेर आयात गर्नुहोस्।`;
export const questions = 'प्रश्न';
export const pictures = 'चित्र';
export const kilobytes = (count: number) => `${said(count)} kB`;
export const forms: Readonly<Record<string, string>> = {
  aiken: 'Aiken',
  gift: 'GIFT',
  'moodle-xml': 'Moodle XML',
  qti: 'QTI',
  csv: 'CSV',
  xlsx: 'Excel',
  ods: 'LibreOffice Calc',
  text: 'टाइप गरेको पाठ',
  docx: 'Word',
  rtf: 'RTF',
};
export const readAs = 'यसरी पढियो:';
export const otherReading = (form: string, count: number) => `${form} मानेर पढ्दा ${said(count)} प्रश्न आउँछन्।`;
export const fontMadeNote = 'फाइलमा जे छ, त्यो प्रत्येक प्रश्नमुनि देखिन्छ। आयात गर्नुअघि एक पटक पढ्नुहोस्।';
export const inTheFile = 'फाइलमा';
export const plainFormulas = (count: number) => `${said(count)} प्रश्नमा सूत्र साधारण अक्षरमा टाइप गरिएको छ।`;
export const plainFormulasNote = 'परीक्षार्थीले x^2 वा H2O जस्ताको तस्तै देख्छन्।';
export const makeFormulas = 'सूत्र बनाउनुहोस्';
export const fates = {
  good: 'जस्ताको तस्तै आउँछन्',
  problem: 'आउँछन्, तर केही मिलाउनुपर्छ',
  skipped: 'आउँदैनन्',
  known: 'बैंकमा पहिले नै छन्',
};
export const problems = (count: number) => `${said(count)} वटामा समस्या`;
export const problemsNote = 'यी मस्यौदाका रूपमा आउँछन्। पछि यहीँ मिलाउनुहोस्, वा पहिले फाइलमै मिलाउनुहोस्।';
export const skipped = (count: number) => `${said(count)} वटा छोडिएका`;
export const skippedNote = 'यस्ता प्रश्न यहाँ राख्न मिल्दैन।';
export const known = (count: number) => `${said(count)} वटा बैंकमा पहिले नै छन्`;
export const knownNote = 'अक्षरशः उस्तै। फेरि थपिँदैनन्।';
export const where = 'कहाँ';
export const question = 'प्रश्न';
export const whatIsWrong = 'के मिलेन';
export const why = 'किन';
export const isItem = 'बैंकको प्रश्न';
export const asTheyWouldLook = (count: number) => `${said(count)} प्रश्न यस्ता देखिनेछन्`;
export const looksNote = 'कालो पारिएको विकल्प सही उत्तर हो।';
export const onlyPictured = 'चित्र भएका मात्र';
export const showMore = (count: number) => `थप ${said(count)} देखाउनुहोस्`;
export const noWordsForPicture = 'वर्णन नभएको चित्र';
export const key = 'सही उत्तर:';
export const notAdded = 'केही थपिएन।';
export const nothingStored = 'अहिलेसम्म केही राखिएको छैन।';
export const nothingToImport = 'आयात गर्ने केही छैन।';
export const theyBecomeDrafts = (count: number, name: string | null) =>
  `${said(count)} प्रश्न ${name === null ? '' : `${name} ट्यागसहित `}मस्यौदा बन्छन्: सबै सँगै, नत्र एउटा पनि होइन।`;
export const importItems = (count: number) => `${said(count)} प्रश्न आयात गर्नुहोस्`;
export const importing = 'आयात हुँदै छ …';
export const added = (count: number) => `${said(count)} प्रश्न मस्यौदाका रूपमा ${count === 1 ? 'थपियो' : 'थपिए'}।`;
export const already = (count: number) => `${said(count)} वटा बैंकमा पहिले नै ${count === 1 ? 'थियो' : 'थिए'}।`;
export const seeThem = 'हेर्नुहोस्';
export const keyProblem = 'अर्को, अघिल्लो टिपोट';
export const keyImport = 'आयात';
export const ctrlKey = 'Ctrl';
export const columnNames = {
  question: 'प्रश्न हो',
  option_a: 'विकल्प A हो',
  option_b: 'विकल्प B हो',
  option_c: 'विकल्प C हो',
  option_d: 'विकल्प D हो',
  option_e: 'विकल्प E हो',
  option_f: 'विकल्प F हो',
  answer: 'सही उत्तर हो',
  explanation: 'व्याख्या हो',
  subject: 'विषय हो',
  topic: 'शीर्षक हो',
  tags: 'ट्याग हो',
  difficulty: 'कठिनाइ हो',
  language: 'भाषा हो',
};
export const readColumnsSo = 'यिनै स्तम्भ मानेर पढ्नुहोस्';
export const labelsForAll = 'सबै प्रश्नका लागि, फाइलमा नलेखिएको भए';
export const asTheFileSays = 'फाइलमा जस्तै';
