import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (number: number) => numberIn('ne', number);

// The paper of an examination, from the draw to the seal.
export const loading = 'प्रश्नपत्र खुल्दै छ …';
export const notLoaded = 'प्रश्नपत्र खोल्न सकिएन।';
export const itemsOf = (count: string, wanted: string) => `${wanted} मध्ये ${count} प्रश्न`;
export const drawnFrom = (moment: string, count: string) => `${withGate(moment)} बजे ${count} प्रश्नबाट छानिएको`;
export const drawPaper = 'प्रश्नपत्र बनाउनुहोस्';
export const drawAgain = 'फेरि बनाउनुहोस् …';
export const drawing = 'बन्दै छ …';
export const readThrough = 'पढेर हेर्नुहोस्';
export const backToList = 'सूचीमा फर्कनुहोस्';
export const haveRead = 'मैले पूरै पढेँ';
export const readNote = 'परीक्षार्थीले जस्तै पूरै पढिसकेपछि यहाँ जनाउनुहोस्: कसले पढ्नुभयो, सिलबन्दी गर्नेले देख्नुहुन्छ।';
export const readBy = (name: string) => `${withPostposition(name, 'ले')} पूरै पढ्नुभयो।`;
export const readBefore = (name: string, count: number, places: string) =>
  `${withPostposition(name, 'ले')} पूरै पढ्नुभयो; त्यसपछि ${places} प्रश्न ${count === 1 ? 'फेरियो' : 'फेरिए'}।`;
export const nobodyRead = 'अहिलेसम्म कसैले पूरै पढेको छैन।';
export const allReviewed = (count: number, items: string) =>
  count === 1 ? 'प्रश्न जाँचिएको छ।' : `सबै ${items} प्रश्न जाँचिएका छन्।`;
export const notReviewed = (count: number, items: string) =>
  `${items} प्रश्न ${count === 1 ? 'जाँचिएको छैन' : 'जाँचिएका छैनन्'}।`;
export const noneUsed = (examinations: number) =>
  `${examinations === 1 ? 'पछिल्लो' : `पछिल्ला ${n(examinations)}`} परीक्षामा यीमध्ये कुनै प्रश्न प्रयोग भएको छैन।`;
export const someUsed = (count: number, items: string) =>
  `${items} प्रश्न भर्खरैका परीक्षामा प्रयोग ${count === 1 ? 'भएको छ' : 'भएका छन्'}।`;
export const noAlike = 'झन्डै उस्तै प्रश्न छैनन्।';
export const print = 'छाप्नुहोस्';
export const printWithKey = 'उत्तरसहित छाप्नुहोस्';
export const notDone = 'भएन।';
export const emptyPaper = 'अहिलेसम्म एउटा पनि प्रश्न छैन। प्रश्नपत्र ढाँचाअनुसार प्रश्न बैंकबाट बन्छ; त्यसपछि हरेक प्रश्न साट्न सकिन्छ।';
export const aboutPaper = 'प्रश्नपत्रबारे';
export const drawAgainTitle = 'प्रश्नपत्र फेरि बनाउने?';
export const drawAgainNote = 'हरेक ठाउँमा प्रश्न बैंकबाट अर्को प्रश्न आउँछ।';
export const drawAgainLoses = 'आफैँले साटेका प्रश्न हराउँछन्।';
export const keepPaper = 'यही राख्नुहोस्';
export const drawAnew = 'फेरि बनाउनुहोस्';
export const ofSection = (count: number, wanted: number) => `${n(wanted)} मध्ये ${n(count)}`;
export const placesOf = (first: string, last: string) => (first === last ? first : `${first}–${last}`);
export const sectionSays = (items: string, difficulty: string) => `${items} प्रश्न, कठिनाइ ${difficulty}`;
export const showPlaces = (from: string, to: string) =>
  from === to ? `प्रश्न नम्बर ${to} देखाउनुहोस्` : `प्रश्न नम्बर ${from} देखि ${to} सम्म देखाउनुहोस्`;
