import { withGate } from '#text/dates.ts';
import { devanagariDigits, numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';
import { withRoom } from '#text/room-name.ts';

const n = (count: number) => numberIn('ne', count);

// The form of an application, and the page of one's own application.
export const parts = {
  you: 'तपाईं',
  address: 'ठेगाना',
  school: 'विद्यालय र प्राप्ताङ्क',
  groups: 'समूह',
  photo: 'फोटो',
  documents: 'कागजात',
  fee: 'शुल्क',
  check: 'जाँचेर पठाउनुहोस्',
} as const;
export const leads = {
  you: 'टाइप गर्दै जाँदा सबै कुरा सेभ हुँदै जान्छ।',
  address: 'नागरिकता वा जन्मदर्तामा भएको स्थायी ठेगाना।',
  school: 'पछिल्लो ग्रेडसिटमा भएजस्तै।',
  groups: 'आफूलाई लागू हुने समूह छान्नुहोस्; नछान्दा पनि हुन्छ।',
  photo: 'अहिले खिच्नुहोस्, वा यो डिभाइसबाट छान्नुहोस्।',
  documents: 'पर्खनुपर्दैन: अर्को भाग भर्दाभर्दै कागजात पठाइन्छन्।',
  fee: 'शुल्क तिर्नुहोस्, अनि कसरी तिर्नुभयो यहाँ भन्नुहोस्। कलेजले जाँच्ने बेलासम्म पर्खनु पर्दैन।',
  check: 'पठाउनुअघि एक पटक पढ्नुहोस्।',
} as const;
export const title = (part: string) => `${part}, आवेदन`;
export const partsOf = 'फारमका भागहरू';
export const partOf = (part: number, all: number) => `${n(all)} मध्ये भाग ${n(part)}`;
export const next = (part: string) => `अर्को: ${part}`;
export const before = 'अघिल्लो भाग';
export const optional = 'नभरे पनि हुन्छ';
export const choose = 'छान्नुहोस् …';

export const keptHere = (time: string) => `यो डिभाइसमा सेभ भयो, ${devanagariDigits(time)} बजे`;
export const keptOnline = (time: string) => `यो डिभाइस र अनलाइनमा सेभ भयो, ${devanagariDigits(time)} बजे`;
export const noConnection = 'नेट छैन: यो डिभाइसमा सुरक्षित छ';
export const keepsNothing = 'यो डिभाइसले केही राख्दैन। नपठाउन्जेल यो पृष्ठ बन्द नगर्नुहोस्।';
export const closedMeanwhile = 'आवेदन बन्द भइसक्यो। लेखेको कुरा यो डिभाइसमा छ।';
export const nothingYet = 'अहिलेसम्म केही लेखिएको छैन';
export const goOnElsewhere = (numbered: string, code: string) =>
  `अर्को डिभाइसमा नम्बर ${numbered} र कोड ${code} ले यो फारम खुल्छ।`;

export const name = 'प्रमाणपत्रमा भएको नाम (अङ्ग्रेजीमा)';
export const nameHint = 'ग्रेडसिटमा जस्तै, अङ्ग्रेजी अक्षरमा।';
export const nameNepali = 'नाम (नेपालीमा)';
export const dateOfBirth = 'जन्म मिति';
export const calendars = { BS: 'वि.सं.', AD: 'ई.सं.' } as const;
export const calendar = 'संवत्';
export const year = 'साल';
export const month = 'महिना';
export const day = 'गते';
export const alsoDay = {
  BS: (date: string) => `ई.सं. ${date}।`,
  AD: (date: string) => `वि.सं. ${withGate(date)}।`,
} as const;
export const ageThen = (age: number) => `परीक्षाको दिन तपाईं ${n(age)} वर्षको हुनुहुनेछ।`;
export const gender = 'लिङ्ग';
export const genders = { female: 'महिला', male: 'पुरुष', other: 'अन्य', unsaid: 'भन्न चाहन्नँ' } as const;
export const phone = 'मोबाइल नम्बर';
export const phoneHint = 'दस अङ्क; विदेशको भए + र त्यस देशको कोडसहित।';
export const email = 'इमेल';
export const province = 'प्रदेश';
export const district = 'जिल्ला';
export const localLevel = 'स्थानीय तह';
export const ward = 'वडा';
export const tole = 'टोल वा गाउँ';
export const guardian = 'अभिभावकको नाम';
export const placesNotLoaded = 'ठाउँहरूको सूची खुलेन।';
export const school = 'पछिल्लो विद्यालय';
export const schoolHint = 'पूरा नाम, ठाउँसहित।';
export const schoolKind = 'विद्यालयको किसिम';
export const schoolKinds = { community: 'सामुदायिक (सरकारी) विद्यालय', private: 'निजी वा ट्रस्टको विद्यालय' } as const;
export const board = 'बोर्ड';
export const boardHint = 'जस्तै NEB।';
export const passedYear = 'साल (वि.सं.)';
export const scores = { gpa: 'GPA', percent: 'प्रतिशत' } as const;
export const scoreHints = {
  gpa: 'ग्रेडसिटमा भएजस्तै, ०.०० देखि ४.०० सम्म।',
  percent: 'लब्धाङ्कपत्रमा भएजस्तै, ० देखि १०० सम्म।',
} as const;
export const help = 'थप समय वा अरू सहयोग चाहिन्छ?';
export const noHelp = 'चाहिँदैन';
export const yesHelp = 'चाहिन्छ';
export const helpReason = 'के चाहिन्छ र किन';
export const helpHint = 'जस्तै २० मिनेट थप, ठूला अक्षर, भुइँतलाको कोठा।';
export const ownQuestions = 'कलेजका प्रश्न';

export const groups = 'समूह';
export const groupSeats = (seats: number) => `${n(seats)} सिट`;
export const needsDocument = (what: string) => `चाहिने कागजात: ${what}।`;
export const openToo = 'खुला सिटमा पनि प्रतिस्पर्धा गर्न पाइन्छ। कलेजले समूह नमाने पनि तपाईं खुला सूचीमा रहनुहुन्छ।';

export const takePhoto = 'फोटो खिच्नुहोस्';
export const chooseFile = 'फाइल छान्नुहोस्';
export const takeAgain = 'फेरि खिच्नुहोस्';
export const fitLine = 'टाउको र काँध रेखाभित्र पार्नुहोस्।';
export const howToCut = 'फोटो तानेर वा एरो कुञ्जीले सार्नुहोस्। + र − ले ठूलो-सानो हुन्छ।';
export const howToLook = 'सादा भित्ताअगाडि बसेर सिधा हेर्नुहोस्। धर्मअनुसार टाउको ढाकेको भए हुन्छ।';
export const cropName = 'प्रवेशपत्रमा जाने फोटोको भाग';
export const larger = 'ठूलो';
export const smaller = 'सानो';
export const turn = 'घुमाउनुहोस्';
export const takeThis = 'यही फोटो राख्नुहोस्';
export const largeEnough = 'फोटो पर्याप्त ठूलो छ';
export const tooFewPixels = 'सानो छ: प्रवेशपत्रमा धमिलो देखिन सक्छ';
export const brightEnough = 'उज्यालो पर्याप्त छ';
export const tooDark = 'अँध्यारो छ: झ्यालनजिक खिच्नुहोस्';
export const madeSmaller = (size: string) => `यही डिभाइसमा सानो बनाइयो: ${size}`;
export const notAPicture = (file: string) => `${file} बाट फोटो खुलेन। अर्को फोटो छान्नुहोस्।`;
export const yourPhoto = 'तपाईंको फोटो';
export const cardUse = 'यो फोटो प्रवेशपत्रमा रहन्छ। निरीक्षकले यसलाई तपाईंको अनुहारसँग भिडाउनुहुन्छ।';

export const forGroup = (group: string) => `${withPostposition(group, 'का')} लागि`;
export const fileForms = {
  picture: 'फोटो: JPEG, PNG वा WebP, ५ MB सम्म।',
  pdf: 'PDF, ५ MB सम्म।',
  both: 'फोटो (JPEG, PNG, WebP) वा PDF, ५ MB सम्म।',
} as const;
export const sentAt = (time: string, size: string) => `${time} बजे पुग्यो, ${size}`;
export const sending = (percent: number) => `पठाउँदै छ, ${n(percent)} %`;
export const waiting = 'नेट आएपछि जान्छ';
export const look = 'हेर्नुहोस्';
export const close = 'बन्द गर्नुहोस्';
export const replace = 'फेर्नुहोस्';
export const remove = 'हटाउनुहोस्';
export const noDocuments = 'तपाईंको आवेदनमा कुनै कागजात चाहिँदैन।';
export const wrongKind = {
  picture: 'यहाँ फोटो मात्र लिइन्छ।',
  pdf: 'यहाँ PDF मात्र लिइन्छ।',
  both: 'यहाँ फोटो वा PDF मात्र लिइन्छ।',
} as const;
export const tooLarge = 'यो फाइल ५ MB भन्दा ठूलो छ।';

export const owes = (amount: string, until: string) => `रु ${amount}, ${withGate(until)} बजेसम्म`;
export const owesLate = (amount: string) => `रु ${amount}, ढिलो शुल्कसहित`;
export const feeWays = { voucher: 'बैंक भौचर', esewa: 'eSewa' } as const;
export const voucherHow = 'काउन्टर वा मोबाइल बैंकिङबाट तिर्नुहोस्, अनि भौचरको फोटो खिच्नुहोस्।';
export const bank = 'बैंक र शाखा';
export const voucher = 'भौचर नम्बर';
export const voucherDay = 'भुक्तानीको मिति';
export const voucherPhoto = 'भौचरको फोटो';
export const esewaHow = 'अहिले तिर्नुहोस्। तिरेपछि आफैँ यही फारममा फर्कनुहुन्छ।';
export const payNow = (amount: string) => `eSewa बाट रु ${amount} तिर्नुहोस्`;
export const askingEsewa = 'eSewa लाई सोध्दै छ …';
export const esewaPaid = 'तिरियो: eSewa ले पुष्टि गर्‍यो।';
export const esewaNotYet = 'eSewa ले अझै पुष्टि गरेको छैन। भर्खरै तिर्नुभएको हो भने एक मिनेटपछि फेरि हेर्नुहोस्।';
export const lookAgain = 'फेरि हेर्नुहोस्';
export const payOffline = 'नेट छैन: नेट आएपछि तिर्न सक्नुहुन्छ।';
export const comparedWithBank = 'कलेजले भौचर बैंकको सूचीसँग भिडाउँछ, प्रायः दुई कार्यदिनभित्र। त्यसअघि नै पठाउन सक्नुहुन्छ।';
export const freeOfCharge = 'यस आवेदनको शुल्क लाग्दैन।';

export const correctUntil = (until: string) =>
  `पठाइसकेपछि पनि, कलेजले निर्णय नगरेसम्म, ${withGate(until)} बजेसम्म सच्याउन सकिन्छ।`;
export const change = 'फेर्नुहोस्';
export const changePart = (part: string) => `फेर्नुहोस्: ${part}`;
export const there = 'राखिएको छ';
export const notGiven = 'भरिएको छैन';
export const stillMissing = 'अझै बाँकी';
export const thingsMissing = (count: number) => `अझै ${n(count)} कुरा बाँकी छन्: माथिको सूची हेर्नुहोस्।`;
export const tickFirst = 'पहिले माथि सबै कुरा साँचो हो भनी चिन्ह लगाउनुहोस्।';
export const photoMissing = 'फोटो बाँकी छ।';
export const documentMissing = (what: string) => `${what} बाँकी छ।`;
export const filesWait = (count: number) => `पहिले ${n(count)} वटा फाइल पुग्नुपर्छ।`;
export const declaration = 'यहाँ लेखिएका सबै कुरा साँचो हुन्। विवरण झुटो ठहरे मेरो आवेदन रद्द हुन्छ भन्ने मैले बुझेको छु।';
export const submit = 'आवेदन पठाउनुहोस्';
export const submitting = 'पठाउँदै छ …';
export const sendAgain = 'फेरि पठाउनुहोस्';
export const needsNetwork = 'पठाउन नेट चाहिन्छ। त्यतिन्जेल सबै यो डिभाइसमा सुरक्षित छ।';
export const twice = 'यो तपाईंकै आवेदन हो? यसैलाई जारी राख्नुहोस्';
export const twiceNote = 'उही नाम र जन्म मिति, वा उही मोबाइल नम्बरबाट आवेदन आइसकेको छ। तपाईंकै हो भने त्यही आवेदन खोल्नुहोस्।';
export const openIt = 'त्यही आवेदन खोल्नुहोस्';

export const submitted = 'पठाइयो';
export const received = (time: string) => `कलेजले तपाईंको आवेदन ${withGate(time)} बजे पायो।`;
export const number = 'आवेदन नम्बर';
export const code = 'कोड';
export const codeNote = 'नम्बर र कोड भए आवेदन जुनसुकै डिभाइसमा खुल्छ। कोड टिप्नुहोस्, वा यो पृष्ठ छाप्नुहोस्।';
export const print = 'यो पृष्ठ छाप्नुहोस्';
export const openMine = 'मेरो आवेदन खोल्नुहोस्';
export const leave = 'यो डिभाइसबाट हटाउनुहोस्';
export const leaveNote = 'साझा कम्प्युटर भए: तपाईंको फारम यसबाट मेटिन्छ।';
export const leaveAsks = (unsent: number) =>
  unsent === 0 ? 'तपाईंको आवेदनका सबै कुरा यो डिभाइसबाट मेटिन्छन्।' : `${n(unsent)} वटा कुरा अझै अनलाइन पुगेका छैनन्, ती हराउँछन्।`;
export const leaveNow = 'हटाउनुहोस्';
export const stay = 'यहीँ रहनुहोस्';
export const whatNext = 'अब के हुन्छ';

export const openMineLead = 'खाता चाहिँदैन: नम्बर र कोड भए हुन्छ।';
export const open = 'खोल्नुहोस्';
export const codePlease = 'कृपया कोड हाल्नुहोस्';
export const codePleaseNote = 'केही हराएको छैन। कोड तपाईंले छापेको वा टिपेको पृष्ठमा छ।';
export const goOn = 'अघि बढ्नुहोस्';
export const another = 'अर्को आवेदन';
export const notApplied = 'अझै आवेदन दिनुभएको छैन?';
export const applicationNumber = (numbered: string) => `आवेदन ${numbered}`;
export const symbolNumber = (numbered: string) => `सिम्बोल नम्बर ${numbered}`;

export const stateTitles = {
  draft: 'अझै पठाइएको छैन',
  submitted: 'कलेजमा पुग्यो',
  returned: 'सच्याउनुहोस्',
  accepted: 'स्वीकृत',
  refused: 'स्वीकृत भएन',
  withdrawn: 'तपाईंले आवेदन फिर्ता लिनुभयो',
} as const;
export const thingsToPutRight = (count: number) => `${n(count)} कुरा सच्याउनुहोस्`;
export const draftNote = (until: string) => `आवेदन ${withGate(until)} बजे बन्द हुन्छ।`;
export const submittedNote = 'कलेजले जाँच्दै छ। अझै सच्याउन सकिन्छ।';
export const submittedNoteLate = 'कलेजले जाँच्दै छ।';
export const returnedNote = (until: string) => `कलेजले आवेदन फिर्ता पठायो। ${withGate(until)} बजेसम्म फेरि पठाउनुहोस्।`;
export const returnReasons = {
  photo: 'फोटो',
  fee: 'शुल्क',
  name: 'फारम र कागजातको नाम मिलेन',
  other: 'अर्को कुरा',
} as const;
export const acceptedNote = 'परीक्षाअघि सिम्बोल नम्बर पाइन्छ।';
export const placeLater = 'कोठा र सिट पछि थाहा हुन्छ।';
export const cardLater = 'प्रवेशपत्र कहिलेदेखि खोल्न मिल्छ, कलेजले अझै तोकेको छैन।';
export const acceptedNumber = (numbered: string) => `स्वीकृत, सिम्बोल नम्बर ${numbered}`;
export const placeNote = (room: string, seat: string) =>
  `${withRoom('कोठा', room)}${seat === '' ? '' : `, सिट ${seat}`}।`;
export const withdrawnNote = 'अब मेट्न सकिन्छ।';
export const goOnForm = 'फारम भर्दै जानुहोस्';
export const correctIt = 'सच्याउनुहोस्';
export const putRight = 'सच्याउनुहोस्';
export const whereItStands = 'कहाँ पुग्यो';
export const steps = {
  submitted: 'पठाइयो',
  checked: 'जाँच',
  number: 'सिम्बोल नम्बर',
  card: 'प्रवेशपत्र',
  examination: 'परीक्षा',
  result: 'नतिजा',
  offer: 'सिटको प्रस्ताव',
} as const;
export const returnedOn = (on: string) => `${withGate(on)} फिर्ता आयो`;
export const acceptedOn = (on: string) => `${withGate(on)} स्वीकृत भयो`;
export const toResult = 'आफ्नो नतिजा हेर्नुहोस्';
export const yourApplication = 'तपाईंको आवेदन';
export const read = 'पढ्नुहोस्';
export const download = 'सबै कुरा एउटै फाइलमा डाउनलोड गर्नुहोस्';
export const withdraw = 'फिर्ता लिनुहोस्';
export const withdrawAsks = 'यस परीक्षामा तपाईंको ठाउँ रहँदैन। यो काम उल्टाउन सकिँदैन।';
export const withdrawNow = 'मेरो आवेदन फिर्ता लिनुहोस्';
export const deleteAll = 'सबै मेट्नुहोस्';
export const deleteAsks = 'फारम, फोटो र कागजात कलेजबाट पनि मेटिन्छन्।';
export const deleted = 'तपाईंको आवेदन मेटियो।';

/** What the sentence of a problem names. */
interface FormNumbers {
  readonly digits?: number;
  readonly most?: number;
}

export const problems = {
  missing: () => 'यो भर्न बाँकी छ।',
  choose: () => 'एउटा छान्नुहोस्।',
  'too-long': ({ most = 0 }: FormNumbers) => `बढीमा ${n(most)} अक्षर हुनुपर्छ।`,
  unreadable: () => 'यसमा देखाउन नमिल्ने अक्षर छ। फेरि टाइप गर्नुहोस्।',
  'name-letters': () => 'प्रमाणपत्रमा जस्तै अङ्ग्रेजी अक्षरमा लेख्नुहोस्।',
  'name-devanagari': () => 'देवनागरी अक्षरमा लेख्नुहोस्।',
  'no-day': () => 'यस्तो मिति हुँदैन। साल, महिना र गते हेर्नुहोस्।',
  'day-later': () => 'जन्म मिति यति पछिको हुन सक्दैन। साल र संवत् हेर्नुहोस्।',
  'too-old': () => 'जन्म मिति यति अघिको हुन सक्दैन। साल र संवत् हेर्नुहोस्।',
  'phone-digits': ({ digits = 0 }: FormNumbers) =>
    `यसमा ${n(digits)} अङ्क छन्। नेपालको मोबाइल नम्बर १० अङ्कको हुन्छ, जस्तै 98412 33456।`,
  'phone-form': () => 'यो नेपालको मोबाइल नम्बर होइन। विदेशको भए + बाट सुरु गर्नुहोस्।',
  'email-form': () => 'इमेल name@example.com जस्तो हुनुपर्छ।',
  ward: () => 'वडा नम्बर १ देखि ३५ सम्मको हुनुपर्छ।',
  year: () => 'वि.सं. साल चार अङ्कमा लेख्नुहोस्, जस्तै २०८२।',
  gpa: () => 'GPA ०.०० देखि ४.०० सम्मको हुनुपर्छ।',
  percent: () => '० देखि १०० सम्मको अङ्क लेख्नुहोस्।',
} as const;
