// The question bank: the list of its items.
import { numberIn } from '#text/numbers.ts';

export const items = 'प्रश्नहरू';
export const importItems = 'आयात';
export const exportItems = 'निर्यात';
export const exportNote = 'फिल्टरले देखाएका सबै प्रश्न। तालिका र Aiken मा चित्र अट्दैनन्, Aiken मा एउटा मात्र सही विकल्प।';
export const exportForms = {
  'moodle-xml': 'Moodle XML',
  gift: 'GIFT',
  qti: 'QTI 2.1 (zip)',
  aiken: 'Aiken',
  csv: 'CSV',
  xlsx: 'Excel',
};
export const newItem = 'नयाँ प्रश्न';
export const item = 'प्रश्न';
export const number = 'नं.';
export const key = 'उत्तर';
export const noKey = 'उत्तर छैन';
export const difficulty = 'कठिनाइ';
export const difficultyOf = (level: number) => `कठिनाइ ${numberIn('ne', level)} (५ मध्ये)`;
export const notSaid = 'नतोकिएको';
export const facility = 'मिलाउनेको अंश';
export const facilityNote = '“मिलाउनेको अंश” भनेको पछिल्लो पटक उत्तर मिलाउने परीक्षार्थीको अंश हो।';
export const notSat = 'नदिइएको';
export const never = 'भएको छैन';
export const usedInShort = 'प्रयोग';
export const andMore = (count: string) => `र थप ${count}`;
export const status = 'अवस्था';
export const changed = 'फेरिएको';
export const draft = 'मस्यौदा';
export const reviewed = 'जाँचिएको';
export const retired = 'हटाइएको';
export const findItems = 'प्रश्न खोज्नुहोस्';
export const search = 'खोज';
export const searchHint = 'शब्द वा TeX';
export const subject = 'विषय';
export const topic = 'शीर्षक';
export const tag = 'ट्याग';
export const usedIn = 'प्रयोग भएको परीक्षा';
export const any = 'सबै';
export const anyExamination = 'सबै';
export const noSubject = 'विषय छैन';
export const figureAlone = 'शब्दविनाको चित्र';
export const loadingItems = 'प्रश्नहरू खुल्दै छन् …';
export const inTheBank = (total: number, said: string) => `बैंकमा ${said} प्रश्न ${total === 1 ? 'छ' : 'छन्'}।`;
export const found = (total: number, said: string) => `${said} प्रश्न ${total === 1 ? 'भेटियो' : 'भेटिए'}।`;
export const inBank = (own: string, builtIn: string, total: string) =>
  `बैंकमा ${total}: आफ्ना ${own}, Tayari का ${builtIn}।`;