export const wholePaper = 'पूरा प्रश्नपत्र';
export const place = 'प्रश्न नम्बर';
export const placeIs = (number: number) => `प्रश्न ${n(number)}`;
export const item = 'प्रश्न';
export const key = 'उत्तर';
export const difficulty = 'कठिनाइ';
export const facility = 'मिलाउनेको अंश';
export const acts = 'काम';
export const figureAlone = 'चित्र मात्र';
export const builtIn = 'खुला अभ्यासको';
export const swap = 'साट्नुहोस्';
export const swapPlace = (number: number) => `प्रश्न ${n(number)} साट्नुहोस्`;
export const likeIt = (number: number) => `प्रश्न ${n(number)} का लागि अर्को, सबैभन्दा मिल्दो माथि`;
export const noOther = 'मिल्ने अर्को प्रश्न छैन।';
export const difficultyIs = (level: number) => `कठिनाइ ${n(level)}`;
export const facilityIs = (part: string) => `मिलाउनेको अंश ${part}`;
export const usedIn = (code: string) => `${code} मा प्रयोग भएको`;
export const neverUsed = 'कहिल्यै प्रयोग नभएको';
export const byHand = 'वा शब्दबाट खोज्नुहोस्';
export const chooseOne = 'एउटा छान्नुहोस्';
export const putAt = (id: string, number: number) => `${id} लाई प्रश्न ${n(number)} मा राख्नुहोस्`;
export const keepIt = 'यही राख्नुहोस्';
export const spread = 'कठिनाइको फैलावट';
export const notSaid = 'नतोकिएको';
export const oneDot = 'एउटा थोप्लो एउटा प्रश्न, १ सजिलो, ५ कठिन।';
export const section = 'खण्ड';
export const meanDifficulty = 'औसत कठिनाइ';
export const meanRight = 'औसत, मिलाउनेको अंश';
export const sealTitle = 'प्रश्नपत्र सिलबन्दी गर्नुहोस्';
export const sealedTitle = 'प्रश्नपत्र सिलबन्दी भएको छ';
export const builtInCount = (count: number) => `${n(count)} प्रश्न खुला अभ्यासका हुन्।`;
export const builtInNote = 'यी प्रश्न र तिनका उत्तर जोसुकैले पढ्न सक्छन्। पूर्वाभ्यासका लागि ठिक छन्।';
export const rightFirst = (percent: string) => `यी प्रश्नमध्ये ${percent}% मा सही विकल्प पहिलो स्थानमा लेखिएको छ।`;
export const rightFirstNote =
  'हरेक परीक्षार्थीलाई विकल्प फरक क्रममा देखाउनुहोस्। विकल्पको सङ्केतबाट केही थाहा हुँदैन: सिलबन्दी गर्दा तिनको क्रम फेरिन्छ।';
export const alike = 'झन्डै उस्तै प्रश्न छन्।';
export const unexplained = (count: number, said: string) => `${said} प्रश्नको व्याख्या छैन।`;
export const unexplainedNote = 'उत्तर सार्वजनिक भएपछि परीक्षार्थीले व्याख्या देख्दैनन्।';
export const atPlaces = (places: string) => `प्रश्न नम्बर: ${places}।`;
export const secondYes = (count: number) => `${n(count)} प्रश्न उत्तरसहित सार्वजनिक छन् भन्ने मलाई थाहा छ।`;
export const sealFreezes = (items: number) =>
  `${n(items)} प्रश्नका अहिलेका संस्करण, ढाँचा र हरेक परीक्षार्थीले पाउने प्रश्नको क्रम पक्का हुन्छ।`;
export const sealEncrypts = 'प्रश्नपत्र गुप्त बनाइन्छ। यन्त्रहरूले सुरु हुनुअघि नै यो लिइराख्छन्।';
export const untilThen = (moment: string) => `${withGate(moment)} बजेसम्म सिल खोल्न सकिन्छ, त्यो कामको अभिलेखमा लेखिन्छ।`;
export const finalAtOnce = (moment: string) =>
  `${withGate(moment)} बजे लगइन खुलिसक्यो: सिलबन्दी तुरुन्तै अन्तिम हुन्छ, खोल्न सकिँदैन।`;
export const knowsReaders = (readers: number) =>
  readers === 0
    ? 'यो प्रश्नपत्र कसैले पूरै पढ्नुभएको छैन भन्ने मलाई थाहा छ।'
    : 'यो प्रश्नपत्र एक जनाले मात्र पूरै पढ्नुभएको छ भन्ने मलाई थाहा छ।';
export const afterThat = 'त्यसपछि फर्काउन सकिँदैन।';
export const seal = 'सिलबन्दी गर्नुहोस्';
export const keepDraft = 'मस्यौदा नै राख्नुहोस्';
export const notComplete = 'पहिले प्रश्नपत्र पूरा हुनुपर्छ।';
export const canUnseal = (moment: string) => `${withGate(moment)} बजेसम्म सिल खोल्न सकिन्छ। त्यो कामको अभिलेखमा लेखिन्छ।`;
export const unseal = 'सिल खोल्नुहोस्';
export const unsealTitle = 'प्रश्नपत्रको सिल खोल्ने?';
export const unsealNote = 'यो फेरि मस्यौदा हुन्छ, र फेरेर पुनः सिलबन्दी गर्न सकिन्छ।';
export const unsealLoses = 'यो सिल सधैँका लागि सकिन्छ: नयाँ सिलबन्दीले नयाँ फाइल बनाउँछ, र यन्त्रहरूले त्यो फेरि लिन्छन्।';
export const keepSealed = 'सिलबन्दी नै राख्नुहोस्';
export const noUnseal = 'अब सिल खोल्न सकिँदैन।';
export const tryTitle = 'पूर्वाभ्यास';
export const tryNote = 'सिलबन्दी प्रश्नपत्र परीक्षार्थीले जस्तै हल गरेर हेर्नुहोस्। यसको अङ्क कतै गनिँदैन, र एक दिनपछि यो मेटिन्छ।';
export const tryIt = 'परीक्षार्थी भएर हेर्नुहोस्';
export const openTrial = 'पूर्वाभ्यास खोल्नुहोस्';
export const trialNumbers = 'आधा मिनेटमा सुरु हुन्छ। सिम्बोल नम्बर र PIN:';

export const keyMove = 'सर्ने';
export const keyRead = 'प्रश्न पढ्ने';
export const keySwap = 'साट्ने';
export const keyPrint = 'छाप्ने';
