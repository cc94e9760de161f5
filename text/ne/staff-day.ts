import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (number: number) => numberIn('ne', number);

// The day of an examination, as its staff see it.
export const timeLeft = 'बाँकी समय';
export const haveLonger = (count: number, time: string) => `${n(count)} जनाको थप समय छ, ${time} बजेसम्म।`;
export const timeToStart = 'सुरु हुन बाँकी';
export const days = (count: string) => `${count} दिन`;
export const timeOver = 'समय सकियो';
export const serverTime = (time: string) => `सर्भरको घडीमा अहिले ${time} बजेको छ।`;
export const updated = (seconds: number) => `${n(seconds)} सेकेन्डअघिको अवस्था।`;
export const stale = (seconds: number) => `${n(seconds)} सेकेन्डदेखि जवाफ आएको छैन: देखिएको कुरा त्यति नै पुरानो हो।`;
export const notLoaded = 'कोठाहरू ल्याउन सकिएन।';
export const states = {
  working: 'लेख्दै',
  notHeard: 'सम्पर्क छैन',
  handedIn: 'बुझाइसकेको',
  present: 'उपस्थित',
  absent: 'अनुपस्थित',
} as const;
export const notYet = 'आउन बाँकी';
export const answersGiven = 'दिइएका उत्तर';
export const roomCount = (rooms: number) => `${n(rooms)} कोठा`;
export const roomsNote = 'सहयोग चाहिने कोठा पहिले आउँछ; उत्तर दिँदै जाँदा गोलो भरिँदै जान्छ।';
export const withoutRoom = 'कोठा नतोकिएका';
export const nobody = 'यस परीक्षामा अहिलेसम्म परीक्षार्थी छैनन्।';
export const outageSince = (time: string) => `${time} बजेदेखि अवरोध`;
export const minutesProposed = (minutes: number) => `${n(minutes)} मिनेट प्रस्तावित`;
export const needsYou = 'तपाईंले हेर्नुपर्ने';
export const nothingNeedsYou = 'अहिले केही छैन।';
export const giveTitle = (room: string, minutes: number) => `${room}: ${n(minutes)} मिनेट दिने?`;
export const outageWas = (from: string, to: string, dark: number, worked: number) =>
  `${from} बजेदेखि ${to} बजेसम्म सम्पर्क थिएन। ${n(dark)} यन्त्र बन्द थिए; ${n(worked)} चलिरहे, तिनको समय गुमेन।`;
export const giveTo = (minutes: number, candidates: number) => `${n(candidates)} जनालाई ${n(minutes)} मिनेट दिनुहोस्`;
export const movesTheirEnd =
  'सकिने समय उनीहरूको मात्र सर्छ, अरू कसैको सर्दैन। समय सकिएको भए प्रश्नपत्र फेरि खुल्छ। दिएको समय फिर्ता लिन मिल्दैन।';
export const outageOpen = (room: string) => `${room}: अवरोध जारी छ`;
export const outageNow = (silent: number, since: string) =>
  `${since} बजेदेखि ${n(silent)} जनासँग सम्पर्क छैन। उनीहरूका उत्तर यन्त्रमै सुरक्षित छन्। धेरैजसो फर्केपछि अवरोध आफैँ सकिन्छ।`;
export const closeOutage = 'अवरोध सकियो …';
export const closeTitle = (room: string) => `${withPostposition(room, 'को')} अवरोध सकियो भन्ने?`;
export const closeNote = 'अबदेखि बन्द हुने यन्त्रको समय यस अवरोधमा गनिँदैन।';
export const close = 'सकियो';
export const leaveOpen = 'जारी राख्नुहोस्';
export const openOutage = 'अवरोध सुरु भयो …';
export const openTitle = (room: string) => `${withPostposition(room, 'मा')} अवरोध सुरु भयो भन्ने?`;
export const openNote = 'धेरै यन्त्रको सम्पर्क सँगै टुटेको भए त्यही बेलादेखि, नत्र अहिलेदेखि गनिन्छ।';
export const openBelow = 'यतिले मात्र कसैलाई समय दिइँदैन।';
export const open = 'सुरु भयो';
export const silentNow = (where: string, answered: number | null) =>
  answered === null ? `${where}। सम्पर्क छैन।` : `${where}। ${n(answered)} उत्तरपछि सम्पर्क छैन।`;
