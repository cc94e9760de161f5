import { momentIn, withGate } from '#text/dates.ts';
import { devanagariDigits, numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

// The API's messages after a success.
export const registered = 'दर्ता भयो। अब लगइन गर्नुहोस्।';
export const loggedOut = 'लगआउट भयो।';
export const linkSent = 'यस इमेलको खाता छ भने लिङ्क पठाइँदै छ। आफ्नो इनबक्स हेर्नुहोस्।';
export const passwordReset = 'नयाँ पासवर्ड राखियो। अब त्यही पासवर्डले लगइन गर्नुहोस्।';
export const passwordChanged = 'नयाँ पासवर्ड राखियो। अरू सबै यन्त्र लगआउट भए।';
export const sessionEnded = 'त्यो यन्त्र लगआउट भयो।';
export const sessionsEnded = 'अरू सबै यन्त्र लगआउट भए।';
export const languageKept = 'तपाईंको भाषा सुरक्षित भयो।';
export const leftHall = 'तपाईं लगआउट हुनुभयो।';
export const leftStaff = 'तपाईं कर्मचारी कक्षबाट लगआउट हुनुभयो।';
export const allSessionsEnded = 'यस खाताका सबै लगइन अन्त्य भए।';
export const linkGoesOut = 'नयाँ पासवर्डको लिङ्क यस इमेलमा पठाइँदै छ।';
export const accountGone = 'खाता मेटियो।';
export const secondFactorGivenUp = 'दोस्रो चरणको प्रमाणीकरण हटाइयो।';
export const backupBegun = 'ब्याकअप बन्दै छ।';
export const checkBegun = 'ब्याकअप पढेर जाँचिँदै छ।';
export const proven = 'धन्यवाद। पाँच मिनेटभित्र अगाडि बढ्नुहोस्।';
export const invitationEnded = 'निम्तो रद्द भयो।';
export const invitationTaken = 'स्वागत छ। यही इमेलबाट लगइन गर्नुहोस्।';
export const setUpLinkWorks = 'यो लिङ्कबाट कलेज मिलाउन सकिन्छ।';
export const mailTriedAgain = 'इमेल फेरि एक पटक पठाइँदै छ।';
/** A notice to all candidates; `was` in ms since 1970. */
export const objectionsClosedEarly = (was: number, timeZone: string, reason: string) =>
  `दाबी पेस गर्ने समय सकियो। यो ${withGate(momentIn('ne', was, timeZone))} बजेसम्म रहने भनिएको थियो। कारण: ${reason}`;
export const keptUndecided = 'उत्तरकुञ्जिका जस्ताको तस्तै रहन्छ।';
export const objected = 'तपाईंको दाबी प्राप्त भयो।';
export const findingSettled = 'यो कुरा टुङ्गियो।';
export const reported = 'धन्यवाद। एक जना शिक्षकले यो प्रश्न हेर्नुहुनेछ।';
export const accountDeleted = 'तपाईंको खाता र त्यसमा राखिएका सबै कुरा मेटिए।';

// Why one candidate stands above another
export const whyEqual = (one: string, other: string, rank: number) =>
  `${one} र ${other} अन्तिम आधारसम्म बराबर छन्, दुवैको क्रम ${numberIn('ne', rank)} हो।`;
export const whyAbove = (above: string, below: string, by: string, more: string, less: string, equalTotals: boolean) =>
  `${equalTotals ? 'जम्मा अङ्क बराबर भए पनि ' : ''}${withPostposition(by, 'का')} आधारमा ${above}, ${below} भन्दा माथि छन् (${devanagariDigits(more)} र ${devanagariDigits(less)})।`;
export const whyEqualToYou = (other: string, rank: number) =>
  `${other} र तपाईं अन्तिम आधारसम्म बराबर हुनुहुन्छ, दुवैको क्रम ${numberIn('ne', rank)} हो।`;
export const whyAboveYou = (other: string, by: string, values: readonly string[] | undefined, equalTotals: boolean) =>
  `${equalTotals ? 'जम्मा अङ्क बराबर भए पनि ' : ''}${withPostposition(by, 'का')} आधारमा ${other}, तपाईंभन्दा माथि छन्${values ? ` (${devanagariDigits(values[0] ?? '')}, तपाईंको ${devanagariDigits(values[1] ?? '')})` : ''}।`;
export const whyYouAbove = (other: string, by: string, values: readonly string[] | undefined, equalTotals: boolean) =>
  `${equalTotals ? 'जम्मा अङ्क बराबर भए पनि ' : ''}${withPostposition(by, 'का')} आधारमा तपाईं, ${other} भन्दा माथि हुनुहुन्छ${values ? ` (तपाईंको ${devanagariDigits(values[0] ?? '')}, उनको ${devanagariDigits(values[1] ?? '')})` : ''}।`;
export const noValue = 'छैन';
export const minutesSeconds = (minutes: number, seconds: number) =>
  `${numberIn('ne', minutes)} मिनेट ${numberIn('ne', seconds)} सेकेन्ड`;
export const applicationDeleted = 'आवेदन हटाइयो।';
export const applicationLeft = 'यो डिभाइसमा आवेदन अब देखिँदैन।';
