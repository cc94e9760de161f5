// The door of a room, where candidates show their admit cards.
import { withPostposition } from '#text/postposition.ts';
import { withRoom } from '#text/room-name.ts';

export const atDoor = 'ढोकामा';
export const roomAtDoor = 'ढोकामा';
export const toBoard = 'बोर्डमा जानुहोस्';
export const noList = 'यस कोठाको सूची आउँदै छ।';
export const numberLabel = 'सिम्बोल नम्बर';
export const typeNumber = 'वा नम्बर टाइप गर्नुहोस्';
export const find = 'खोज्नुहोस्';
export const numberMissing = 'सिम्बोल नम्बर लेख्नुहोस्।';

// A candidate
export const photoOf = (name: string) => `${withPostposition(name, 'को')} फोटो`;
export const noPhoto = 'फोटो छैन';
export const seatShort = 'सिट';
export const symbolShort = 'सिम्बोल नं.';
export const roomShort = 'कोठा';
export const present = 'उपस्थित';
export const notThisFace = 'अनुहार मिलेन…';
export const notHere = 'यहाँ छैनन्';
export const goOn = 'अर्को प्रवेशपत्र';
export const born = (day: string) => `जन्म मिति: ${day}।`;
export const presentSince = (time: string) => `${time} बजेदेखि उपस्थित।`;
export const presentKept = 'उपस्थित: यस यन्त्रमा राखिएको छ, पछि पठाइन्छ।';
export const doubted = 'अनुहार परीक्षकले हेर्नुहुन्छ। परीक्षार्थी बस्न सक्छन्।';
export const late = (now: string, until: string) =>
  `अहिले ${now} बजेको छ। ${until} बजेसम्म प्रवेश दिइन्छ; ढिलो भएबापत थप समय दिइँदैन।`;
export const tooLate = (until: string) => `प्रवेशको समय ${until} बजे सकियो। परीक्षकलाई सोध्नुहोस्।`;

// What a card is that belongs to another room
export const elsewhere = (symbolNumber: string, room: string, seat: string | null) =>
  `${symbolNumber} को ${withRoom('कोठा', room)}${seat === null ? '' : `, सिट ${seat}`} हो। परीक्षार्थीलाई त्यहाँ पठाउनुहोस्।`;
export const noRoom = (symbolNumber: string) => `${symbolNumber} को कोठा अझै तोकिएको छैन। परीक्षकलाई सोध्नुहोस्।`;
export const unknown = (symbolNumber: string) => `यस परीक्षामा सिम्बोल नम्बर ${symbolNumber} छैन। प्रवेशपत्र फेरि हेर्नुहोस्।`;
export const drawn = (symbolNumber: string) =>
  `${symbolNumber} लेखिएको यो QR कोड यहाँ बनाइएको होइन। नम्बर टाइप गरेर फोटो हेर्नुहोस्, र परीक्षकलाई खबर गर्नुहोस्।`;

// What was done
export const wasPresent = (name: string) => `${name} उपस्थित छन्।`;
export const wasMarked = (name: string) => `परीक्षकका लागि राखियो। ${name} बस्न सक्छन्।`;

// The lists
export const notHereYet = 'अझै नआएका';
export const countPresent = 'उपस्थित';
export const countAwaited = 'अझै नआएका';
export const minutesToGo = 'मिनेट बाँकी';
export const minutesOfEntry = 'प्रवेशका मिनेट';
export const byName = 'नामअनुसार';
export const bySeat = 'सिटअनुसार';
export const allHere = 'सबै आइपुगे।';
export const statePresent = (time: string) => `उपस्थित, ${time}`;
export const stateKept = 'उपस्थित, यहीँ राखिएको';
export const stateHere = 'उपस्थित';
export const stateDoubted = 'परीक्षकले हेर्ने';
