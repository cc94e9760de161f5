// The texts of every timed screen, and of the screens in its place.
import { devanagariDigits, numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

export const remainingTime = 'बाँकी समय';
/** An abbreviation, because a phone's clock has no room for the word. */
export const secondSign = 'से.';
export const secondsLeft = (seconds: number) => `${numberIn('ne', seconds)} सेकेन्ड बाँकी`;
/** The button that keeps the answer on screen, and the text after that. */
export const wait = 'रोक्नुहोस्';
export const waits = 'आफ्नै गतिमा पढ्नुहोस्।';
export const next = 'अर्को';
export const resultIn = <T>(seconds: T) => [seconds, ' सेकेन्डमा नतिजा'];
export const nextIn = <T>(seconds: T) => [seconds, ' सेकेन्डमा अर्को प्रश्न'];
export const darkenOne = 'एउटा विकल्पको गोलो भर्नुहोस्।';
export const pressToGoOn = <T>(button: T) => ['अघि बढ्न ', button, ' थिच्नुहोस्।'];
export const pressToCheck = <T>(button: T) => ['उत्तर जाँच्न ', button, ' थिच्नुहोस्।'];
export const question = 'प्रश्न ';
export const of = ' / ';
export const answerSheet = 'उत्तरपुस्तिका';
export const showSheet = 'पूरा उत्तरपुस्तिका देखाउनुहोस्';
export const close = 'बन्द गर्नुहोस्';
export const toCome = 'आउन बाँकी';
export const now = 'अहिलेको';
export const goneBy = 'गइसकेको';
export const right = 'सही';
export const wrong = 'गलत';
export const noAnswer = 'उत्तर नदिएको';
export const sheet = (number: number, total: number) =>
  `${numberIn('ne', total)} मध्ये ${numberIn('ne', number)} नम्बरको प्रश्न`;
export const soFar = (score: number) => `, अहिलेसम्म ${numberIn('ne', score)} सही`;
export const why = 'किन';
export const report = 'यस प्रश्नबारे गुनासो';
export const reportShort = 'गुनासो';
export const share = 'सेयर';
export const note = 'बुकमार्क, टिपोट';
export const formFailed = 'इन्टरनेट नभई हुँदैन। पछि फेरि प्रयास गर्नुहोस्।';
export const correct = 'सही';
export const correctAnswer = 'सही उत्तर';
export const yourAnswerIncorrect = 'तपाईंको उत्तर, गलत';
export const isRight = 'मिल्यो।';
export const isWrong = 'मिलेन।';
export const timeIsUp = 'समय सकियो।';
export const rightIs = <T>(letter: string, option: T) => [`सही उत्तर: ${letter}, `, option, '।'];
export const set = 'सेट ';
export const missedWhileAway = (count: number) => `तपाईं अन्यत्र हुँदा ${numberIn('ne', count)} प्रश्नको समय सकियो।`;
export const attemptAll = 'सबै प्रश्नको उत्तर दिनुहोस् र दिइएको उत्तरपुस्तिकामा आफ्नो उत्तरको गोलो भर्नुहोस्।';
export const inYearsPattern = 'यस वर्षको ढाँचामा बनाइएको अभ्यास प्रश्नपत्र।';
export const noQuestions = 'कुनै प्रश्न उपलब्ध छैन!';
export const noQuestionsOfSection = 'यस विषय र खण्डमा कुनै प्रश्न उपलब्ध छैन।';
export const backToPreparation = 'तयारी पृष्ठमा फर्कनुहोस्';
export const backToExamination = 'परीक्षा पृष्ठमा फर्कनुहोस्';
export const backToUnits = 'एकाइहरूमा फर्कनुहोस्';
export const notOnDevice = 'यो प्रश्नपत्र यस यन्त्रमा छैन।';
export const opensOffline =
  'इन्टरनेट छैन। पहिले खोलिएका प्रश्नपत्र इन्टरनेटविना पनि खुल्छन्; मेनुको “अफलाइनका लागि राख्नुहोस्” थिचेपछि सबै खुल्छन्।';
export const paperFailed = 'प्रश्नपत्र खोल्न सकिएन।';
export const noPaper = (year: string) => `${devanagariDigits(year)} को प्रश्नपत्र छैन`;
export const papersFor = (first: number, last: number) =>
  `${devanagariDigits(String(first))} देखि ${devanagariDigits(String(last))} सम्मका प्रश्नपत्र छन्।`;
export const seePapers = 'प्रश्नपत्र हेर्नुहोस्';
export const noEntranceSubject = (id: string) => `प्रवेश परीक्षाको “${id}” विषय छैन`;
export const subjectsOnHome = 'प्रवेश परीक्षाका विषयहरू गृहपृष्ठमा छन्।';
export const noUnit = (unit: string, subject: string) => `${withPostposition(subject, 'मा')} “${unit}” एकाइ छैन`;
export const noUnitOfType = (type: string) => `“${type}” किसिमका एकाइमा यस नम्बरको एकाइ छैन।`;
export const seeUnits = 'एकाइहरू हेर्नुहोस्';
