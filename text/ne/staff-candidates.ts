import { digitsIn, numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (number: number) => numberIn('ne', number);

// The candidates of an examination, as its staff see them.
export const candidates = 'परीक्षार्थीहरू';
export const candidatesIn = (count: number, rooms: number) => `${n(rooms)} कोठामा ${n(count)} जना परीक्षार्थी`;
export const fromFile = 'फाइलबाट';
export const columnsNote =
  'Excel, LibreOffice वा CSV फाइल। अङ्ग्रेजी वा नेपालीका चल्तीका शीर्षकबाट स्तम्भ चिनिन्छन्; सिम्बोल नम्बर र नाम मात्र अनिवार्य हुन्। एउटै सेलका समूहहरू ; ले जोड्नुहोस्।';
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
export const line = (number: number) => `हरफ ${digitsIn('ne', String(number))}:`;
export const wouldCome = (added: number, updated: number) =>
  updated === 0
    ? `${n(added)} जना नयाँ परीक्षार्थी।`
    : `${n(added)} जना नयाँ परीक्षार्थी; पहिले नै भएका ${n(updated)} जनाको विवरण फेरिन्छ, PIN भने उही रहन्छ।`;
export const nothingStored = 'अहिलेसम्म केही पनि राखिएको छैन।';
export const importCandidates = (count: number) => `${n(count)} जना परीक्षार्थीको विवरण थप्नुहोस्`;
export const importing = 'आयात हुँदै छ …';
export const cancel = 'रद्द गर्नुहोस्';
export const ignored = (columns: string) => `यहाँ काम नलाग्ने स्तम्भ: ${columns}`;
export const pinsAtHand = (count: number) => `${n(count)} PIN तयार ${count === 1 ? 'छ' : 'छन्'}।`;
export const shownOnce = 'यी यसै विन्डोमा मात्र देखाइन्छन्।';
export const againUntilOpen = 'यहाँ बनेका PIN लगइन नखुलुन्जेल कारण लेखेर फेरि हेर्न सकिन्छ।';
export const notAgain = 'लगइन खुलिसक्यो: यी फेरि हेर्न मिल्दैन।';
export const pinOf = (symbolNumber: string, pin: string) => `${symbolNumber}: ${pin}`;
export const downloadPins = 'PIN डाउनलोड गर्नुहोस्';
export const printCards = 'प्रवेशपत्र छाप्नुहोस्';
export const addOne = 'एक जना थप्नुहोस्';
export const admitCards = 'प्रवेशपत्र';
export const pinsAgain = 'PIN फेरि हेर्नुहोस् …';
export const pinsAgainTitle = 'PIN फेरि हेर्ने?';
export const pinsAgainNote = 'प्रवेशपत्र फेरि छाप्नका लागि। केही फेरिँदैन: बाँडिसकेका प्रवेशपत्र चलिरहन्छन्।';
export const pinsAgainAudited = 'कसले, कहिले र किन हेर्‍यो, कामको अभिलेखमा लेखिन्छ।';
export const whyAgain = 'कारण';
export const leaveHidden = 'अहिले होइन';
export const showPins = 'PIN हेर्नुहोस्';
export const pinsNotKept = (count: number) =>
  `${n(count)} PIN फाइलबाट ${count === 1 ? 'आएको हो' : 'आएका हुन्'}, फेरि हेर्न मिल्दैन: नयाँ मात्र बनाउन सकिन्छ।`;
export const newPins = 'नयाँ PIN …';
export const newPinsTitle = 'सबै परीक्षार्थीका लागि नयाँ PIN बनाउने?';
export const newPinsNote = 'अरूले देखेको हुन सक्ने, वा फाइलबाट आएर हराएका PIN का लागि।';
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
export const dateOfBirth = 'जन्म मिति (ई.सं.; वि.सं. भए BS …)';
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
export const group = 'समूह';
export const allGroups = 'सबै';
export const withAndWithout = 'भएका र नभएका';
export const withExtra = 'भएका';
export const withoutExtra = 'नभएका';
export const add = 'थप्नुहोस्';
export const save = 'सुरक्षित गर्नुहोस्';
export const newPin = 'नयाँ PIN';
export const withdraw = 'हटाउनुहोस्';
export const takeBackIn = 'फेरि राख्नुहोस्';
export const withheldReason = 'नतिजा रोक्ने कारण (खाली भए रोकिँदैन)';
export const keySearch = 'खोज्ने';
export const phone = 'फोन';
export const email = 'इमेल';
export const gender = 'लिङ्ग';
export const notSaid = 'नखुलाइएको';
export const genders = { female: 'महिला', male: 'पुरुष', other: 'अन्य' };
export const columnNames = {
  symbol_number: 'सिम्बोल नम्बर हो',
  name: 'नाम हो',
  room: 'कोठा हो',
  seat: 'सिट हो',
  groups: 'समूह हो',
  extra_minutes: 'थप मिनेट हो',
  date_of_birth: 'जन्म मिति हो',
  previous_score: 'अघिल्लो प्राप्ताङ्क हो',
  pin: 'PIN हो',
  phone: 'फोन हो',
  email: 'इमेल हो',
  gender: 'लिङ्ग हो',
};
export const choose = 'छान्नुहोस्';
export const whichCalendar = 'दुवै संवत्को हुन सक्ने साल';
export const bikram = 'विक्रम संवत् (BS)';
export const gregorian = 'ईस्वी संवत् (AD)';
export const whichOrder = '3/4/2009 जस्ता मितिमा पहिलो सङ्ख्या';
export const dayFirst = 'गते वा दिन हो';
export const monthFirst = 'महिना हो';
export const doubts = (count: number) => `${n(count)} हरफ शङ्कास्पद ${count === 1 ? 'छ' : 'छन्'}।`;
export const doubtful = 'शङ्कास्पद हरफ';
export const fontMadeNote = 'फाइलमा लेखिएको र युनिकोडमा बदलिएको, दुवै तल छन्। आयात गर्नुअघि एक पटक पढ्नुहोस्।';
export const fontLines = 'युनिकोडमा बदलिएका हरफ';
export const moreLines = (count: number) => `र थप ${n(count)} हरफ`;
export const template = 'भर्ने नमुना तालिका (Excel)';
