import { devanagariDigits, numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';
import { withRoom } from '#text/room-name.ts';

const digits = (count: number) => numberIn('ne', count);

// The candidate's way through an examination: from the code to the receipt.
export const hall = 'परीक्षा हल';
export const receiptTitle = 'रसिद';
export const opening = 'खुल्दै छ …';
export const languageLater = 'इन्टरनेट छैन: इन्टरनेट आएपछि भाषा बदल्न सकिन्छ।';

// The code
/** The heading of the page that asks for a code, by the code's purpose. */
export const whichOf = {
  examination: 'कुन परीक्षा?',
  results: 'कुन परीक्षाको नतिजा?',
  room: 'कुन परीक्षाको कोठाको बोर्ड?',
} as const;
export const code = 'कोड';
export const roomCodeHint = 'परीक्षाको कोड निरीक्षकको पानामा छ।';
export const codeHint = 'परीक्षाको कोड तपाईंको प्रवेशपत्र र परीक्षाको सूचनामा छ।';
export const goOn = 'अगाडि बढ्नुहोस्';
export const unknownCode = 'यस कोडको परीक्षा छैन। प्रवेशपत्र फेरि हेर्नुहोस्।';
export const tryPractice = 'अभ्यास हल चलाएर हेर्नुहोस्';
export const practiceHint = 'परीक्षाकै जस्ता पृष्ठमा दस प्रश्न। अङ्क जोडिँदैन, केही पठाइँदैन।';

// Sign-in
export const symbolNumber = 'सिम्बोल नम्बर';
export const readCard = 'प्रवेशपत्रको QR कोड पढ्नुहोस्';
export const pin = 'PIN';
export const show = 'देखाउनुहोस्';
export const hide = 'लुकाउनुहोस्';
export const onCard = 'दुवै तपाईंको प्रवेशपत्रमा छन्।';
export const onCardHeading = 'दुवै तपाईंको प्रवेशपत्रमा छन्';
export const admitCard = 'प्रवेशपत्र';
export const cardName = 'सीता गुरुङ';
export const noCard = 'प्रवेशपत्र छैन? निरीक्षकसँग सूची छ, उहाँले नयाँ PIN बनाइदिनुहुन्छ।';
export const signIn = 'लगइन गर्नुहोस्';
export const signingIn = 'लगइन हुँदै छ …';
export const signInWaits =
  'अहिले धेरै परीक्षार्थी लगइन गर्दै छन्। यो पृष्ठ खुलै राख्नुहोस्: केही सेकेन्डमा यसले आफैँ फेरि प्रयास गर्छ। फेरि थिच्नुपर्दैन।';
export const wrong = 'सिम्बोल नम्बर वा PIN गलत छ। प्रवेशपत्र फेरि हेर्नुहोस्।';
export const bothNeeded = 'दुवै नम्बर लेख्नुहोस्।';
export const tooMany = 'यस नम्बरबाट धेरै पटक प्रयास भयो। पन्ध्र मिनेट पर्खनुहोस्, वा निरीक्षकसँग नयाँ PIN माग्नुहोस्।';
export const tooEarly = (time: string) => `लगइन ${time} बजेदेखि गर्न सकिन्छ।`;
export const otherDevice = (time: string) =>
  `यो प्रश्नपत्र अर्को यन्त्रमा खुला छ, त्यहाँ ${time} बजेसम्म चलिरहेको थियो। निरीक्षकलाई यहाँ खोल्न दिन भन्नुहोस्, वा एक मिनेट पर्खनुहोस्।`;
export const noConnection = 'इन्टरनेट छैन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।';
export const busy = 'अहिले धेरै परीक्षार्थी लगइन गर्दै छन्। केही सेकेन्डपछि फेरि प्रयास गर्नुहोस्।';
export const signInAgain = 'जारी राख्न फेरि लगइन गर्नुहोस्। तपाईंका उत्तर यस यन्त्रमा छन्।';
export const practiceNumbers = 'चलाएर हेर्नका लागि दुवै नम्बर लेखिसकिएका छन्।';

// Device check
export const deviceCheck = 'यन्त्र जाँच';
export const allFine = (count: number) => `${digits(count)} वटै ठिक छन्।`;
export const someToDo = (fine: number, count: number, todo: number) =>
  `${digits(count)} मध्ये ${digits(fine)} ठिक छन्। ${digits(todo)} वटा तपाईंले मिलाउनुपर्छ।`;
export const ok = 'ठिक छ';
export const toDo = 'मिलाउनुहोस्';
export const storage = 'भण्डारण';
export const storageOk = 'तपाईंका उत्तर यस यन्त्रमा राख्न सकिन्छ।';
export const storageToDo =
  'यस ब्राउजरमा उत्तर सुरक्षित हुँदैनन्, हराउन सक्छन्। प्राइभेट विन्डो छोड्नुहोस्, वा यस पृष्ठलाई भण्डारण गर्न दिनुहोस्।';
export const clock = 'घडी';
export const clockRight = 'सर्भरको घडीसँग मिल्छ।';
export const clockSlow = (seconds: number) =>
  `तपाईंको यन्त्रको घडी ${digits(seconds)} सेकेन्ड ढिलो छ। परीक्षा सर्भरको घडीअनुसार चल्छ।`;
export const clockFast = (seconds: number) =>
  `तपाईंको यन्त्रको घडी ${digits(seconds)} सेकेन्ड छिटो छ। परीक्षा सर्भरको घडीअनुसार चल्छ।`;
export const connection = 'इन्टरनेट सम्पर्क';
export const connectionOk = (seconds: string) => `हलको जवाफ ${devanagariDigits(seconds)} सेकेन्डमा आउँछ।`;
export const connectionToDo = 'हलसँग इन्टरनेट सम्पर्क भएन। इन्टरनेट जाँच्नुहोस्; अगाडि बढेर पर्खन पनि सकिन्छ।';
export const privateWindow = 'प्राइभेट विन्डो';
export const privateOk = 'यो साधारण विन्डो हो।';
export const privateUnknown = 'यस ब्राउजरले बताउँदैन। प्राइभेट विन्डो बन्द गरेपछि उत्तर मेटिन्छन्: साधारण विन्डो प्रयोग गर्नुहोस्।';
export const privateToDo = 'प्राइभेट विन्डो बन्द गरेपछि उत्तर मेटिन्छन्। यो ठेगाना साधारण विन्डोमा खोल्नुहोस्।';
export const battery = 'ब्याट्री';
export const batteryAt = (percent: number) => `ब्याट्री, ${digits(percent)}%`;
export const batteryOk = 'प्रश्नपत्रका लागि पुग्छ।';
export const batteryUnknown = 'यस ब्राउजरले बताउँदैन। ब्याट्री परीक्षाभरि पुग्छ कि पुग्दैन, हेर्नुहोस्।';
export const batteryToDo = (minutes: number) => `परीक्षा ${digits(minutes)} मिनेटको छ। चार्जर जोड्नुहोस्।`;
export const screen = 'स्क्रिन';
export const screenOk = 'प्रश्नपत्रका लागि पुग्ने चौडाइ छ।';
export const screenToDo = 'साँघुरो छ। फोन तेर्स्याउनुहोस्, वा सकिन्छ भने ठूलो स्क्रिन चलाउनुहोस्।';
export const mayGoOn = 'यी नमिलाई पनि अगाडि बढ्न सकिन्छ।';
export const checkAgain = 'फेरि जाँच्नुहोस्';
export const toWaitingRoom = 'प्रतीक्षा कक्षमा जानुहोस्';

// Waiting room
export const paperOpensAt = (time: string) => `प्रश्नपत्र ${time} बजे खुल्छ। बाँकी समय:`;
export const opensByItself = 'सर्भरको घडीअनुसार आफैँ खुल्छ। यो पृष्ठ खुलै राख्नुहोस्।';
export const opensNow = 'प्रश्नपत्र खुल्दै छ।';
export const startedAt = (time: string) => `परीक्षा ${time} बजे सुरु भयो।`;
export const paperHere = 'सिलबन्दी प्रश्नपत्र यस यन्त्रमा आइसक्यो';
export const paperComing = 'सिलबन्दी प्रश्नपत्र आउँदै छ';
export const kilobytes = (count: number) => `${digits(count)} kB`;
export const present = 'तपाईंको उपस्थिति निरीक्षकले पक्का गर्नुभयो';
export const notPresent = 'तपाईंको उपस्थिति निरीक्षकले पक्का गर्न बाँकी';
export const roomAndSeat = (number: string, seat: string) => `${withRoom('कोठा', number)}, सिट ${seat}`;
export const roomAlone = (number: string) => withRoom('कोठा', number);
export const marking = 'अङ्क कसरी दिइन्छ';
export const right = 'सही';
export const wrongAnswer = 'गलत';
export const noAnswer = 'उत्तर नदिएको';
export const inSection = (name: string) => withPostposition(name, 'मा');
export const before = 'सुरु गर्नुअघि';
export const stepSaves = 'उत्तर छान्दा आफैँ सुरक्षित हुन्छ। सुरक्षित गर्ने बटन छैन।';
export const stepOffline = 'इन्टरनेट नभए पनि जारी राख्नुहोस्। उत्तर यहीँ रहन्छन् र पछि पठाइन्छन्।';
export const stepFree = 'जुन प्रश्नमा पनि जान र फर्कन सकिन्छ। चिनो लगाए फेरि त्यही प्रश्नमा फर्कन सजिलो हुन्छ।';
export const stepForward = 'पछाडि फर्कन मिल्दैन। “अर्को” थिचेपछि त्यो प्रश्नमा फेरि आउन पाइँदैन; दिइसकेको उत्तर भने गनिन्छ।';
export const stepLeaving = 'यो पृष्ठ छोडेर अन्त गएको समय टिपिन्छ र निरीक्षकले देख्नुहुन्छ।';
export const stepEnd = 'समय सकिएपछि उत्तरपुस्तिका आफैँ बुझाइन्छ।';
export const instructions = 'निर्देशन';
export const thePaper = 'प्रश्नपत्र';
export const section = 'खण्ड';
export const questions = 'प्रश्न';
export const minutesAndEnd = (minutes: number, end: string) => `${digits(minutes)} मिनेट, ${end} बजे सकिन्छ`;
export const tooLate = 'सुरु गर्ने समय बितिसक्यो। निरीक्षकसँग कुरा गर्नुहोस्।';
export const waitsForPresence = 'परीक्षा सुरु भयो। निरीक्षकले उपस्थिति पक्का गर्नेबित्तिकै प्रश्नपत्र खुल्छ।';
export const waitsForConnection = 'इन्टरनेट छैन। इन्टरनेट आउनेबित्तिकै प्रश्नपत्र खुल्छ।';

// Head of the paper
export const timeLeft = 'बाँकी समय:';
export const minutesShort = 'मिनेट';
export const ends = (time: string) => `${time} बजे सकिन्छ`;
export const given = (minutes: number) => `${digits(minutes)} मिनेट थप`;
export const saved = 'सबै उत्तर सुरक्षित छन्';
export const sending = (count: number) => (count === 0 ? '' : ' उत्तर यस यन्त्रमा, पठाउँदै छ');
export const offline = 'इन्टरनेट छैन: उत्तर यहीँ राखिएका छन्';
export const answersWord = (count: number) => (count === 0 ? 'उत्तर छैन' : 'उत्तर');
export const handedInNotSent = 'यहाँ बुझाइयो, पठाउन बाँकी छ। यो पृष्ठ खुलै राख्नुहोस्।';
export const keepsNothing = 'यस यन्त्रमा उत्तर सुरक्षित हुँदैनन्।';
export const doNotClose = 'यो पृष्ठ बन्द नगर्नुहोस्, फेरि नखोल्नुहोस्। निरीक्षकलाई बोलाउनुहोस्।';
export const textSize = 'अक्षरको आकार';
export const spokenLeft = (minutes: number) => `${digits(minutes)} मिनेट बाँकी।`;
export const spokenEnd = 'समय सकियो।';

// The paper
export const sections = 'खण्डहरू';
/** As on screen, in the digits of the answer sheet. */
export const questionNumber = (number: number) => `प्रश्न ${number}`;
export const markedAs = (marks: string, penalty: string | null) =>
  penalty === null ? `सही +${marks}` : `सही +${marks}, गलत −${penalty}`;
export const flag = 'चिनो';
export const flagged = 'चिनो लगाएको';
export const enlarge = 'चित्र ठूलो पार्नुहोस्';
export const close = 'बन्द गर्नुहोस्';
export const strikeOut = (letter: string) => `${letter} काट्नुहोस्`;
export const clear = 'मेरो उत्तर हटाउनुहोस्';
export const previous = 'अघिल्लो';
export const next = 'अर्को';
export const of = (number: number, total: number) => `${digits(number)} / ${digits(total)}`;
export const showSheet = (number: number, total: number) => `प्रश्न ${of(number, total)}। उत्तरपुस्तिका हेर्नुहोस्`;
export const keys = 'किबोर्ड';
export const keyChoose = 'छान्ने';
export const keyFlag = 'चिनो';
export const keyStrike = 'काट्ने';
export const keyMove = 'सर्ने';
export const atEnd = (time: string) => `${time} बजे उत्तरपुस्तिका आफैँ बुझाइन्छ। छानेका उत्तर गनिन्छन्।`;
export const secondsForThis = (seconds: number) => `यस प्रश्नका लागि ${digits(seconds)} सेकेन्ड`;

// Answer sheet
export const answerSheet = 'उत्तरपुस्तिका';
export const closeSheet = 'उत्तरपुस्तिका बन्द गर्नुहोस्';
export const handIn = 'बुझाउनुहोस्';
export const notSeen = 'नहेरेको';
export const seen = 'हेरेको';
export const answered = 'उत्तर दिएको';
export const answeredFlagged = 'उत्तर दिएको, चिनो लगाएको';
export const cellNotSeen = 'नहेरेको';
export const cellSeen = 'हेरेको';
export const cellAnswered = 'उत्तर दिएको';
export const cellFlagged = 'चिनो लगाएको';
export const cellAnsweredFlagged = 'उत्तर दिएको र चिनो लगाएको';

// Hand in
export const handInQuestion = 'उत्तरपुस्तिका बुझाउने?';
/** Whole minutes, rounded down, so that the text never promises too much. */
export const minutesLeft = (minutes: number) =>
  minutes === 0 ? 'तपाईंसँग एक मिनेटभन्दा कम समय बाँकी छ।' : `तपाईंसँग ${digits(minutes)} मिनेट बाँकी छ।`;
export const countAnswered = 'उत्तर दिएको';
export const countOpen = 'उत्तर नदिएको';
export const countFlagged = 'चिनो लगाएको';
export const notAnswered = 'उत्तर नदिएको';
export const sure = 'म उत्तरपुस्तिका बुझाउँछु। त्यसपछि बदल्न मिल्दैन।';
export const darkenFirst = `गोलो भर्नुहोस्, अनि “${handIn}” थिच्नुहोस्।`;
export const backToPaper = 'प्रश्नपत्रमा फर्कनुहोस्';
export const notBefore = (time: string) => `${time} बजेदेखि बुझाउन सकिन्छ।`;

// Receipt
export const handedIn = 'बुझाइयो';
export const timeUp = 'समय सकियो';
export const receiptLead = 'तपाईंको रसिदको कोड। जोगाएर राख्नुहोस्: यो तपाईंका सबै उत्तरको प्रमाण हो।';
export const trialReceiptLead = 'रसिदको कोड यस्तो देखिन्छ। अभ्यास भएकाले यो कोड कुनै कुराको प्रमाण होइन।';
export const receiptWaits = 'सबै उत्तर पठाइएपछि रसिद आउँछ। यो पृष्ठ खुलै राख्नुहोस्।';
export const receiptCode = (signs: string) => `रसिदको कोड ${signs}`;
export const candidate = 'परीक्षार्थी';
export const answers = 'उत्तर';
export const answersOf = (count: number, total: number) =>
  `${digits(total)} मध्ये ${digits(count)} प्रश्नको उत्तर दिइयो, सबै सुरक्षित`;
export const endedAt = 'सकिएको';
export const room = 'कोठा, सिट';
export const print = 'रसिद छाप्नुहोस्';
export const leaveDevice = 'यस यन्त्रबाट लगआउट गर्नुहोस्';
export const leaveAsks = 'सबै सुरक्षित छ। लगआउट गरेपछि यो परीक्षा यस यन्त्रबाट हट्छ। फेरि आउन PIN चाहिन्छ।';
export const leaveLoses = (count: number) =>
  `${digits(count)} उत्तर यस यन्त्रमा मात्र ${count === 1 ? 'छ' : 'छन्'}। अहिले लगआउट गर्नुभयो भने ${count === 1 ? 'त्यो हराउँछ' : 'ती हराउँछन्'}।`;
export const leaveNow = 'लगआउट गर्नुहोस्';
export const leaveAndLose = 'उत्तर हराए पनि लगआउट गर्नुहोस्';
export const stayHere = 'लगआउट नगर्नुहोस्';
export const keptHere = 'रसिद यस यन्त्रमा पनि, यही ठेगानामा छ।';
export const comesNext = 'अब के हुन्छ';
/** Pairs of a time and what happens then, at the hall's address of the examination. */
export const nextSteps: readonly (readonly [string, string])[] = [
  ['उत्तरकुञ्जिका आएपछि', 'यही हलमा तपाईंका उत्तर, उत्तरकुञ्जिकासँगै'],
  ['उत्तरकुञ्जिका अन्तिम नहुन्जेल', 'प्रश्नको उत्तरकुञ्जिकामाथि दाबी'],
  ['नतिजा आएपछि', 'तपाईंको योग्यताक्रम, अङ्क र योग्यताक्रम सूची'],
];
export const nothingNext = 'केही हुँदैन: यो अभ्यास मात्र थियो। यसको अङ्क गनिँदैन, उत्तरकुञ्जिका र नतिजा पनि आउँदैनन्।';
export const noReceipt = 'यस यन्त्रमा रसिद छैन।';
export const toSignIn = 'लगइनमा जानुहोस्';
export const logFull = 'यस प्रश्नपत्रको अभिलेख भरियो।';
export const lastChoicesGo = 'हरेक प्रश्नमा पछिल्लो पटक छानेको उत्तर अझै परीक्षककहाँ जान्छ। निरीक्षकलाई भन्नुहोस्।';
export const heldForExaminer = 'केही उत्तर पठाउने समय बितेपछि आए। परीक्षकले हेरेर निर्णय गर्नुहुन्छ।';

// Elsewhere
export const answersComing = 'अर्को यन्त्रबाट तपाईंका उत्तर आउँदै छन्। ती आएपछि प्रश्नपत्र खुल्छ।';
export const takenOver = 'तपाईंको प्रश्नपत्र अर्को यन्त्रमा चलिरहेको छ';
export const takenOverLead = 'यस यन्त्रले अब उत्तर लिँदैन। त्यहीँ जारी राख्नुहोस्: सुरक्षित भएका सबै उत्तर त्यहाँ छन्।';
export const notLeft = (count: number) =>
  `${digits(count)} उत्तर यस यन्त्रबाट ${count === 1 ? 'पठाइएको थिएन' : 'पठाइएका थिएनन्'}`;
export const notLeftNote = 'ती यहीँ राखिएका छन्। परीक्षकले हेरेर निर्णय गर्नुहुन्छ।';
export const notYou = 'त्यहाँ तपाईंले खोल्नुभएको होइन? तुरुन्तै निरीक्षकलाई भन्नुहोस्।';
export const goOnHere = 'यहीँ जारी राख्नुहोस्';
export const whenReleased = 'निरीक्षकले यहाँ खोल्न दिनुभएपछि, वा अर्को यन्त्र एक मिनेट नचलेपछि मिल्छ।';
export const otherTab = 'प्रश्नपत्र अर्को ट्याबमा खुला छ';
export const otherTabLead = 'एक पटकमा एउटै ट्याबले उत्तर लिन्छ। छानेका सबै उत्तर त्यहाँ छन्।';

// Notices
export const notice = 'सूचना';
export const noticeAt = (time: string) => `हलबाट, ${time}`;
export const minutesFrom = (by: 'room' | 'college' | 'rule', time: string) =>
  ({ room: `निरीक्षकबाट, ${time}`, college: `कलेजबाट, ${time}`, rule: `अवरोधपछि, ${time}` })[by];
export const forOutage = 'बत्ती वा इन्टरनेट गएको थियो।';
export const minutesAdded = (minutes: number) => `${digits(minutes)} मिनेट थपियो`;
export const yourEnd = 'प्रश्नपत्र सकिने समय:';
export const openAgain = 'तपाईंको प्रश्नपत्र फेरि खुला छ';
export const handInTakenBack = (end: string) => `तपाईंको उत्तरपुस्तिका फेरि खोलियो, लेख्न सक्नुहुन्छ। परीक्षा ${end} बजे सकिन्छ।`;
export const haveRead = 'मैले पढेँ';

// Practice hall
export const practiceCandidate = 'अभ्यासका परीक्षार्थी';
export const practiceExamination = 'अभ्यास हल: दस प्रश्न';
export const practiceInstructions = 'यो अभ्यास हो: अङ्क जोडिँदैन, र यस यन्त्रबाट केही पठाइँदैन।';
export const practiceAgain = 'फेरि अभ्यास गर्नुहोस्';
export const general = 'सामान्य';
export const scienceSection = 'विज्ञान';
