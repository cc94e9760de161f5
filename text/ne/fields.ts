import type { BrokenRule } from '#text/broken-rule.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

// The API's messages about a wrong field; account-fields.ts has those of the account forms.
export const notValid = (rule: BrokenRule) => sentenceOf(rule);
export const fieldUnknown = 'यो फिल्ड यहाँ हुँदैन।';
export const formMissing = 'फारम भर्नुहोस्।';
export const linkIncomplete = 'यो लिङ्क पूरा छैन।';
export const emailHasAccount = 'यस इमेलको खाता पहिले नै छ।';
export const languagesThereAre = 'भाषा en वा ne हुनुपर्छ।';
export const notCurrentPassword = 'यो तपाईंको अहिलेको पासवर्ड होइन।';
export const codeMissing = 'कोड लेख्नुहोस्।';
export const secondCodeForm = 'कोड भनेको एपका ६ अङ्क वा २४ अक्षरको आपतकालीन कोड हो।';

// Items
export const optionIds = 'विकल्पको नाम a, b, c, d, e वा f हुनुपर्छ।';
export const itemLanguages = 'प्रश्न अङ्ग्रेजी (en) वा नेपाली (ne) मा हुनुपर्छ।';
export const pastedUnreadable = 'यसमा देखाउन नमिल्ने अक्षर छ। टाँस्नुको सट्टा टाइप गर्नुहोस्।';
export const unreadable = 'यसमा देखाउन नमिल्ने अक्षर छ।';
export const missing = 'यो छुटेको छ।';
export const subjectTooLong = (most: number) => `विषय बढीमा ${numberIn('ne', most)} अक्षरको हुनुपर्छ।`;
export const subjectForm = 'विषय mathematics वा social-studies जसरी लेखिन्छ।';
export const topicTooLong = (most: number) => `शीर्षक बढीमा ${numberIn('ne', most)} अक्षरको हुनुपर्छ।`;
export const tagTooLong = (most: number) => `ट्याग बढीमा ${numberIn('ne', most)} अक्षरको हुनुपर्छ।`;
export const tagEmpty = 'ट्याग खाली छोड्न मिल्दैन।';
export const difficulties = 'कठिनाइ १, २, ३, ४ वा ५ हुनुपर्छ।';
export const noFigure = 'यो चित्र होइन।';
export const optionTooLong = (most: number) => `विकल्प बढीमा ${numberIn('ne', most)} अक्षरको हुनुपर्छ।`;
export const optionEmpty = 'हरेक विकल्पमा केही लेख्नुहोस् वा त्यसलाई हटाउनुहोस्।';
export const altTooLong = (most: number) => `चित्रको वर्णन बढीमा ${numberIn('ne', most)} अक्षरको हुनुपर्छ।`;
export const altMissing = 'देख्न नसक्नेका लागि चित्रमा के छ, शब्दमा लेख्नुहोस्।';
export const tooManyTags = (most: number) => `प्रश्नमा बढीमा ${numberIn('ne', most)} ट्याग हुनुपर्छ।`;
export const stemTooLong = (most: number) => `प्रश्न बढीमा ${numberIn('ne', most)} अक्षरको हुनुपर्छ।`;
export const tooFewOptions = 'प्रश्नमा कम्तीमा दुई विकल्प हुनुपर्छ।';
export const tooManyOptions = 'प्रश्नमा बढीमा छ विकल्प हुनुपर्छ।';
export const explanationTooLong = (most: number) => `व्याख्या बढीमा ${numberIn('ne', most)} अक्षरको हुनुपर्छ।`;
export const stemMissing = 'प्रश्न लेख्नुहोस्।';
export const optionIdTwice = 'दुई विकल्पको एउटै नाम छ।';
export const rightIsNoOption = 'सही विकल्प दिइएका विकल्पमध्ये नै हुनुपर्छ।';
export const versionMissing = 'कुन संस्करण बदल्नुभयो, खुलाउनुहोस्।';
export const chosenMissing = 'एउटा विकल्प छान्नुहोस्।';
export const noteTooLong = (most: number) => `टिपोट बढीमा ${numberIn('ne', most)} अक्षरको हुनुपर्छ।`;
export const questionMissing = 'कुन प्रश्न हो, खुलाउनुहोस्।';
export const reportEmpty = 'यसमा के गलत छ, लेख्नुहोस्।';
export const logoTooSmall = 'लोगो कम्तीमा २०० × २०० पिक्सेलको हुनुपर्छ।';
export const websiteForm = 'पूरा ठेगाना लेख्नुहोस्, जस्तै https://www.example.edu.np।';
export const collegeNameMissing = 'कलेजको नाम लेख्नुहोस्।';
export const dutyMissing = 'कम्तीमा एउटा जिम्मेवारी छान्नुहोस्।';
export const pictureMissing = 'चित्र छान्नुहोस्।';
export const pictureBroken = 'यो चित्र बिग्रिएको वा धेरै ठूलो छ।';
export const pictureGone = 'यो चित्र भेटिएन। फेरि छान्नुहोस्।';
export const fileMissing = 'फाइल छान्नुहोस्।';
export const fileOrTextMissing = 'फाइल छान्नुहोस् वा पाठ टाँस्नुहोस्।';
export const importForms = 'प्रश्न यस किसिमको फाइलबाट आयात हुँदैन।';
export const exportForms = 'प्रश्न aiken, gift, moodle-xml, qti, csv वा xlsx मा निर्यात हुन्छ।';

