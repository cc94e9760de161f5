import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const digits = (count: number) => numberIn('ne', count);

// The published lists of an examination, for everyone.
export const results = 'नतिजा';
export const meritList = 'योग्यताक्रम सूची';
export const loadFailed = 'नतिजा ल्याउन सकिएन।';
export const unknownCode = 'यस कोडको परीक्षा छैन।';
export const notYet = 'नतिजा अझै प्रकाशित भएको छैन।';
export const notYetNote = 'प्रकाशित भएपछि यही ठेगानामा आउँछ। परीक्षार्थीले आफ्ना उत्तर र उत्तरकुञ्जिका हलमा हेर्न सक्छन्।';
export const toHall = 'हलमा जानुहोस्';
export const published = (moment: string) => `${withGate(moment)} बजे प्रकाशित।`;
export const counts = (sat: number, passed: number, seats: number) =>
  `${digits(sat)} जनाले परीक्षा दिए, ${digits(passed)} उत्तीर्ण, ${digits(seats)} सिट।`;

// Search for a symbol number
export const findOne = 'सिम्बोल नम्बर खोज्नुहोस्';
export const symbolNumber = 'सिम्बोल नम्बर';
export const pin = 'PIN';
export const pinHint = 'PIN लेखे प्रत्येक खण्डको अङ्क देखिन्छ।';
export const findByBrowser = 'ब्राउजरको “पृष्ठमा खोज्नुहोस्” (Find in page) प्रयोग गर्नुहोस्: सबै सूची यसै पृष्ठमा छन्।';
export const find = 'खोज्नुहोस्';
export const finding = 'खोज्दै …';
export const writeNumber = 'सिम्बोल नम्बर लेख्नुहोस्।';
export const notFound = (which: string) => `${which} को नतिजा यहाँ छैन।`;
export const rankOf = (rank: number, sat: number) => `${digits(sat)} जनामध्ये योग्यताक्रम ${digits(rank)}`;
export const seatOn = (list: string, position: number) => `${list}, सिट ${digits(position)}`;
export const waitsOn = (list: string, position: number) => `${list}, क्रम ${digits(position)}`;
export const noSeat = 'सिट छैन';
export const inARow = (first: string, second: string) => `${first}। ${second}`;
export const withheldOne = 'रोकिएको, सिट छैन';
export const absent = 'परीक्षा नदिएको';
export const passed = 'उत्तीर्ण';
export const notPassed = 'उत्तीर्णाङ्कभन्दा कम';
export const sectionMarks = 'खण्डअनुसार अङ्क';

// The lists
export const lists = 'सूचीहरू';
export const openList = 'खुला सूची';
export const openNote = 'उत्तीर्ण भएका सबैमध्ये उत्कृष्ट।';
export const groupNote = 'खुला सूचीमा सिट नपाएका, यस समूहका उत्तीर्णमध्ये उत्कृष्ट।';
export const waitingOf = (list: string) => `वैकल्पिक सूची, ${list}`;
export const waitingNote = 'सिट खाली भए यही क्रममा बोलाइन्छ।';
export const seats = (count: number) => `${digits(count)} सिट`;
export const waiting = (count: number) => `${digits(count)} जना`;
export const nobody = 'कोही छैन।';
export const wentToOpen = (count: number) =>
  `${digits(count)} सिट खाली ${count === 1 ? 'रह्यो, खुला सूचीमा गयो' : 'रहे, खुला सूचीमा गए'}।`;
export const rank = 'क्रम';
export const symbolShort = 'सिम्बोल नं.';
export const candidate = 'परीक्षार्थी';
export const marks = 'अङ्क';
export const beforeBy = (other: string, by: string) => `${withPostposition(by, 'का')} आधारमा ${other} भन्दा अगाडि`;
export const equalToLast = 'अन्तिम आधारसम्म बराबर';
export const admitted = 'परीक्षकले सिट दिनुभएको';
export const withheld = (symbolNumbers: string) => `रोकिएका, सिट छैन: ${symbolNumbers}।`;
export const preparedBy = 'तयार गर्ने';
export const checkedBy = 'जाँच गर्ने';
export const controller = 'परीक्षा नियन्त्रक';

// The signature
export const signed = 'हस्ताक्षरित।';
export const signedNote = 'यी सूची एकै पटक बनाएर कलेजको साँचो (Ed25519) ले हस्ताक्षर गरिएका हुन्। कसैले बदले थाहा हुन्छ।';
export const asFile = 'सूचीको फाइल';
export const publicKey = 'सार्वजनिक साँचो';
export const roundOfOffers = (round: number, until: string) =>
  `यी सूची सिट प्रस्तावको चरण ${digits(round)} का हुन्। सिट ${withGate(until)} बजेसम्म लिन सकिन्छ।`;
export const earlierVersions = 'यी सूचीका अघिल्ला संस्करण:';
export const version = (number: number) => `संस्करण ${digits(number)}`;
