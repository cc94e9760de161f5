// The tab Offers: the seats of the published lists, held for candidates until a day.
import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (count: number) => numberIn('ne', count);

export const offers = 'सिटको प्रस्ताव';
export const notLoaded = 'प्रस्ताव खोल्न सकिएन।';
export const notPublished = 'नतिजा प्रकाशित भएपछि सिट प्रस्ताव गर्न मिल्छ।';

export const beginTitle = 'प्रकाशित सूचीका सिट प्रस्ताव गर्ने';
export const beginLead =
  'हरेक सिट तोकिएको म्यादसम्म एक परीक्षार्थीका लागि राखिन्छ। छोडिएको वा म्याद सकिएको सिट त्यही सूचीको अर्को परीक्षार्थीलाई जान्छ।';
export const answerUntil = 'परीक्षार्थीले जवाफ दिने अन्तिम म्याद';
export const roundHours = 'पछिका चरणमा जवाफ दिन पाइने समय, घण्टामा';
export const roundHoursNote = 'अघिल्लो चरणको म्याद सकिएपछि अर्को चरण आफैँ सुरु हुन्छ।';
export const movesToOpen = 'खुला सिट खाली भए आरक्षित सिट लिएका परीक्षार्थी त्यसमा सर्छन्';
export const movesToOpenNote = 'योग्यताक्रम पुगेमा मात्र। आरक्षित सिट त्यही सूचीको अर्को परीक्षार्थीलाई जान्छ।';
export const note = 'सिट लिनेले के गर्नुपर्छ, अङ्ग्रेजीमा (नभरे पनि हुन्छ)';
export const noteNepali = 'त्यही नेपालीमा (नभरे पनि हुन्छ)';
export const noteHint = 'जस्तै: सक्कल कागजात लिएर पुस २० गतेभित्र भर्ना हुनुहोस्।';
export const begin = 'पहिलो चरण सुरु गर्नुहोस् …';
export const beginAsks = (seats: number) => `अहिले ${n(seats)} सिट प्रस्ताव गर्ने हो?`;
export const beginWhat = 'हरेक परीक्षार्थीलाई खबर जान्छ। यी नियम पछिका सबै चरणमा लागू हुन्छन्।';
export const beginForGood = 'यो फिर्ता लिन मिल्दैन।';
export const onlyExaminers = 'प्रस्तावका चरण यस परीक्षाका परीक्षकले सुरु गर्नुहुन्छ।';

export const headline = (round: number, taken: number, seats: number) =>
  `चरण ${n(round)}: ${n(seats)} सिटमध्ये ${n(taken)} लिइयो`;
export const waitUntil = (count: number, moment: string) =>
  `${n(count)} प्रस्तावको जवाफ आउन बाँकी छ${count === 1 ? ', म्याद' : '; सबैभन्दा पहिले सकिने म्याद'} ${withGate(moment)} बजेसम्म। त्यसपछि खाली सिट योग्यताक्रमअनुसार अर्कोलाई जान्छ।`;
export const allAnswered = 'कुनै प्रस्तावको जवाफ आउन बाँकी छैन।';
export const rounds = 'चरणहरू';
export const round = (number: number) => `चरण ${n(number)}`;
export const roundCounts = (day: string, made: number, counts: string) =>
  `${day}, ${n(made)} प्रस्ताव${counts === '' ? '' : `: ${counts}`}`;
export const countTaken = (count: number) => `${n(count)} लिइयो`;
export const countLeft = (count: number) => `${n(count)} छोडियो`;
export const countRunOut = (count: number) => `${n(count)} को म्याद सकियो`;
export const countOpen = (count: number) => `${n(count)} को जवाफ बाँकी`;
export const countFree = (count: number) => `${n(count)} खाली`;
export const startsAt = (moment: string) => `सबै सिट नलिइए ${withGate(moment)} बजे सुरु हुन्छ`;
export const signedLists = 'हस्ताक्षरित सूची';
export const asFile = 'CSV फाइल';

