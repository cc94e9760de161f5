// What the item bank says about its items: students' reports, and `sentences`, which code writes in English.
import { numberIn } from '#text/numbers.ts';

export const reportReasons: Readonly<Record<string, string>> = {
  'wrong-key': 'सही भनिएको उत्तर मिलेको छैन',
  'several-right': 'दुइटा उत्तर सही छन्',
  unclear: 'प्रश्न बुझिएन',
  'typing-mistake': 'टाइपिङको गल्ती छ',
  'not-shown': 'चित्र वा सूत्र देखिँदैन',
  other: 'अरू केही',
};
export const reported = (times: number, reasons: string) => `${numberIn('ne', times)} पटक गुनासो आएको: ${reasons}।`;
export const reportedElsewhere = (question: string, times: number, reasons: string) =>
  `बैंकमा नभएको प्रश्न ${question} बारे ${numberIn('ne', times)} पटक गुनासो आएको: ${reasons}।`;
export const rightFirst = (percent: number) =>
  `तपाईंको बैंकका आफ्नै प्रश्नमध्ये ${numberIn('ne', percent)}% मा सही विकल्प पहिलो स्थानमा लेखिएको छ।`;
export const nearDuplicate = (item: string, hasOtherKey: boolean) =>
  hasOtherKey ? `प्रश्न ${item} सँग झन्डै उस्तै, तर सही उत्तर फरक।` : `प्रश्न ${item} सँग झन्डै उस्तै।`;
export const nearDuplicateAt = (where: string) => `${where} को प्रश्नसँग झन्डै उस्तै।`;
const named = (items: readonly string[], more: number) =>
  items.join(', ') + (more > 0 ? ` र अरू ${numberIn('ne', more)} वटा` : '');
export const nearDuplicates = (items: readonly string[], more: number) => `प्रश्न ${named(items, more)} झन्डै उस्तै छन्।`;
export const differentKeys = (items: readonly string[], more: number) =>
  `प्रश्न ${named(items, more)} झन्डै उस्तै छन्, तर तिनका सही उत्तर फरक छन्।`;
export const ofAKind = (count: number, others: readonly string[], more: number) =>
  `सङ्ख्या मात्र फरक भएका ${numberIn('ne', count)} प्रश्नमध्ये एउटा (प्रश्न ${named(others, more)}सँग)।`;
