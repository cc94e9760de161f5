// What is said of question files that are read, by codes: interchange/ gives them.
import { devanagariDigits } from '#text/numbers.ts';
import type { QuestionKind } from '#text/question-kind.ts';

const digits = (count: number) => devanagariDigits(`${count}`);

/** Where in a file something stands. */
export const filePlaces = {
  line: (line: number) => `हरफ ${digits(line)}`,
  row: (row: number) => `पङ्क्ति ${digits(row)}`,
  paragraph: (paragraph: number) => `अनुच्छेद ${digits(paragraph)}`,
  item: (item: number) => `प्रश्न ${digits(item)}`,
  /** An item by its own name, or a file of an archive by its path. */
  named: (name: string) => name,
  file: 'फाइल',
};

/** What is said of an item that comes in all the same. */
export const problems = {
  'no-key': 'कुन विकल्प सही हो, फाइलमा लेखिएको छैन।',
  'equal-options': 'दुइटा विकल्प उस्तै छन्।',
  'partial-marks': 'आंशिक अङ्क दिने विकल्प यहाँ गलत मानिन्छन्।',
  'feedback-lost': 'विकल्पपिच्छेको प्रतिक्रिया लिइँदैन।',
  'material-lost': 'यससँगै आउने अनुच्छेद वा सामग्री लिइँदैन।',
  'formatting-lost': (formatting: string) => `नलिइएको: ${formatting}`,
  'formula-lost': (parts: string) => `सूत्रमा TeX मा नहुने कुरा छ: ${parts}`,
  'picture-missing': (name: string) => `फाइलमा यो चित्र छैन: ${name}`.trimEnd(),
  'picture-kind': (name: string, megabytes: number) =>
    `${devanagariDigits(String(megabytes))} MB सम्मका, नबिग्रेका PNG, JPEG र WebP चित्र मात्र लिइन्छन्: ${name}`.trimEnd(),
  'one-picture': (more: number) => `एउटा प्रश्नमा एउटै चित्र रहन्छ; नलिइएका: थप ${digits(more)}`,
  'picture-in-option': 'विकल्पका चित्र लिइँदैनन्।',
  'picture-in-explanation': 'व्याख्याका चित्र लिइँदैनन्।',
  'no-alt': 'चित्रमा के छ भन्ने वर्णन छैन।',
  'answer-unknown': (answer: string) => `उत्तरले कुनै विकल्प जनाउँदैन: ${answer}`.trimEnd(),
  'formula-outside': (formulas: string) => `यो सूत्र जस्तो छ, तर साधारण अक्षरमा टाइप गरिएको छ: ${formulas}`,
  'legacy-unsure': (letters: string) => `पुरानो फन्टका यी अक्षर ठ्याक्कै छुट्टिएनन्: ${letters}`,
  'unknown-value': (field: string, value: string) => `हुन सक्ने मान नभएकाले नलिइएको: ${field} ${value}`,
};

const kinds: Readonly<Record<QuestionKind, string>> = {
  essay: 'निबन्धात्मक प्रश्न',
  'essay-or-description': 'निबन्धात्मक प्रश्न वा विवरण मात्र',
  'typed-answer': 'उत्तर टाइप गर्ने प्रश्न',
  numerical: 'सङ्ख्यात्मक प्रश्न',
  matching: 'जोडा मिलाउने प्रश्न',
  description: 'विवरण मात्र',
  gaps: 'खाली ठाउँ भर्ने पाठ',
  calculated: 'हिसाबबाट बन्ने प्रश्न',
  'drag-and-drop': 'तानेर राख्ने प्रश्न',
  'several-parts': 'धेरै भाग भएको प्रश्न',
};
const otherKind = (kind: string) => `एउटा सही विकल्प हुने र ठिक–बेठिक प्रश्न मात्र लिइन्छन्: यो ${kind} हो।`;

