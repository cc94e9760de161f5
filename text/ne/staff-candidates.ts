import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (number: number) => numberIn('ne', number);

// The candidates of an examination, as its staff see them.
export const candidates = 'परीक्षार्थीहरू';
export const candidatesIn = (count: number, rooms: number) => `${n(rooms)} कोठामा ${n(count)} जना परीक्षार्थी`;
export const fromFile = 'फाइलबाट';
export const columnsNote =
  'CSV फाइल; पहिला दुई स्तम्भ मात्र अनिवार्य हुन्। समूहहरू ; ले जोडिन्छन्, मिति 2009-04-30 वा BS 2066-01-17 जस्तो। शीर्ष हरफ:';
export const chooseFile = 'फाइल छान्नुहोस्';
export const pasteInstead = 'वा हरफहरू टाँस्नुहोस्';
export const pasted = 'टाँसिएका हरफ';
export const preview = 'पूर्वावलोकन';
export const looking = 'फाइल पढ्दै छ …';
export const notImported = 'केही पनि आयात भएन।';
export const previewOf = (name: string) => `${withPostposition(name, 'को')} पूर्वावलोकन`;
export const linesWrong = (count: number) => `${n(count)} हरफ ${count === 1 ? 'मिलेन' : 'मिलेनन्'}।`;
export const putRight = 'सबै नमिलेसम्म केही पनि आयात हुँदैन। फाइलमा सच्याएर फेरि छान्नुहोस्।';
export const wrongLines = 'नमिलेका हरफ';
export const line = (number: number) => `हरफ ${n(number)}:`;
export const wouldCome = (added: number, updated: number) =>
  updated === 0
    ? `${n(added)} जना नयाँ परीक्षार्थी।`
    : `${n(added)} जना नयाँ परीक्षार्थी; पहिले नै भएका ${n(updated)} जना फेरिन्छन्, उनीहरूको PIN उही रहन्छ।`;
export const nothingStored = 'अहिलेसम्म केही पनि राखिएको छैन।';
export const importCandidates = (count: number) => `${n(count)} जना परीक्षार्थी आयात गर्नुहोस्`;
export const importing = 'आयात हुँदै छ …';
export const cancel = 'रद्द गर्नुहोस्';
export const ignored = (columns: string) => `यहाँ काम नलाग्ने स्तम्भ: ${columns}`;
export const pinsMade = (count: number) => `${n(count)} PIN ${count === 1 ? 'बन्यो' : 'बने'}।`;
export const shownOnce = 'यी यसै विन्डोमा मात्र देखाइन्छन्, पढ्न मिल्ने गरी कतै राखिँदैनन्। अहिले नै डाउनलोड गर्नुहोस् वा छाप्नुहोस्।';
export const pinOf = (symbolNumber: string, pin: string) => `${symbolNumber}: ${pin}`;
export const downloadPins = 'PIN डाउनलोड गर्नुहोस्';
export const printCards = 'प्रवेशपत्र छाप्नुहोस्';
export const addOne = 'एक जना थप्नुहोस्';
export const admitCards = 'प्रवेशपत्र';
export const newPins = 'नयाँ PIN …';
export const newPinsTitle = 'सबै परीक्षार्थीका लागि नयाँ PIN बनाउने?';
export const newPinsNote = 'PIN हराएका बेला प्रवेशपत्र छाप्नका लागि: त्यसपछि सबै प्रवेशपत्र छाप्न सकिन्छ।';
export const oldPinsEnd = 'बाँडिसकेका प्रवेशपत्रका समेत सबै पुराना PIN तुरुन्तै रद्द हुन्छन्।';
export const keepPins = 'पुरानै राख्नुहोस्';
export const makePins = 'नयाँ PIN बनाउनुहोस्';
export const asCsv = 'CSV मा';
export const symbolNumber = 'सिम्बोल नम्बर';
export const name = 'नाम';
export const room = 'कोठा';
export const seat = 'सिट';
export const groups = 'समूह';
export const groupsHint = 'समूह, ; ले जोडेर';
export const extraMinutes = 'थप मिनेट';
export const dateOfBirth = 'जन्म मिति (ई.सं., वा BS …)';
export const previousScore = 'अघिल्लो प्राप्ताङ्क';
export const state = 'अवस्था';
export const acts = 'काम';
export const noCandidates = 'अहिलेसम्म कोही छैन। माथि फाइल छान्नुहोस्, वा एक-एक गरी थप्नुहोस्।';
export const nobodyFound = 'त्यस्तो कोही भेटिएन।';
export const change = 'फेर्नुहोस्';
export const changeOf = (person: string) => `${withPostposition(person, 'को')} विवरण फेर्नुहोस्`;
export const withdrawn = 'हटाइएको';
export const withheld = 'रोकिएको';
export const handedIn = 'बुझाइसकेको';
export const working = 'लेख्दै';
export const present = 'उपस्थित';
export const search = 'खोज';
export const nameOrNumber = 'नाम वा सिम्बोल नम्बर';
export const allRooms = 'सबै कोठा';
export const add = 'थप्नुहोस्';
export const save = 'सुरक्षित गर्नुहोस्';
export const newPin = 'नयाँ PIN';
export const withdraw = 'हटाउनुहोस्';
export const takeBackIn = 'फेरि राख्नुहोस्';
export const withheldReason = 'नतिजा रोक्ने कारण (खाली भए रोकिँदैन)';
export const keySearch = 'खोज्ने';
