import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (count: number) => numberIn('ne', count);

// The desk of an examination's applications, its notice, its symbol numbers.
export const applications = 'आवेदन';
export const notice = 'आवेदन सूचना';
export const numbers = 'नम्बर';

export const search = 'खोज्नुहोस्';
export const nameOrNumber = 'नाम वा नम्बर';
export const show = 'देखाउने';
export const shows = {
  waiting: 'निर्णय बाँकी',
  submitted: 'पठाइएका',
  returned: 'फिर्ता गरिएका',
  accepted: 'स्वीकृत',
  refused: 'अस्वीकृत',
  withdrawn: 'फिर्ता लिइएका',
  draft: 'अधुरा',
} as const;
export const only = 'मात्र';
export const onlyAll = 'सबै';
export const onlyMissing = 'कागजात नपुगेका';
export const onlyCorrected = 'सच्याइएका';
export const onlyDoubtful = 'एकै व्यक्तिका हुन सक्ने';
export const needAPerson = (count: string) => `${count} वटा हेर्न बाँकी`;
export const found = (count: string) => `${count} आवेदन`;
export const nothingWaits = 'निर्णय गर्न बाँकी केही छैन।';
export const standing = (accepted: string, returned: string, refused: string) =>
  `${accepted} स्वीकृत, ${returned} फिर्ता, ${refused} अस्वीकृत।`;
export const noneFits = 'मिल्ने आवेदन छैन।';
export const noNotice = 'यस परीक्षाले अहिलेसम्म आवेदन लिएको छैन।';
export const makeNotice = 'आवेदन सूचना लेख्नुहोस्';
export const notLoaded = 'आवेदन खोल्न सकिएन।';
export const oneNotLoaded = 'यो आवेदन खोल्न सकिएन।';
export const acceptMany = 'धेरै एकैचोटि स्वीकार …';
export const queue = 'यस सूचीका आवेदन';
export const placeIn = (place: string, all: string) => `${all} मध्ये ${place}`;
export const nextOne = 'अर्को आवेदन';
export const oneBefore = 'अघिल्लो आवेदन';

export const submittedAt = (moment: string) => `पठाएको: ${withGate(moment)} बजे`;
export const lateOne = 'ढिलो';
export const openWith = (name: string) => `${name} यही आवेदन हेर्दै हुनुहुन्छ। तपाईं पनि पढ्न सक्नुहुन्छ।`;
export const corrected = (fields: string) => `त्यसपछि सच्याइएको: ${fields}।`;
export const groupsToGrant = 'मान्नुपर्ने समूह';
export const noDocument = 'कागजात चाहिँदैन';
export const born = 'जन्म';
export const ageThen = (age: number) => `परीक्षाको दिन ${n(age)} वर्ष`;
export const asked = (amount: string) => `रु ${amount}`;
export const fees = {
  none: 'लाग्दैन',
  owed: 'भुक्तानी जनाइएको छैन',
  claimed: 'भौचर भिडाउन बाँकी',
  matched: 'भौचर मिल्छ',
  differs: 'भौचर मिल्दैन',
  paid: 'तिरिएको',
} as const;
export const doubtAge = (age: number) => `उमेर: परीक्षाको दिन ${n(age)} वर्ष, सूचनाको सीमाभन्दा बढी।`;
export const doubtScore = (score: string, least: string) => `प्राप्ताङ्क: ${score}, सूचनाअनुसार कम्तीमा ${least} चाहिन्छ।`;
export const doubtScoreNotTold = (least: string) => `प्राप्ताङ्क: भनिएको छैन, सूचनाअनुसार कम्तीमा ${least} चाहिन्छ।`;
export const doubtFee = 'शुल्क: भौचर अझै भिडाइएको छैन।';
export const doubtPerson = (number: string) => `${number} कै व्यक्ति हुन सक्छ।`;
export const doubtVoucher = (number: string) => `${number} मा पनि यही भौचर छ।`;
export const doubtDocument = (name: string) => `नपुगेको: ${name}।`;
export const shortDoubts = {
  age: 'उमेर',
  score: 'प्राप्ताङ्क',
  'score-not-told': 'प्राप्ताङ्क भनिएको छैन',
  fee: 'शुल्क भिडाउन बाँकी',
  'same-person': 'एकै व्यक्ति हुन सक्छ',
  'same-voucher': 'भौचर दोहोरियो',
  'document-missing': 'कागजात नपुगेको',
} as const;
export const photo = 'फोटो';
export const voucher = 'भौचर';
export const documents = 'कागजात';
export const documentSays = (place: number, all: number, size: string) => `${n(all)} मध्ये ${n(place)}, ${size}`;
export const noDocuments = 'कुनै कागजात पठाइएको छैन।';
export const turn = 'घुमाउनुहोस्';
export const enlarge = 'ठूलो पार्नुहोस्';
export const download = 'डाउनलोड';
export const openPdf = 'PDF खोल्नुहोस्';