/** Why something does not come in. */
export const skipReasons = {
  'other-kind': (kind: QuestionKind) => otherKind(kinds[kind]),
  'unknown-kind': (kind: string) => otherKind(`“${kind}” किसिमको प्रश्न`),
  'other-interaction': (name: string) => otherKind(`“${name}”`),
  'several-right': 'यसले सही भएजति सबै विकल्प सोध्छ; यहाँको परीक्षामा त्यसको अङ्क दिन मिल्दैन।',
  'too-many-options': 'यसमा छभन्दा बढी विकल्प छन्।',
  'too-few-options': 'यसमा दुईभन्दा कम विकल्प छन्।',
  'no-text': 'यसमा पाठ छैन।',
  'empty-option': 'यसको एउटा विकल्पमा पाठ छैन।',
  'picture-options': 'यसका विकल्प चित्र हुन्।',
  'made-anew': 'यसका सङ्ख्या परीक्षार्थीपिच्छे नयाँ बन्छन्।',
  unreadable: 'यो पढ्न सकिएन।',
  'asks-nothing': 'यसले केही सोध्दैन।',
  'no-qti-item': 'यसमा QTI 2.1, 2.2 वा 3.0 को कुनै प्रश्न छैन।',
  'not-in-package': 'प्याकेजको सूचीमा छ, तर भित्र छैन।',
  'no-head': (columns: string) => `${columns} स्तम्भ भएको शीर्ष हरफ छैन।`,
  'columns-unread': (names: string) => `नपढिएका स्तम्भ: ${names}।`,
  'loose-text': (text: string) => `कुनै प्रश्नको नभएको पाठ: ${text}`,
  'answer-alone': 'प्रश्नविनाको उत्तर।',
  'gift-command': (command: string) => `GIFT मा नभएको आदेश: ${command}`,
  'no-braces': 'कोष्ठकमा उत्तर नभएको पाठ।',
  'odd-braces': 'यसका कोष्ठक मिलेका छैनन्, वा धेरै छन्।',
  'after-most': (most: number) => `यो पहिला ${most} भन्दा पछि आउँछ।`,
  'formulas-too-long': 'यसका सूत्र ४,००० अक्षरभन्दा लामा छन्।',
};

/** Why a whole file is not read. */
export const refusals = {
  empty: 'फाइल खाली छ।',
  pdf: 'यो PDF हो, जसको पाठको क्रम हुँदैन: प्रश्नहरू त्यहाँबाट कपी गरेर यहाँ टाँस्नुहोस्।',
  'old-office': 'यो पुरानो Office को कागजात हो: .docx वा .xlsx मा सुरक्षित गर्नुहोस्।',
  'no-sheet': 'यो LibreOffice को कागजात हो, तालिका होइन: .docx मा सुरक्षित गर्नुहोस्।',
  compressed: 'यो कम्प्रेस गरिएको ब्याकअप हो: प्रश्नहरू Moodle XML मा निर्यात गर्नुहोस्।',
  picture: 'यो चित्र हो।',
  'no-questions': 'यो zip मा प्रश्न छैनन्: न QTI प्याकेज हो, न Word वा Excel को कागजात।',
  'own-entities': 'फाइलले आफ्नै entity बनाएको छ, त्यो पढिँदैन।',
  'old-qti': 'यो QTI 1.2 हो: प्रश्नहरू QTI 2.1 वा त्यसपछिकोमा निर्यात गर्नुहोस्।',
  'part-of-package': 'यो प्याकेजको एउटा फाइल मात्र हो: पूरै zip आयात गर्नुहोस्।',
  'web-page': 'यो वेब पृष्ठ हो: प्रश्नहरू कपी गरेर टाँस्नुहोस्।',
  'unknown-xml': 'यो पढिने किसिमको XML होइन: Moodle XML, वा QTI 2.1, 2.2 वा 3.0 चाहिन्छ।',
  'leads-out': 'zip भित्र बाहिर जाने फाइल छ।',
  'unpacks-too-large': 'zip खोल्दा पढिनेभन्दा ठूलो हुन्छ।',
  'no-text': 'यसमा केही लेखिएको छैन।',
  locked: 'zip मा पासवर्ड छ: पासवर्ड नराखी फेरि zip बनाउनुहोस्।',
  'damaged-archive': 'zip बिग्रिएको छ।',
  'damaged-table': 'तालिका पढ्न सकिएन: फाइल बिग्रिएको छ।',
  'table-error': (error: string) => `तालिका पढ्न सकिएन: ${error}।`,
  unreadable: 'फाइल पढ्न सकिएन।',
  'too-much': 'फाइल एकै पटक पढ्न नसकिने गरी ठूलो छ: टुक्रा पारेर आयात गर्नुहोस्।',
};
