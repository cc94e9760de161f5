import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';

const digits = (count: number) => numberIn('ne', count);

// What candidates see once the key is published: their answers beside it, objections, and later rank and seat.
export const keyAndAnswers = 'उत्तरकुञ्जिका र उत्तर';
export const yourResult = 'तपाईंको नतिजा';
export const loadFailed = 'तपाईंको नतिजा ल्याउन सकिएन।';
export const didNotSit = 'तपाईंले यो परीक्षा दिनुभएन, त्यसैले नतिजा छैन।';
export const ofFull = (full: string) => `पूर्णाङ्क ${full}`;
export const keyVersion = (version: number) => `उत्तरकुञ्जिका, संस्करण ${digits(version)}`;

// Key decisions
export const isRight = (letter: string) => `${letter} सही हो।`;
export const areRight = (letters: readonly string[]) =>
  `${letters.slice(0, -1).join(', ')} र ${letters[letters.length - 1] ?? ''} सही हुन्।`;
export const cancelledToAll = 'रद्द: परीक्षा दिने सबैलाई अङ्क।';
export const cancelledDropped = 'रद्द: सबैको पूर्णाङ्कबाट हटाइयो।';
export const changedForYou = 'तपाईंका लागि बदलियो।';
export const changed = (number: number, decided: string, before: string, after: string) =>
  `प्रश्न ${digits(number)}: ${decided} तपाईंको अङ्क: ${before} → ${after}`;
export const keyChanged = 'उत्तरकुञ्जिका फेरिँदा के बदलियो';
export const itemNumber = (number: number) => `प्रश्न ${digits(number)}`;

// The rows
export const noticeOf = (moment: string) => `${withGate(moment)} बजेको सूचना`;
export const objectionsUntil = (moment: string) => `${withGate(moment)} बजेसम्म दाबी पेस गर्न सकिन्छ।`;
export const objectionsOpen = 'उत्तरकुञ्जिका अन्तिम नहुन्जेल दाबी पेस गर्न सकिन्छ।';
export const objectionsOver = 'दाबी पेस गर्ने समय सकियो।';
export const whichItems = 'कुन प्रश्नहरू';
export const allItems = 'सबै';
export const notRight = 'सही नभएका';
export const objections = 'दाबी';
export const nothingHere = 'यहाँ कुनै प्रश्न छैन।';
export const yours = 'तपाईंको';
export const right = 'सही';
export const yoursWrong = 'तपाईंको, गलत';
export const rowAnswer = (chosen: string | null, rightOnes: string) =>
  `${chosen === null ? 'उत्तर नदिएको' : `तपाईंको उत्तर ${chosen}`}, सही ${rightOnes}।`;
export const markWord = 'अङ्क';
export const marksWord = 'अङ्क';
export const yourAnswer = 'तपाईंको उत्तर';
export const rightByKey = 'उत्तरकुञ्जिकाअनुसार सही';
export const yourAnswerRight = 'तपाईंको उत्तर, सही';
export const why = 'किन';
export const sheetOf = (rightOnes: number, wrong: number, unanswered: number) =>
  `उत्तरपुस्तिका: ${digits(rightOnes)} सही, ${digits(wrong)} गलत, ${digits(unanswered)} उत्तर नदिएको`;
export const answerSheet = 'उत्तरपुस्तिका';
export const countRight = (count: number) => `${digits(count)} सही`;

// Objections
export const objectTo = (number: number) => `प्रश्न ${digits(number)} को उत्तरकुञ्जिकामाथि दाबी`;
export const whichOption = 'कुन विकल्प सही हुनुपर्छ?';
export const ifYouKnow = 'थाहा भए।';
export const whyObject = 'किन?';
export const limits = (least: number, most: number) => `${digits(least)} देखि ${digits(most)} अक्षर`;
export const tooShort = (least: number) => `कम्तीमा ${digits(least)} अक्षर लेख्नुहोस्।`;
export const send = 'दाबी पेस गर्नुहोस्';
export const sendingObjection = 'पठाउँदै …';
export const ownObjection = 'तपाईंको दाबी';
export const named = (letter: string) => `तपाईंले ${letter} भन्नुभएको छ।`;
export const notDecided = 'प्राप्त भयो। निर्णय हुन बाँकी छ।';
export const decision = (version: number) => `निर्णय, उत्तरकुञ्जिकाको संस्करण ${digits(version)}`;

// Rank and seat
export const yourRank = 'तपाईंको योग्यताक्रम';
export const ofSat = (sat: number) => `/ ${digits(sat)} जना`;
export const hasSeat = 'तपाईंले सिट पाउनुभयो।';
export const openList = 'खुला सूची';
export const seatOn = (list: string, position: number, seats: number) =>
  `${list}, ${digits(seats)} मध्ये सिट ${digits(position)}।`;
export const waits = 'तपाईं वैकल्पिक सूचीमा हुनुहुन्छ।';
export const waitsOn = (list: string, position: number) => `${list}: क्रम ${digits(position)}।`;
export const noSeat = 'तपाईंले सिट पाउनुभएन।';
export const passed = 'तपाईं उत्तीर्ण हुनुभयो।';
export const notPassed = 'तपाईंको अङ्क उत्तीर्णाङ्कभन्दा कम छ।';
export const withheld = 'तपाईंको नतिजा रोकिएको छ।';
export const withheldNote = 'अङ्क र योग्यताक्रम रहन्छ, सिट मिल्दैन। कलेजमा सोध्नुहोस्।';
export const marks = 'अङ्क';
export const counts = (rightOnes: number, wrong: number, unanswered: number) =>
  `${digits(rightOnes)} सही, ${digits(wrong)} गलत, ${digits(unanswered)} उत्तर नदिएको।`;
export const passMarkIs = (mark: string) => `उत्तीर्णाङ्क ${mark} हो।`;

// Why another stands above
export const whyAnother = 'अर्को परीक्षार्थी मभन्दा माथि किन?';
export const theirNumber = 'उनको सिम्बोल नम्बर';
export const show = 'हेर्नुहोस्';
export const inThisOrder = 'यही क्रममा';
export const you = 'तपाईं';
export const notTold = 'खुलाइँदैन';
export const seeList = 'योग्यताक्रम सूची हेर्नुहोस्';
export const printResult = 'छाप्नुहोस्';