export const accept = 'स्वीकार';
export const returnIt = 'फिर्ता …';
export const refuse = 'अस्वीकार …';
export const granted = (groups: string) => (groups === '' ? 'कुनै समूह मानिएको छैन।' : `मानिएको: ${groups}।`);
export const accepted = (name: string) => `${name} स्वीकृत।`;
export const returned = (name: string) => `${name} फिर्ता।`;
export const refused = (name: string) => `${name} अस्वीकृत।`;
export const undone = (name: string) => `${withPostposition(name, 'को')} आवेदनमा भएको निर्णय उल्टाइयो।`;
export const undo = 'उल्टाउनुहोस्';
export const decidedAs = {
  accepted: 'स्वीकृत',
  refused: 'अस्वीकृत',
  returned: 'फिर्ता',
  withdrawn: 'फिर्ता लिइएको',
} as const;
export const decidedBy = (decision: string, name: string, moment: string) =>
  `${decision}: ${name}, ${withGate(moment)} बजे।`;
export const numberedAs = (symbolNumber: string) => `सिम्बोल नम्बर ${symbolNumber}।`;
export const notStored = 'तपाईंको निर्णय सुरक्षित भएन।';
export const returnTo = (name: string) => `${withPostposition(name, 'लाई')} फिर्ता`;
export const whatToCorrect = 'के सच्याउनुपर्छ?';
export const reasons = {
  photo: 'फोटो: अँध्यारो, बाङ्गो, वा अर्कै व्यक्तिको',
  fee: 'शुल्क: भौचर पढ्न सकिएन',
  name: 'फारम र कागजातको नाम मिलेन',
  other: 'अर्को कुरा, तल लेख्नुहोस्',
} as const;
export const reasonDocument = (name: string) => `${name}: पढ्न सकिएन वा अधुरो`;
export const inYourWords = 'आफ्नै शब्दमा (नलेखे पनि हुन्छ)';
export const readsIn = { en: 'आवेदकले यो अङ्ग्रेजीमा पढ्छन्।', ne: 'आवेदकले यो नेपालीमा पढ्छन्।' } as const;
export const returnWith = (count: number) => `${n(count)} कारणसहित फिर्ता`;
export const cancel = 'रद्द गर्नुहोस्';
export const acceptTitle = (name: string) => `शुल्क टुङ्गो नलागी ${withPostposition(name, 'को')} आवेदन स्वीकार गर्ने?`;
export const acceptFee = (fee: string, owed: string) => `रु ${owed} शुल्क: ${fee}।`;
export const acceptUndo = 'सिम्बोल नम्बर नदिएसम्म यो फर्काउन सकिन्छ।';
export const acceptNow = 'तैपनि स्वीकार गर्नुहोस्';
export const refuseTitle = (name: string) => `${withPostposition(name, 'को')} आवेदन अस्वीकार`;
export const refuseNote = 'कारण आवेदकले पढ्छन्।';
export const reason = 'कारण';
export const refuseNow = 'अस्वीकार';
export const manyTitle = (count: string) => `${count} आवेदन स्वीकार`;
export const manyNote = 'पठाइएका, केही नछुटेका र शङ्का नभएका आवेदन। दाबी गरिएका सबै समूह मानिन्छन्।';
export const manyNone = 'अहिले शङ्का नभएको आवेदन छैन।';
export const manyBelow = 'सिम्बोल नम्बर नदिउन्जेल उल्टाउन सकिन्छ।';
export const manyDone = (count: string) => `${count} आवेदन स्वीकृत भए।`;
export const manyUndone = (count: string) => `${count} आवेदनमा फेरि निर्णय बाँकी छ।`;
export const asCsv = 'CSV';
export const asXlsx = 'XLSX';
export const allDocuments = 'सबै कागजात (zip)';