// The practice record
export const noQuestionKey = 'यो कुनै प्रश्नको चिनारी होइन।';
export const attemptIdForm = 'चिनारी ८ देखि ८० अक्षर, अङ्क र हाइफनको हुनुपर्छ।';
export const privateNoteTooLong = 'टिपोट बढीमा ५०० अक्षरको हुनुपर्छ।';
export const endedBeforeItBegan = 'यो सुरु हुनुअघि नै सकिएको छ।';
export const notYet = 'यसको समय अझै आएको छैन। यन्त्रको घडी जाँच्नुहोस्।';
export const cursorForm = 'cursor अघिल्लो जवाफले दिएको हुन्छ।';
export const tooManyAtOnce = (most: number) => `एक पटकमा बढीमा ${numberIn('ne', most)} वटा।`;

// Examinations
export const inEnglish = 'कम्तीमा अङ्ग्रेजीमा लेख्नुहोस्।';
export const textTooLong = (most: number) => `बढीमा ${numberIn('ne', most)} अक्षर।`;
export const marksForm = 'अङ्क सङ्ख्यामा लेख्नुहोस्।';
export const titleTooLong = (most: number) => `शीर्षक बढीमा ${numberIn('ne', most)} अक्षरको हुनुपर्छ।`;
export const sectionTitleMissing = 'हरेक खण्डको शीर्षक लेख्नुहोस्।';
export const groupNameMissing = 'हरेक समूहको नाम लेख्नुहोस्।';
export const sectionCount = 'खण्डमा १ देखि ३०० सम्म प्रश्न हुनुपर्छ।';
export const noSection = 'प्रश्नपत्रमा कम्तीमा एउटा खण्ड हुनुपर्छ।';
export const tooManySections = (most: number) => `प्रश्नपत्रमा बढीमा ${numberIn('ne', most)} खण्ड हुनुपर्छ।`;
export const countForm = '० वा बढीको पूर्ण सङ्ख्या लेख्नुहोस्।';
export const countTooLarge = 'यो धेरै ठूलो भयो।';
export const momentForm = 'मिति र समय दिनुहोस्।';
export const minutesForm = 'मिनेट लेख्नुहोस्, १ देखि ६०० सम्म।';
export const secondsForm = 'सेकेन्ड लेख्नुहोस्, ५ देखि ३,६०० सम्म।';
export const coExaminerForm = 'इमेल ठेगाना लेख्नुहोस्, हरेक हरफमा एउटा।';
export const marksPlaces = 'अङ्क दशमलवपछि बढीमा दुई स्थानसम्म मात्र लेख्नुहोस्।';
export const codeForm = 'A–Z, 0–9 र हाइफनमध्ये ३ देखि २० वटा हुनुपर्छ।';
export const documentMissing = 'चित्र वा PDF छान्नुहोस्।';
export const closesBeforeItOpens = 'आवेदन खुलेपछि मात्र बन्द हुनुपर्छ।';
export const lateBeforeClose = 'ढिलो आवेदन लिने समय अन्तिम मितिपछिको हुनुपर्छ।';
export const correctionBeforeClose = 'सच्याउने समय कम्तीमा अन्तिम मितिसम्म हुनुपर्छ।';
export const feeWayMissing = 'शुल्क तिर्ने तरिका छान्नुहोस्।';
export const askedTwice = 'एउटै कुरा दुई पटक सोधिएको छ।';
export const noSuchGroupHere = 'यस परीक्षामा यस समूहका लागि सिट छैन।';
export const sideForm = '१ देखि ६० सम्मको पूर्ण सङ्ख्या लेख्नुहोस्।';
export const seatNameForm = 'सिट अक्षर र अङ्कमा लेखिनुपर्छ, जस्तै B7।';
export const noSuchSeat = 'यस कोठामा यस्तो सिट छैन।';
export const seatTaken = 'त्यहाँ अर्को परीक्षार्थी बस्छन्।';
export const firstWithoutDigit = 'पहिलो नम्बरको अन्त्यमा अङ्क हुनुपर्छ।';
export const codeApplied = 'आवेदकको कागजमा यही कोड छ, त्यसैले यो फेर्न मिल्दैन।';
export const codeInUse = 'परीक्षार्थीका PIN र कोठा पास यही कोडका लागि बनेका छन्, त्यसैले यो फेरिँदैन।';
export const subjectSlug = 'हरेक खण्डको विषय छान्नुहोस्।';
export const marksPositive = 'सही उत्तरको अङ्क ० भन्दा बढी हुनुपर्छ।';
export const penaltyNegative = 'कट्टी ० वा सोभन्दा बढी हुनुपर्छ।';
export const secondsMissing = 'हरेक प्रश्नको समय तोक्दा कति सेकेन्ड हो, खुलाउनुहोस्।';
export const sectionTwice = 'दुई खण्डको एउटै शीर्षक छ।';
export const noSectionFor = (tieBreak: string) => `${withPostposition(tieBreak, 'का')} लागि कुनै खण्ड छैन।`;
export const groupTwice = 'दुई समूहको एउटै नाम छ।';
export const groupCalledOpen = 'समूहको नाम open राख्न मिल्दैन: त्यो खुला सूची हो।';
export const symbolNumberForm = '१ देखि २० अक्षर, अङ्क, - वा /।';
export const pinForm = '६ देखि १२ अङ्क।';
export const candidateUnreadable = 'यस नाममा पढ्न नमिल्ने अक्षर छन्।';
export const fileOrCsv = 'फाइल वा csv मा त्यसको पाठ पठाउनुहोस्।';
export const symbolNumberLooksLike = (other: string) => `यो सिम्बोल नम्बर ${other} जस्तै देखिन्छ।`;
export const symbolNumberTaken = (name: string) => `यो सिम्बोल नम्बर ${withPostposition(name, 'को')} भइसकेको छ।`;
export const startPassed = 'सुरु हुने समय बितिसक्यो। पछिको समय राखेर सिलबन्दी गर्नुहोस्।';
export const tooFewToDraw = (title: string, wanted: number, there: number) =>
  `${title}: ${numberIn('ne', wanted)} प्रश्न चाहिन्छ, ${numberIn('ne', there)} मात्र छान्न सकिन्छ।`;