export const next = (number: number) => `चरण ${n(number)} अहिले नै सुरु गर्नुहोस् …`;
export const nextTitle = (number: number) => `चरण ${n(number)} सुरु गर्ने`;
export const nextOffers = (count: number) => `यसमा ${n(count)} सिट प्रस्ताव गरिन्छ:`;
export const nextNothing = 'पालो कुरेका परीक्षार्थीका लागि कुनै सिट खाली छैन, त्यसैले प्रस्ताव गर्न केही छैन।';
export const nextTies = 'अन्तिम सिटमा परीक्षार्थी बराबर छन्। पहिले निर्णय गर्नुहोस्, नत्र ती सिट खाली रहन्छन्।';
export const decidedBelow = 'चरण सुरु नहुन्जेल फेरि निर्णय गर्न मिल्छ।';
export const startNow = 'चरण सुरु गर्नुहोस्';
export const startForGood = 'सूचीमा फेरि हस्ताक्षर गरिन्छ। यो फिर्ता लिन मिल्दैन।';
export const cancel = 'रद्द गर्नुहोस्';
export const started = (number: number) => `चरण ${n(number)} सुरु भयो।`;

export const seatsByList = 'सूचीअनुसार सिट';
export const oneBubble = 'एउटा गोलो, एउटा सिट';
export const nextIs = (rank: number, name: string) => `अर्को पालो: योग्यताक्रम ${n(rank)}, ${name}`;
export const nextNone = 'पालो कुरेका कोही छैनन्';
export const taken = 'लिइएको';
export const open = 'जवाफ बाँकी';
export const left = 'छोडिएको';
export const ranOut = 'म्याद सकिएको';
export const free = 'खाली';

export const waiting = 'जवाफ आउन बाँकी';
export const answered = 'जवाफ आएका र म्याद सकिएका';
export const countByDeadline = (count: number) => `${n(count)}, म्यादअनुसार`;
export const remind = (count: number) => `${n(count)} जनालाई सम्झाउनुहोस्`;
export const remindTitle = (count: number) => `${n(count)} परीक्षार्थीलाई सम्झाउने हो?`;
export const remindWhat =
  'हरेकलाई प्रस्तावको म्यादसहित एउटा सन्देश इमेल र SMS बाट जान्छ। एउटा प्रस्तावका लागि एक पटक मात्र सम्झाइन्छ।';
export const remindNow = 'सम्झाउनुहोस्';
export const reminded = (count: number) => `${n(count)} परीक्षार्थीलाई सम्झाइयो।`;
export const rank = 'योग्यताक्रम';
export const name = 'नाम';
export const list = 'सूची';
export const until = 'जवाफको म्याद';
export const reach = 'सम्पर्क';
export const state = 'अवस्था';
export const toldOn = (moment: string) => `${withGate(moment)} बजे खबर गयो`;
export const remindedOn = (moment: string) => `${withGate(moment)} बजे सम्झाइयो`;
export const noMessage = 'यहाँबाट सन्देश जाँदैन';
export const noReach = 'फोन वा इमेल छैन';
export const states = {
  offered: 'जवाफ बाँकी',
  taken: 'लिइयो',
  left: 'छोडियो',
  'run-out': 'म्याद सकियो',
  moved: 'खुला सिटमा सरेको',
} as const;
export const writeDown = 'जवाफ लेख्नुहोस्';
export const writeTitle = (person: string) => `${withPostposition(person, 'को')} जवाफ`;
export const takes = 'सिट लिने';
export const leaves = 'सिट छोड्ने';
export const how = 'कसरी थाहा भयो';
export const howHint = 'जस्तै: बिहीबार फोन गरेर भने। यो कुरा कामको अभिलेखमा रहन्छ।';
export const write = 'लेख्नुहोस्';

export const whyTitle = 'परीक्षार्थीलाई किन प्रस्ताव आएन?';
export const symbolNumber = 'सिम्बोल नम्बर';
export const ask = 'हेर्नुहोस्';
export const hasOffer = (listName: string, stateName: string) =>
  `यी परीक्षार्थीलाई सिटको प्रस्ताव गएको छ। ${listName}: ${stateName}।`;
export const keyWhy = 'किन प्रस्ताव आएन?';
export const keyNext = 'चरण सुरु गर्ने';
export const candidateReads = 'परीक्षार्थीले यो पढ्छन्:';
