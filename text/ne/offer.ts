// The offer of a seat, as its candidate reads it.
import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('ne', count);
// 'खुला सूची' says already that it is a list; a group's name, such as 'महिला', does not.
const listNamed = (list: string) => (list.endsWith('सूची') ? list : `${list} सूची`);

export const offered = 'तपाईंलाई सिट प्रस्ताव गरिएको छ';
export const listRank = (list: string, rank: number) => `${list}, योग्यताक्रम ${n(rank)}।`;
export const timeLeft = (days: number, hours: number, minutes: number) => {
  if (days > 0) return `${n(days)} दिन ${n(hours)} घण्टा बाँकी`;
  return hours > 0 ? `${n(hours)} घण्टा ${n(minutes)} मिनेट बाँकी` : `${n(minutes)} मिनेट बाँकी`;
};
export const until = (moment: string) => `${withGate(moment)} बजेसम्म`;
export const ifSilent = 'त्यस बेलासम्म जवाफ नदिनुभए यो सिट अर्को परीक्षार्थीलाई जान्छ।';
export const take = 'सिट लिन्छु …';
export const leave = 'अर्कोलाई छोड्छु …';
export const takeTitle = 'लिन्छु';
export const takeSure = 'म यो सिट लिन्छु।';
export const takeNow = 'यो सिट लिन्छु';
export const leaveTitle = 'अर्कोलाई छोड्छु';
export const leaveSure = 'म यो सिट छोड्छु। यो अर्को परीक्षार्थीलाई जान्छ र मलाई अर्को प्रस्ताव आउँदैन।';
export const leaveNow = 'यो सिट छोड्छु';
export const darkenFirst = 'पहिले गोलो भर्नुहोस्, अनि बटन थिच्नुहोस्।';
export const back = 'पछाडि';
export const taken = 'तपाईंले यो सिट लिनुभयो';
export const takenFor = (list: string) => `यो ${listNamed(list)}को सिट हो।`;
export const movedFrom = (list: string) =>
  `पहिले तपाईंको सिट ${listNamed(list)}को थियो। खुला सूचीमा सिट खाली भएकाले अब त्यहाँको सिट तपाईंको हो।`;
export const leaveAfterAll = 'सिट छोड्छु …';
export const noOffer = 'तपाईंलाई सिटको प्रस्ताव आएको छैन';
export const whyNone = 'मलाई किन प्रस्ताव आएन?';
export const whyThis = 'यो प्रस्ताव किन आयो?';
export const round = (number: number, lastRank: number) =>
  `प्रस्तावको चरण ${n(number)} मा तपाईंको पालो आयो। यस सूचीमा योग्यताक्रम ${n(lastRank)} सम्मका परीक्षार्थीलाई प्रस्ताव गइसकेको छ।`;
export const stillWaits = (list: string, place: number) =>
  `तपाईं ${listNamed(list)}को सिटका लागि पनि क्रम ${n(place)} मा हुनुहुन्छ। दुई पटक जवाफ दिनुपर्दैन।`;
export const signedLists = 'हस्ताक्षरित सूची';
export const resultIsOut = 'नतिजा प्रकाशित भयो';
export const yourRank = (rank: number) => `तपाईंको योग्यताक्रम ${n(rank)} हो।`;
export const yourRankShort = (rank: number) => `योग्यताक्रम ${n(rank)}`;
export const noRank = 'तपाईंले यो परीक्षा दिनुभएन, त्यसैले योग्यताक्रम छैन।';
export const offersLater = 'कलेजले सिट प्रस्ताव गर्‍यो भने तपाईंलाई आएको प्रस्ताव यहीँ देखिन्छ।';

export const reasons = {
  'not-begun': 'अहिलेसम्म कसैलाई सिट प्रस्ताव गरिएको छैन।',
  absent: 'तपाईंले यो परीक्षा दिनुभएन।',
  withheld: 'तपाईंको नतिजा रोकिएको छ। कलेजमा सोध्नुहोस्।',
  'below-pass-mark': (marks: string, passMark: string) => `तपाईंको प्राप्ताङ्क ${marks} हो, उत्तीर्णाङ्क ${passMark} भन्दा कम।`,
  left: (list: string) => `तपाईंले ${listNamed(list)}को सिट छोड्नुभयो। सिट छोड्नेलाई अर्को प्रस्ताव आउँदैन।`,
  'run-out': (list: string, moment: string) =>
    `${listNamed(list)}को प्रस्तावको म्याद ${withGate(moment)} बजे सकियो। जवाफ नदिनेलाई अर्को प्रस्ताव आउँदैन।`,
  tie: (list: string, among: number, seats: number) =>
    `${listNamed(list)}को अन्तिम सिटमा तपाईंसहित ${n(among)} जना बराबर हुनुहुन्छ, सिट ${n(seats)} मात्र बाँकी छ। निर्णय परीक्षकले गर्नुहुन्छ।`,
  waits: (list: string, place: number, rank: number, lastRank: number | null) =>
    lastRank === null
      ? `तपाईं ${listNamed(list)}को सिटका लागि क्रम ${n(place)} मा हुनुहुन्छ।`
      : `तपाईं ${listNamed(list)}को सिटका लागि क्रम ${n(place)} मा हुनुहुन्छ: तपाईंको योग्यताक्रम ${n(rank)} हो, प्रस्ताव योग्यताक्रम ${n(lastRank)} सम्म पुगेको छ।`,
  'beyond-waiting': (rank: number, lastRank: number | null) =>
    lastRank === null
      ? `तपाईंको योग्यताक्रम ${n(rank)} हो। वैकल्पिक सूची त्यहाँसम्म पुग्दैन।`
      : `तपाईंको योग्यताक्रम ${n(rank)} हो। प्रस्ताव योग्यताक्रम ${n(lastRank)} सम्म पुगेको छ, र वैकल्पिक सूची तपाईंको क्रमभन्दा अगाडि नै सकिन्छ।`,
} as const;