export const keyNext = 'अर्को, अघिल्लो';
export const keyDocument = 'कागजात';
export const keyTurn = 'घुमाउने';
export const keyEnlarge = 'ठूलो पार्ने';
export const keySearch = 'खोज्ने';
export const keyUndo = 'उल्टाउने';

export const noticeLead = 'सबैले पढ्ने कुरा, र फारमले सोध्ने कुरा।';
export const noticeAt = 'यहाँ देखिन्छ:';
export const noticeNone = 'सूचना नभएसम्म आवेदनबारे कतै केही देखिँदैन।';
export const save = 'आवेदन सूचना सुरक्षित गर्नुहोस्';
export const publish = 'आवेदन सूचना प्रकाशित गर्नुहोस्';
export const saved = 'आवेदन सूचना सुरक्षित भयो।';
export const takeBack = 'सूचना हटाउनुहोस् …';
export const takeBackTitle = 'सूचना हटाउने हो?';
export const takeBackNote = 'त्यसपछि सूचना कतै देखिँदैन। आवेदकका अधुरा फारम पनि मेटिन्छन्।';
export const takenBack = 'सूचना हटाइयो।';
export const takeBackNow = 'हटाउनुहोस्';
export const keep = 'राख्नुहोस्';
export const otherChanged = 'यसबीच अर्को व्यक्तिले सूचना फेर्नुभयो। हेर्न फेरि खोल्नुहोस्।';
export const loadAgain = 'फेरि खोल्नुहोस्';
export const opensAt = 'आवेदन खुल्ने';
export const closesAt = 'आवेदन बन्द हुने';
export const lateUntil = 'ढिलो आवेदन कहिलेसम्म (नभरे पनि हुन्छ)';
export const correctionUntil = 'सच्याउन कहिलेसम्म';
export const cardsFrom = 'प्रवेशपत्र कहिलेदेखि (नभरे पनि हुन्छ)';
export const resultBy = 'नतिजा कहिलेसम्म (नभरे पनि हुन्छ)';
export const fee = 'शुल्क, रुपैयाँ';
export const lateFee = 'ढिलो आवेदनको शुल्क, रुपैयाँ';
export const feeWays = 'शुल्क कसरी तिर्ने';
export const feeWay = { voucher: 'बैंक भौचर', esewa: 'eSewa' } as const;
export const noEsewa = 'eSewa का लागि मर्चेन्ट चाहिन्छ, त्यो सञ्चालकले राख्छन्।';
export const account = 'भौचरका लागि बैंक र खाता';
export const accountNepali = 'त्यही नेपालीमा (नभरे पनि हुन्छ)';
export const eligibility = 'कसले आवेदन दिन पाउँछन्, हरेक हरफमा एउटा';
export const eligibilityNote = 'उमेर, प्राप्ताङ्क र सच्याउने अन्तिम दिन त्यसमुनि आफैँ देखिन्छन्।';
export const eligibilityNepali = 'त्यही नेपालीमा (नभरे पनि हुन्छ)';
export const bring = 'परीक्षाको दिन ल्याउने कुरा, हरेक हरफमा एउटा (नभरे पनि हुन्छ)';
export const bringNote = 'प्रवेशपत्र त्यहाँ आफैँ देखिन्छ।';
export const bringNepali = 'त्यही नेपालीमा (नभरे पनि हुन्छ)';
export const greatestAge = 'परीक्षाको दिन अधिकतम उमेर (नभरे पनि हुन्छ)';
export const scoreKind = 'अघिल्लो प्राप्ताङ्क';
export const scoreKinds = { gpa: 'GPA, ०.०० देखि ४.००', percent: 'प्रतिशत' } as const;
export const leastScore = 'न्यूनतम प्राप्ताङ्क (नभरे पनि हुन्छ)';
export const asks = 'फारमले सोध्ने';
export const asksNote = 'नाम र जन्म मिति सधैँ सोधिन्छ।';
export const asked3 = { no: 'नसोध्ने', optional: 'नभरे पनि हुने', needed: 'भर्नैपर्ने' } as const;
export const askable = {
  nameNepali: 'नाम नेपालीमा',
  gender: 'लिङ्ग',
  phone: 'मोबाइल नम्बर',
  email: 'इमेल',
  address: 'ठेगाना',
  guardian: 'अभिभावकको नाम',
  school: 'पछिल्लो विद्यालय',
  board: 'बोर्ड र साल',
  previousScore: 'अघिल्लो प्राप्ताङ्क',
  groups: 'दाबी गर्ने समूह',
  help: 'विशेष आवश्यकता',
} as const;
export const photoNeeded = 'फोटो';
export const documentsAsked = 'कागजात';
export const documentName = 'नाम';
export const documentNepali = 'नाम नेपालीमा';
export const neededFor = 'कसका लागि';
export const forAll = 'सबै';
export const addDocument = 'कागजात थप्नुहोस्';
export const takeAway = (name: string) => `${name} हटाउनुहोस्`;
export const documentNumber = (number: number) => `कागजात ${n(number)}`;
export const ownQuestions = 'आफ्नै प्रश्न';
export const question = 'प्रश्न';
export const questionNepali = 'प्रश्न नेपालीमा';
export const options = 'विकल्प, हरेक हरफमा एउटा; उत्तर लेख्ने प्रश्न भए खाली';
export const isNeeded = 'भर्नैपर्ने';
export const addQuestion = 'प्रश्न थप्नुहोस्';
export const questionNumber = (number: number) => `प्रश्न ${n(number)}`;
export const beThere = 'सुरु हुनुभन्दा कति मिनेटअघि पुग्ने';