export const wantsDevice = (where: string) => `${where}। अर्को यन्त्रमा लेख्न चाहन्छन्।`;
export const othersTry = (where: string, count: number) =>
  `${where}। गलत PIN: ${n(count)} पटक। सही PIN ले अझै खुल्छ; अस्वीकार भए अर्को यन्त्रमा खोल्न दिनुहोस्।`;
export const photoOf = (name: string) => `${withPostposition(name, 'को')} फोटो`;
export const faceDoubted = (where: string) =>
  `${where}। ढोकामा अनुहार फोटोसँग मिलेन। अर्कै व्यक्ति भए “परीक्षार्थी” ट्याबमा नतिजा रोक्नुहोस्।`;
export const faceMatches = 'परीक्षार्थी यिनै हुन्';
export const waitsForYou = (where: string) => `${where}। उपस्थिति अझै पक्का भएको छैन।`;
export const wasDark = (where: string, from: string, to: string) =>
  `${where}। ${from} बजेदेखि ${to} बजेसम्म यन्त्र बन्द थियो; कोठामा अवरोध थिएन।`;
export const placeOf = (room: string, seat: string) => `${room}, सिट ${seat}`;
export const releaseAsks = 'अर्को यन्त्रमा खोल्न दिनुहोस् …';
export const released = 'अर्को यन्त्रमा खोल्न दिइयो';
export const releaseBelow = 'अर्को यन्त्रले यो प्रश्नपत्र तुरुन्तै अगाडि बढाउन सक्छ, र यो यन्त्र रोकिन्छ। यो फिर्ता लिन मिल्दैन।';
export const keepDevice = 'जस्ताको तस्तै राख्नुहोस्';
export const release = 'अर्को यन्त्रमा खोल्न दिनुहोस्';
export const releaseOf = (symbolNumber: string) => `${symbolNumber} लाई अर्को यन्त्रमा खोल्न दिनुहोस्`;
export const giveTime = 'समय दिनुहोस् …';
export const giveTimeTo = (whom: string) => `${withPostposition(whom, 'लाई')} समय दिनुहोस्`;
export const confirmPresence = 'उपस्थिति पक्का गर्नुहोस्';
export const takeBack = 'फेरि लेख्न दिनुहोस् …';
export const takeBackOf = (symbolNumber: string) => `${symbolNumber} लाई फेरि लेख्न दिनुहोस्`;
export const takeBackNote = 'परीक्षार्थीले छोडेकै ठाउँबाट फेरि लेख्न पाउँछन्।';
export const takeBackBelow = 'बुझाएको कुरा परीक्षार्थीको घटनाक्रममा र कामको अभिलेखमा रहिरहन्छ।';
export const takeItBack = 'फेरि लेख्न दिनुहोस्';
export const keepHandIn = 'यत्तिकै छोड्नुहोस्';
export const minutes = 'मिनेट';
export const reason = 'कारण';
export const giveMinutes = 'समय दिनुहोस्';
export const giveNothing = 'नदिनुहोस्';
export const announce = 'सूचना दिनुहोस्';
export const announcement = 'सूचना';
export const inNepali = 'चाहनुभए यही कुरा नेपालीमा';
export const announceHint = '२५ सेकेन्डभित्र यन्त्रहरूमा देखिन्छ; पढेको जनाएपछि मात्र हट्छ।';
export const toWhom = 'कसलाई';
export const allRooms = 'सबै कोठा';
export const toldTo = (rooms: string, count: number, of: number) => `${rooms}। ${n(of)} मध्ये ${n(count)} जनाले पढे।`;
export const keyRooms = 'अर्को, अघिल्लो कोठा';
export const keyAnnounce = 'सूचना दिने';
export const keyTime = 'कोठालाई समय दिने';
export const keyOutage = 'अवरोध सुरु वा अन्त्य';
export const keyFind = 'परीक्षार्थी खोज्ने';
export const find = 'परीक्षार्थी खोज्नुहोस्';
export const nameOrNumber = 'नाम वा सिम्बोल नम्बर';
export const nobodyFound = 'यस नाम वा नम्बरका कोही छैनन्।';
export const held = 'लिने कि नलिने टुङ्ग्याउनुपर्ने उत्तर';
export const heldNote =
  'यी ढिलो आए, अर्को यन्त्रमा सरिसकेपछि पुरानो यन्त्रबाट आए, वा यिनको समय मिल्दैन। समय सकिएपछि बनेका कहिल्यै गनिँदैनन्।';