export const waitForReview = (count: number, said: string) => `${said} प्रश्न जाँचको पर्खाइमा ${count === 1 ? 'छ' : 'छन्'}।`;
export const clear = 'हटाउनुहोस्';
export const clearAll = 'सबै फिल्टर हटाउनुहोस्';
export const sortedBy = 'क्रम';
export const orders = {
  '-changed': 'आफ्ना प्रश्न पहिले, भर्खर फेरिएका माथि',
  changed: 'पहिले फेरिएका माथि',
  number: 'सानो नम्बर माथि',
  '-number': 'ठूलो नम्बर माथि',
  difficulty: 'सजिला माथि',
  '-difficulty': 'कठिन माथि',
  '-facility': 'धेरैले मिलाएका माथि',
  facility: 'थोरैले मिलाएका माथि',
};
export const itemsNotLoaded = 'प्रश्नहरू खोल्न सकिएन।';
export const pageIsEmpty = 'यस पृष्ठमा केही छैन';
export const firstPage = 'पहिलो पृष्ठ';
export const nothingFound = 'यस्तो कुनै प्रश्न छैन';
export const nothingFoundNote = 'थोरै शब्द लेख्नुहोस्, वा कुनै फिल्टर हटाउनुहोस्।';
export const noItemsYet = 'अहिलेसम्म कुनै प्रश्न छैन';
export const noItemsNote = 'पहिलो प्रश्न लेख्नुहोस्।';
export const pickAll = 'यस पृष्ठका सबै छान्नुहोस्';
export const pickItem = (id: string) => `प्रश्न ${id} छान्नुहोस्`;
export const pickedCount = (count: string) => `${count} वटा ${count === '१' ? 'छानियो' : 'छानिए'}`;
export const pickNone = 'छानिएका रद्द गर्नुहोस्';
export const addTag = 'ट्याग थप्नुहोस् …';
export const addTagTitle = (count: number, said: string) => `${said} प्रश्नमा ट्याग थप्ने?`;
export const addTagNote = 'भइसकेको जाँच कायम रहन्छ। Tayari का प्रश्न जस्ताको तस्तै रहन्छन्।';
export const addTagBelow = 'ट्याग पछि हटाउन सकिन्छ।';
export const addTheTag = 'ट्याग थप्नुहोस्';
export const notNow = 'अहिले होइन';
export const tagAdded = (count: number, said: string, name: string) => `${said} प्रश्नमा “${name}” ट्याग थपियो।`;
export const tagTakenOff = (count: number, said: string, name: string) => `${said} प्रश्नबाट “${name}” ट्याग हट्यो।`;
export const exportThese = 'यी निर्यात गर्नुहोस्';
export const exportTheseNote = 'सबै पृष्ठबाट छानिएका प्रश्न। तालिका र Aiken मा चित्र अट्दैनन्, Aiken मा एउटै सही विकल्प अट्छ।';
export const retire = (count: string) => `${count} वटा हटाउनुहोस्`;
export const retireTitle = (count: number, said: string) => `${said} प्रश्न प्रयोगबाट हटाउने?`;
export const retireNote = 'अब यी प्रश्न प्रश्नपत्रमा पर्दैनन्। सिलबन्दी भइसकेका प्रश्नपत्रमा भने रहन्छन्।';
export const canBeUndone = 'यो जुनसुकै बेला फिर्ता लिन सकिन्छ।';
export const keepThem = 'राख्नुहोस्';
export const wereRetired = (count: number, said: string) => `${said} प्रश्न ${count === 1 ? 'हटाइयो' : 'हटाइए'}।`;
export const undo = 'फिर्ता लिनुहोस्';
export const broughtBack = (count: number, said: string) => `${said} प्रश्न फिर्ता ${count === 1 ? 'आयो' : 'आए'}।`;
export const madeBy = (author: string | undefined, reviewer: string | undefined, version: number) =>
  [
    author === undefined ? 'Tayari सँगै आएको' : `लेखक: ${author}`,
    ...(reviewer === undefined ? [] : [`जाँच्ने: ${reviewer}`]),
  ].join(', ') + `। संस्करण ${numberIn('ne', version)}।`;
export const keyMove = 'सर्ने';
export const keyLook = 'हेर्ने';
export const keyPick = 'छान्ने';
export const keyOpen = 'खोल्ने';
export const keySearch = 'खोज्ने';
export const keyPage = 'पृष्ठ';
export const keyNew = 'नयाँ प्रश्न';
export const spaceKey = 'Space';
export const leftOut = (count: number, said: string) =>
  `यस ढाँचामा नअट्ने ${said} प्रश्न फाइलमा ${count === 1 ? 'छैन' : 'छैनन्'}।`;
export const notExported = 'प्रश्न निर्यात गर्न सकिएन। फेरि प्रयास गर्नुहोस्।';
export const setLabels = 'विषय तोक्नुहोस् …';
export const setLabelsTitle = (count: number, said: string) => `${said} प्रश्नको विषय, शीर्षक, भाषा वा कठिनाइ तोक्ने?`;
export const leftAsItIs = 'जस्ताको तस्तै';
export const setTheLabels = 'तोक्नुहोस्';
export const labelsSet = (count: number, said: string) => `${said} प्रश्न ${count === 1 ? 'फेरियो' : 'फेरिए'}।`;
export const labelsTakenBack = (count: number, said: string) => `${said} प्रश्न पहिले जस्तै ${count === 1 ? 'भयो' : 'भए'}।`;