export const quoted = (text: string) => `“${text}”`;
export const times = (what: string, count: number) => (count === 1 ? what : `${what} (${numberIn('ne', count)})`);
/** Pairs of an English sentence and its translation. `{}` stands for a part that varies, `{#}` for a number in it. */
export const sentences: readonly (readonly [string, string])[] = [
  // The place in a file.
  ['line {}', 'हरफ {#}'],
  ['row {}', 'पङ्क्ति {#}'],
  ['paragraph {}', 'अनुच्छेद {#}'],
  ['file', 'फाइल'],
  // Notes about an imported item.
  ['The file does not say which option is right.', 'कुन विकल्प सही हो, फाइलमा लेखिएको छैन।'],
  ['Options that give part of the marks count as wrong here.', 'आंशिक अङ्क दिने विकल्प यहाँ गलत मानिन्छन्।'],
  ['Feedback on single options is not taken over.', 'विकल्पपिच्छेको प्रतिक्रिया लिइँदैन।'],
  ['A text or material that goes with it is not taken over.', 'यससँगै आउने अनुच्छेद वा सामग्री लिइँदैन।'],
  ['Not taken over: {}', 'नलिइएको: {}'],
  ['A formula holds something that has no TeX here: {}', 'सूत्रमा TeX मा नहुने कुरा छ: {}'],
  ['The file does not hold this picture: {}', 'फाइलमा यो चित्र छैन: {}'],
  [
    'Only PNG, JPEG and WebP pictures up to 5 MB, and whole ones, are taken over: {}',
    '५ MB सम्मका, नबिग्रेका PNG, JPEG र WebP चित्र मात्र लिइन्छन्: {}',
  ],
  ['An item has one picture; not taken over: {} more', 'एउटा प्रश्नमा एउटै चित्र रहन्छ; नलिइएका: थप {#}'],
  ['Pictures in options are not taken over.', 'विकल्पका चित्र लिइँदैनन्।'],
  ['Pictures in explanations are not taken over.', 'व्याख्याका चित्र लिइँदैनन्।'],
  ['The picture has no text that says what it shows.', 'चित्रमा के छ भन्ने वर्णन छैन।'],
  ['The answer names no option: {}', 'उत्तरले कुनै विकल्प जनाउँदैन: {}'],
  ['These letters of the old font could not be told for certain: {}', 'पुरानो फन्टका यी अक्षर ठ्याक्कै छुट्टिएनन्: {}'],
  ['This looks like a formula, and is typed as plain text: {}', 'यो सूत्र जस्तो छ, तर साधारण अक्षरमा टाइप गरिएको छ: {}'],
  ['Its formulas are longer than 4,000 characters.', 'यसका सूत्र ४,००० अक्षरभन्दा लामा छन्।'],
  ['Not taken over, as it is none of the values possible: {}', 'हुन सक्ने मान नभएकाले नलिइएको: {}'],
  // Why a question can't be imported.
  [
    'Only questions with one right option among several are taken over, and true or false: this is {}.',
    'एउटा सही विकल्प हुने र ठिक–बेठिक प्रश्न मात्र लिइन्छन्: यो {} हो।',
  ],
  ['an essay question', 'निबन्धात्मक प्रश्न'],
  ['a question with a typed answer', 'उत्तर टाइप गर्ने प्रश्न'],
  ['a numerical question', 'सङ्ख्यात्मक प्रश्न'],
  ['a matching question', 'जोडा मिलाउने प्रश्न'],
  ['a description', 'विवरण मात्र'],
  ['a text with gaps', 'खाली ठाउँ भर्ने पाठ'],
  ['a calculated question', 'हिसाबबाट बन्ने प्रश्न'],
  ['a drag-and-drop question', 'तानेर राख्ने प्रश्न'],
  ['a question with several parts', 'धेरै भाग भएको प्रश्न'],
  ['a question of the kind {}', '{} किसिमको प्रश्न'],
  [
    'It asks for all options that apply, which an examination here can not mark.',
    'यसले सही भएजति सबै विकल्प सोध्छ; यहाँको परीक्षामा त्यसको अङ्क दिन मिल्दैन।',
  ],
  ['It has more than six options.', 'यसमा छभन्दा बढी विकल्प छन्।'],
  ['It has fewer than two options.', 'यसमा दुईभन्दा कम विकल्प छन्।'],
  ['It has no text.', 'यसमा पाठ छैन।'],
  ['It has an option without text.', 'यसको एउटा विकल्पमा पाठ छैन।'],
  ['Its options are pictures.', 'यसका विकल्प चित्र हुन्।'],
  ['Its numbers are made anew for each candidate.', 'यसका सङ्ख्या परीक्षार्थीपिच्छे नयाँ बन्छन्।'],
  ['It can not be read.', 'यो पढ्न सकिएन।'],
  ['It asks nothing.', 'यसले केही सोध्दैन।'],
  ['It holds no item of QTI 2.1, 2.2 or 3.0.', 'यसमा QTI 2.1, 2.2 वा 3.0 को कुनै प्रश्न छैन।'],
  ['The package lists it and does not hold it.', 'प्याकेजको सूचीमा छ, तर भित्र छैन।'],
  ['There is no head with the columns {}.', '{} स्तम्भ भएको शीर्ष हरफ छैन।'],
  ['Columns that are not read: {}.', 'नपढिएका स्तम्भ: {}।'],
  ['Text that belongs to no question: {}', 'कुनै प्रश्नको नभएको पाठ: {}'],
  ['An answer without a question.', 'प्रश्नविनाको उत्तर।'],
  ['A command that GIFT does not have: {}', 'GIFT मा नभएको आदेश: {}'],
  ['Text without answers in braces.', 'कोष्ठकमा उत्तर नभएको पाठ।'],
  ['Its braces do not match, or it has several of them.', 'यसका कोष्ठक मिलेका छैनन्, वा धेरै छन्।'],
  ['It comes after the first {}.', 'यो पहिला {} भन्दा पछि आउँछ।'],
  // Why a whole file can't be read.
  ['The file is empty.', 'फाइल खाली छ।'],
  [
    'This is a PDF, whose text has no order: copy the questions out of it and paste them.',
    'यो PDF हो, जसको पाठको क्रम हुँदैन: प्रश्नहरू त्यहाँबाट कपी गरेर यहाँ टाँस्नुहोस्।',
  ],
  [
    'This is an RTF document: save it as .docx, or copy the questions out of it and paste them.',
    'यो RTF कागजात हो: .docx मा सुरक्षित गर्नुहोस्, वा प्रश्नहरू कपी गरेर टाँस्नुहोस्।',
  ],
  [
    'This is a document of an old Office: save it as .docx or .xlsx.',
    'यो पुरानो Office को कागजात हो: .docx वा .xlsx मा सुरक्षित गर्नुहोस्।',
  ],
  [
    'This is a document of LibreOffice that is no sheet: save it as .docx.',
    'यो LibreOffice को कागजात हो, तालिका होइन: .docx मा सुरक्षित गर्नुहोस्।',
  ],
  [
    'This is a compressed backup: export the questions as Moodle XML.',
    'यो कम्प्रेस गरिएको ब्याकअप हो: प्रश्नहरू Moodle XML मा निर्यात गर्नुहोस्।',
  ],
  ['This is a picture.', 'यो चित्र हो।'],
  [
    'The archive holds no questions: neither a package of QTI nor a document of Word or Excel.',
    'यो zip मा प्रश्न छैनन्: न QTI प्याकेज हो, न Word वा Excel को कागजात।',
  ],
  ['The file declares entities of its own, which are not read.', 'फाइलले आफ्नै entity बनाएको छ, त्यो पढिँदैन।'],
  [
    'This is QTI 1.2: export the questions as QTI 2.1 or later.',
    'यो QTI 1.2 हो: प्रश्नहरू QTI 2.1 वा त्यसपछिकोमा निर्यात गर्नुहोस्।',
  ],
  ['This is one file of a package: import the whole zip archive.', 'यो प्याकेजको एउटा फाइल मात्र हो: पूरै zip आयात गर्नुहोस्।'],
  ['This is a web page: copy the questions out of it and paste them.', 'यो वेब पृष्ठ हो: प्रश्नहरू कपी गरेर टाँस्नुहोस्।'],
  [
    'This is XML of no kind that is read: Moodle XML, or QTI 2.1, 2.2 or 3.0.',
    'यो पढिने किसिमको XML होइन: Moodle XML, वा QTI 2.1, 2.2 वा 3.0 चाहिन्छ।',
  ],
  ['The archive holds a file that leads out of it.', 'zip भित्र बाहिर जाने फाइल छ।'],
  ['The archive unpacks to more than is read.', 'zip खोल्दा पढिनेभन्दा ठूलो हुन्छ।'],
  ['There is no text in it.', 'यसमा केही लेखिएको छैन।'],
  ['The archive has a password: pack its files again without one.', 'zip मा पासवर्ड छ: पासवर्ड नराखी फेरि zip बनाउनुहोस्।'],
  ['The archive is damaged.', 'zip बिग्रिएको छ।'],
  ['The table can not be read: its file is damaged.', 'तालिका पढ्न सकिएन: फाइल बिग्रिएको छ।'],
  ['The table can not be read: {}.', 'तालिका पढ्न सकिएन: {}।'],
  ['The file can not be read.', 'फाइल पढ्न सकिएन।'],
  [
    'The file holds more than can be read in one go: import it in parts.',
    'फाइल एकै पटक पढ्न नसकिने गरी ठूलो छ: टुक्रा पारेर आयात गर्नुहोस्।',
  ],
  // Findings of examinations' statistics.
  ['None of {} candidates got it right.', '{#} जना परीक्षार्थीमध्ये कसैले मिलाएन।'],
  ['All of {} candidates got it right.', '{#} जना परीक्षार्थी सबैले मिलाए।'],
  ['None of {} candidates chose {}.', '{#} जना परीक्षार्थीमध्ये कसैले {} छानेन।'],
  ['The key is {}, but the better candidates chose {}.', 'सही उत्तर {} भनिएको छ, तर राम्रो गर्ने परीक्षार्थीले {} छाने।'],
  [
    'The key is {}, and the better candidates did not choose it more often.',
    'सही उत्तर {} भनिएको छ, तर राम्रो गर्ने परीक्षार्थीले त्यो बढी छानेनन्।',
  ],
  // Findings of the rules.
  ['No option is marked as the right one.', 'सही विकल्प तोकिएको छैन।'],
  ['Two options are equal.', 'दुइटा विकल्प उस्तै छन्।'],
  ['The question text is empty or incomplete.', 'प्रश्नको पाठ खाली वा अधुरो छ।'],
  ['The explanation is missing or too short.', 'व्याख्या छैन वा निकै छोटो छ।'],
  ["A $ without a partner in '{}'.", '“{}” मा जोडा नमिलेको $ छ।'],
  ['TeX does not compile: {}.', 'TeX मिलेन: {}।'],
  ["Markup or a control character is left in '{}'.", '“{}” मा मार्कअप वा नदेखिने चिह्न छुटेको छ।'],
];