export const heldOf = (count: number) => `${n(count)} उत्तर`;
export const heldInTime = (count: number) => `${n(count)} समयभित्रका`;
export const heldFor = {
  'replaced-device': 'अर्को यन्त्रमा सरिसकेपछि पुरानो यन्त्रबाट आएका',
  differs: 'यही क्रममा सर्भरमा भएका भन्दा फरक',
  'too-late': 'धेरै ढिलो आएका',
  'log-full': 'अभिलेख भरिएपछि आएका',
  late: 'समय सकिएपछि आइपुगेका, नलिने नभनेसम्म गनिने',
  implausible: 'लेखिएको समयमा बनेका हुन नसक्ने, नलिएसम्म नगनिने',
};
export const lateOf = (answers: number, candidates: number) =>
  `${n(candidates)} जना परीक्षार्थी${answers === 1 ? 'को' : 'का'} ${n(answers)} उत्तर समय सकिएपछि ${answers === 1 ? 'आइपुग्यो' : 'आइपुगे'}।`;
export const lateNote =
  'अहिलेलाई यी गनिन्छन्। यी नहेरी उत्तरकुञ्जिका प्रकाशित गर्न मिल्दैन। इन्टरनेट टुटेको बेला कुनै छलछाम नभए पनि उत्तर ढिलो आउँछन्।';
export const takeAllLate = 'सबै लिनुहोस् …';
export const leaveAllLate = 'कुनै पनि नलिनुहोस् …';
export const takeAllLateOf = (answers: number, candidates: number) =>
  `ढिलो आएका सबै उत्तर लिने हो? ${lateOf(answers, candidates)}`;
export const leaveAllLateOf = (answers: number, candidates: number) =>
  `ढिलो आएका कुनै पनि उत्तर नलिने हो? ${lateOf(answers, candidates)}`;
export const span = (from: string, to: string | null) => {
  if (to === null) return `${from} बजेदेखि`;
  return from === to ? `${from} बजे` : `${from} बजेदेखि ${to} बजेसम्म`;
};
export const madeAndCame = (made: string, came: string) => `${made} बनेका; ${came} आइपुगेका।`;
export const silentButWorked = (spans: string) => `सम्पर्क थिएन, यन्त्र चलिरहेको थियो: ${spans}।`;
export const silentAndDark = (spans: string) => `सम्पर्क थिएन, यन्त्र पनि बन्द थियो: ${spans}।`;
export const neverSilent = 'यन्त्रको सम्पर्क कहिल्यै टुटेन।';
export const deviceRan = (spans: string) => `यन्त्रले जनाएअनुसार यो चलिरहेको थियो: ${spans}।`;
export const roomOutages = (spans: string) => `कोठाको अवरोध: ${spans}।`;
export const claimsNothing = 'यन्त्रले आफूसँग के छ भनेर बताएको छैन: कि त यसको प्रोग्राम पुरानो हो, कि त अर्कै।';
export const heldMore = 'अझै छन्; यी टुङ्गिएपछि देखिन्छन्।';
export const takeHeld = 'लिनुहोस् …';
export const leaveHeld = 'नलिनुहोस् …';
export const takeNow = 'लिनुहोस्';
export const leaveNow = 'नलिनुहोस्';
export const takeHeldOf = (count: number, symbolNumber: string) => `${symbolNumber} का थाँती ${heldOf(count)} लिने हो?`;
export const leaveHeldOf = (count: number, symbolNumber: string) => `${symbolNumber} का थाँती ${heldOf(count)} नलिने हो?`;
export const heldBelow = 'निर्णय पछि बदलिँदैन; कारणसहित कामको अभिलेखमा रहन्छ।';
export const decideLater = 'पछि निर्णय गर्छु';
export const seat = 'सिट';
export const candidate = 'परीक्षार्थी';
export const state = 'अवस्था';
export const answered = 'उत्तर';
export const answeredOf = (answers: number, total: number) => `${n(total)} मध्ये ${n(answers)}`;
export const lastHeard = 'अन्तिम सम्पर्क';
export const secondsAgo = (seconds: number) =>
  seconds < 60 ? `${n(seconds)} सेकेन्ड` : `${n(Math.floor(seconds / 60))} मिनेट`;