export const numbersLead = 'स्वीकृत आवेदकले एकैचोटि सिम्बोल नम्बर पाउँछन्। नम्बर पछि फेरिँदैन।';
export const firstNumber = 'पहिलो नम्बर';
export const order = 'क्रम';
export const orders = { application: 'आवेदनको', name: 'नामको', shuffled: 'मिसाइएको' } as const;
export const seed = 'सीड';
export const seedNote = 'उही सीडले उही क्रम दिन्छ।';
export const lookFirst = 'पहिले हेर्नुहोस्';
export const give = (count: string) => `${count} जनालाई नम्बर दिनुहोस्`;
export const given = (count: string) => `${count} जनालाई नम्बर दिइयो।`;
export const noneToNumber = 'नम्बर दिन बाँकी कुनै स्वीकृत आवेदक छैनन्।';
export const symbolNumber = 'सिम्बोल नम्बर';
export const name = 'नाम';
export const application = 'आवेदन';
export const andMore = (count: string) => `र अरू ${count}`;
export const giveTitle = (count: string) => `${count} जनालाई सिम्बोल नम्बर दिने हो?`;
export const giveNote = 'यी आवेदक आफ्ना समूह र प्राप्ताङ्कसहित परीक्षार्थी बन्छन्।';
export const giveBelow = 'यो काम उल्टाउन सकिँदैन।';

export const fields = {
  name: 'नाम',
  nameNepali: 'नाम नेपालीमा',
  dateOfBirth: 'जन्म मिति',
  gender: 'लिङ्ग',
  phone: 'मोबाइल नम्बर',
  email: 'इमेल',
  province: 'प्रदेश',
  district: 'जिल्ला',
  localLevel: 'स्थानीय तह',
  ward: 'वडा',
  tole: 'टोल',
  guardian: 'अभिभावक',
  school: 'विद्यालय',
  schoolKind: 'विद्यालयको किसिम',
  board: 'बोर्ड',
  passedYear: 'साल',
  previousScore: 'अघिल्लो प्राप्ताङ्क',
  groups: 'समूह',
  help: 'सहयोग',
  helpReason: 'मागिएको सहयोग',
  feeWay: 'शुल्क तिर्ने तरिका',
  bank: 'बैंक',
  voucher: 'भौचर नम्बर',
  voucherDay: 'भौचरको मिति',
} as const;
export const ownQuestion = (number: number) => `प्रश्न ${n(number)}`;