export const itemTwice = 'एउटै प्रश्न प्रश्नपत्रमा दुई पटक छ।';
export const tooManyItems = (places: number, items: number) =>
  `ढाँचामा ${numberIn('ne', places)} प्रश्नको ठाउँ छ, यहाँ ${numberIn('ne', items)} प्रश्न छन्।`;
export const otherCount = (places: number, items: number) =>
  `ढाँचामा ${numberIn('ne', places)} प्रश्नको ठाउँ छ, प्रश्नपत्रमा ${numberIn('ne', items)} प्रश्न छन्।`;
export const noItem = (id: string) => `${id} नामको प्रश्न छैन।`;
export const itemIs = (id: string, status: string) => `प्रश्न ${id} ${statuses[status] ?? status} छ।`;
export const itemHasNoKey = (id: string) => `प्रश्न ${id} को सही विकल्प छैन।`;
export const noTie = 'यस सूचीको अन्तिम सिटमा बराबर कोही छैनन्।';
export const notTied = (symbolNumber: string) => `${symbolNumber} बराबर हुनेमध्ये पर्दैनन्।`;
export const otherSeats = (seats: number, admitted: number) =>
  `सिट ${numberIn('ne', seats)} वटा मात्र छन्, छानिएका ${numberIn('ne', admitted)} जना छन्।`;
export const noOptionAt = (place: number) => `${numberIn('ne', place)} नम्बरमा यस्तो विकल्प छैन वा त्यो प्रश्नपत्रमा छैन।`;
export const rulesForm = 'यो { tieBreaks, seats } को JSON होइन।';

// The hall
export const roomMissing = 'कुन कोठा हो, खुलाउनुहोस्।';
export const entryFields = 'यस्तो प्रविष्टिमा नहुने कुरा यसमा छ।';
export const noQuestionAt = 'प्रश्नपत्रमा यस्तो प्रश्न छैन।';
export const noSuchOption = 'प्रश्नमा यस्तो विकल्प छैन।';
export const reasonMissing = 'कारण लेख्नुहोस्।';
export const reasonTooShort = (least: number) => `कम्तीमा ${numberIn('ne', least)} अक्षर लेख्नुहोस्।`;
export const reasonTooLong = (most: number) => `बढीमा ${numberIn('ne', most)} अक्षर लेख्नुहोस्।`;

/** The names of an item's states. */
const statuses: Readonly<Record<string, string>> = {
  draft: 'मस्यौदा',
  reviewed: 'जाँचिएको',
  retired: 'हटाइएको',
};

function sentenceOf({ of, least, most }: BrokenRule): string {
  if (least !== undefined) {
    if (of === 'letters') return `कम्तीमा ${numberIn('ne', least)} अक्षर लेख्नुहोस्।`;
    return of === 'things'
      ? `कम्तीमा ${numberIn('ne', least)} वटा चाहिन्छ।`
      : `${numberIn('ne', least)} वा सोभन्दा ठूलो लेख्नुहोस्।`;
  }
  if (most !== undefined) {
    if (of === 'letters') return `बढीमा ${numberIn('ne', most)} अक्षर लेख्नुहोस्।`;
    return of === 'things'
      ? `बढीमा ${numberIn('ne', most)} वटा मिल्छ।`
      : `${numberIn('ne', most)} वा सोभन्दा सानो लेख्नुहोस्।`;
  }
  return 'यो ठिकसँग भरिएको छैन।';
}
export const tooManyPicked = 'एक पटकमा बढीमा ५०० प्रश्न फेर्न सकिन्छ।';