export const device = 'यन्त्र';
export const firstDevice = 'पहिलो';
export const otherDevice = 'अर्को';
export const wrongPins = (count: number) => `गलत PIN: ${n(count)} पटक`;
export const leftPage = 'पृष्ठ छोडेको';
export const given = 'दिइएको मिनेट';
export const acts = 'काम';
export const ledger = 'अवरोधको विवरण';
export const ledgerNote = 'हरेक अवरोध, त्यसमा कति समय गुम्यो र कति दिइयो।';
export const noOutages = 'अहिलेसम्म अवरोध भएको छैन।';
export const room = 'कोठा';
export const from = 'देखि';
export const to = 'सम्म';
export const isOpen = 'जारी';
export const darkDevices = 'बन्द यन्त्र';
export const workedOn = 'सम्पर्क टुटे पनि चलेका';
export const proposed = 'प्रस्तावित मिनेट';
export const nothingLost = 'समय गुमेन';
export const waits = 'तपाईंको निर्णय बाँकी';
export const givenTo = (given_: number, candidates: number) => `${n(candidates)} जनालाई ${n(given_)} मिनेट`;
export const actsWaiting = (waiting: number) =>
  `तपाईंले ${waiting === 1 ? 'गर्नुभएको' : 'गर्नुभएका'} ${n(waiting)} काम यहाँ ${waiting === 1 ? 'सुरक्षित छ; इन्टरनेट आउनेबित्तिकै पठाइन्छ' : 'सुरक्षित छन्; इन्टरनेट आउनेबित्तिकै पठाइन्छन्'}।`;
export const actRefused = (why: string) => `त्यो काम भएन: ${why}`;
export const giveToo = 'यी पनि दिनुहोस्';
export const understood = 'बुझेँ';

// The end by hand
export const endTitle = 'अन्त्य';
export const whoStands = (handedIn: string, working: string, neverBegan: string) =>
  `बुझाएका: ${handedIn}। अझै लेख्दै: ${working}। सुरु नगरेका: ${neverBegan}।`;
export const endsWhenAllHandedIn = 'समय सकिएपछि आफैँ अन्त्य हुन्छ, वा सुरु गरेका सबैले बुझाएपछि यहाँबाट अन्त्य गर्न सकिन्छ।';
export const endAsks = 'परीक्षा अन्त्य गर्नुहोस् …';
export const endQuestion = 'परीक्षा अहिले अन्त्य गर्ने?';
export const endBelow = (neverBegan: string) =>
  `सुरु नगरेका ${neverBegan} जनाले अब परीक्षा दिन सक्दैनन्, र कुनै उत्तर आइपुग्दैन। यो फिर्ता लिन मिल्दैन।`;
export const letItRun = 'चल्न दिनुहोस्';
export const endIt = 'परीक्षा अन्त्य गर्नुहोस्';

// An announcement that names an item by its number
export const numberIsAnother = 'हरेक परीक्षार्थीको प्रश्नको क्रम फरक छ: यस नम्बरमा हरेकको स्क्रिनमा अर्कै प्रश्न हुन्छ।';
export const inThePaper = (number: number, stem: string) =>
  `छापिएको प्रश्नपत्रमा ${numberIn('ne', number)} नम्बर: “${stem}”`;
export const nameByText = 'प्रश्नका शब्दले चिनाउनुहोस्';
export const itemThatBegins = (stem: string) => `“${stem}” भन्ने प्रश्न`;
