import { withGate } from '#text/dates.ts';
import { devanagariDigits, numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const digits = (count: number) => numberIn('ne', count);

// The key with its objections, results, merit and statistics of an examination, in the staff area.
export const key = 'उत्तरकुञ्जिका';
export const statistics = 'तथ्याङ्क';
export const keyAfterTheEnd = (ends: string) =>
  `परीक्षा सकिएपछि, ${withGate(ends)} बजेदेखि। त्यसपछि यहीँ उत्तरकुञ्जिका प्रकाशित गर्न, दाबीमाथि निर्णय गर्न, र प्रश्न रद्द गर्दा वा उत्तर फेर्दा कसको अङ्क कति फेरिन्छ हेर्न सकिन्छ।`;
export const statisticsAfterTheEnd = (ends: string) =>
  `परीक्षा सकिएपछि, ${withGate(ends)} बजेदेखि। त्यसपछि यहाँ प्राप्ताङ्कको चित्र, औसत र मध्यिका, अनि हरेक प्रश्नको उत्तर कसरी दिइयो र त्यसले राम्रा र कमजोर परीक्षार्थी छुट्याउँछ कि छुट्याउँदैन भन्ने देखिन्छ।`;

// The next state
export const stateActs = {
  'key-published': {
    act: 'उत्तरकुञ्जिका प्रकाशित गर्नुहोस् …',
    question: 'उत्तरकुञ्जिका प्रकाशित गर्ने?',
    what: 'परीक्षार्थीले आफ्ना उत्तर, उत्तरकुञ्जिका र अङ्क देख्छन्, र दाबी पेस गर्न सक्छन्।',
    forGood: 'एक पटक देखिएको उत्तरकुञ्जिका फिर्ता लिन मिल्दैन।',
    yes: 'उत्तरकुञ्जिका प्रकाशित गर्नुहोस्',
  },
  final: {
    act: 'निर्णय टुङ्ग्याउनुहोस् …',
    question: 'निर्णय टुङ्ग्याउने?',
    what: 'उत्तरकुञ्जिका अहिले जस्तो छ त्यस्तै रहन्छ।',
    forGood: 'यसपछि उत्तरकुञ्जिकाको अर्को संस्करण आउँदैन, यो फिर्ता लिन मिल्दैन।',
    yes: 'निर्णय टुङ्ग्याउनुहोस्',
  },
  published: {
    act: 'प्रकाशित गर्नुहोस् …',
    question: 'नतिजा प्रकाशित गर्ने?',
    what: 'सूची एकै पटक बनाएर हस्ताक्षर गरिन्छ, र अब सबैले देख्छन्।',
    forGood: 'प्रकाशित नतिजा बदल्न वा फिर्ता लिन मिल्दैन।',
    yes: 'नतिजा प्रकाशित गर्नुहोस्',
  },
} as const;
// Before the key is published
export const lateCount = (answers: number, candidates: number) =>
  `${digits(candidates)} जना परीक्षार्थी${answers === 1 ? 'को' : 'का'} ${digits(answers)} उत्तर समय सकिएपछि ${answers === 1 ? 'आइपुग्यो' : 'आइपुगे'}।`;
export const implausibleCount = (entries: number, candidates: number) =>
  `${digits(candidates)} जना परीक्षार्थी${entries === 1 ? 'को' : 'का'} ${digits(entries)} उत्तर लेखिएको समयमा बनेको हुन सक्दैन${entries === 1 ? '' : 'न्'}।`;
// Before the decisions close or the results are published
export const objectionsOpenUntil = (moment: string) =>
  `परीक्षार्थीलाई ${withGate(moment)} बजेसम्म दाबी पेस गर्न सकिने भनिएको छ।`;
export const objectionsStand = (undecided: string, objections: string) =>
  `${objections} दाबीमध्ये ${undecided} को निर्णय हुन बाँकी छ।`;
export const endObjectionsNow = 'सबै परीक्षार्थीलाई सूचना दिएर दाबीको समय अहिले नै अन्त्य गर्नुहोस्';
export const keepUndecided = (undecided: string) => `निर्णय नभएका ${undecided} दाबीमा उत्तरकुञ्जिका जस्ताको तस्तै राख्नुहोस्`;
export const whyEarly = 'कारण (परीक्षार्थीले पढ्छन्)';
export const sayFirst = {
  objections: 'दाबीलाई के गर्ने, पहिले त्यो छान्नुहोस्।',
  reason: 'पहिले कारण लेख्नुहोस्।',
} as const;
export const notNow = 'अहिले होइन';
export const typeCode = (code: string) => `पहिले कोड ${code} लेख्नुहोस्`;

// The key
export const objectionsOn = (objections: string, on: string) => `${on} प्रश्नमा ${objections} दाबी`;
export const versionIsOut = (version: number) => `उत्तरकुञ्जिकाको संस्करण ${digits(version)} लागू छ।`;
export const takenUntil = (moment: string) => `दाबी ${withGate(moment)} बजेसम्म लिइन्छ।`;
export const decidedOf = (decided: string, objected: string) => `${objected} मध्ये ${decided} को निर्णय भयो।`;
export const objectionsFile = 'दाबी (CSV)';
export const items = 'प्रश्नहरू';
export const objectionCount = (count: string) => `${count} दाबी`;
export const doubtful = 'उत्तरमा शङ्का';
export const deciding = 'निर्णय हुँदै';
export const isDecided = 'निर्णय भयो';
export const noObjections = 'दाबी छैन, शङ्का भएको उत्तर पनि छैन।';
export const everyItem = 'सबै प्रश्न देखाउनुहोस्';
export const fewerItems = 'हेर्नुपर्ने मात्र';
export const itemIs = (id: string, section: string, version: number) =>
  `प्रश्न ${id}, ${section}, संस्करण ${digits(version)}।`;
export const rightFor = (share: string, sat: string) => `परीक्षा दिने ${sat} जनामध्ये ${devanagariDigits(share)} ले मिलाए।`;
export const cancelledAs = {
  'to-all': 'रद्द, परीक्षा दिने सबैलाई अङ्क।',
  dropped: 'रद्द, सबैको पूर्णाङ्कबाट हटाइएको।',
} as const;
export const suspected = 'उत्तरमा शङ्का छ: अर्को विकल्प जम्मा अङ्कसँग बढी मिल्छ, वा कमजोर परीक्षार्थीले बढी मिलाएका छन्।';
export const option = 'विकल्प';
export const text = 'पाठ';
export const bestOverWeakest = (group: string) => `माथिल्ला ${group}, तल्ला ${group}`;
export const best = 'माथिल्ला';
export const weakest = 'तल्ला';
export const all = 'सबै';
export const withTotal = 'जम्मा अङ्कसँग मेल';
export const keyWord = 'उत्तर';
export const noAnswer = 'उत्तर नदिएको';
export const choseAndWants = (name: string, chose: string | null, wants: string | null) =>
  `${withPostposition(name, 'ले')} ${chose === null ? 'उत्तर दिएनन्' : `${chose} छाने`}${wants === null ? '' : `; उनको दाबी: ${wants}`}`;
export const decidedIn = (version: number) => `संस्करण ${digits(version)} मा निर्णय:`;
export const decision = 'निर्णय';
export const verdicts = {
  keep: 'उत्तर त्यही रहोस्',
  another: 'अर्को विकल्प सही',
  several: 'एकभन्दा बढी विकल्प सही',
  'to-all': 'रद्द, परीक्षा दिने सबैलाई अङ्क',
  dropped: 'रद्द, सबैको पूर्णाङ्कबाट हटाउने',
} as const;
export const keepKey = (letters: string) => `उत्तर ${letters} नै रहोस्`;
export const optionIsRight = (letter: string) => `${letter} सही`;
export const reason = 'कारण';
export const candidatesRead = 'परीक्षार्थीले पढ्छन्';
export const leaveIt = 'अहिलेलाई यत्तिकै';
export const versionNumber = (version: number) => `उत्तरकुञ्जिका, संस्करण ${digits(version)}`;
export const place = 'प्रश्न नम्बर';
export const becomes = 'अब';
export const reasonMissing = 'कारण लेखिएको छैन';
export const noneChosen = 'विकल्प छानिएको छैन';
export const wouldChange = (gain: string, lose: string) => `${gain} जनाको अङ्क बढ्छ, ${lose} जनाको घट्छ।`;
export const meanWouldBe = (before: string, after: string) => `औसत ${before} → ${after}।`;
export const gainMarks = 'अङ्क बढ्ने';
export const loseMarks = 'अङ्क घट्ने';
export const passing = 'उत्तीर्ण';
export const marksAnew = 'सबैको अङ्क फेरि गनिन्छ, र के बदलियो प्रत्येक परीक्षार्थीले देख्छन्।';
export const marksStay = 'उत्तरकुञ्जिका जस्ताको तस्तै रहन्छ, कसैको अङ्क फेरिँदैन। परीक्षार्थीले कारण देख्छन्।';
export const versionForGood = 'परीक्षार्थीले तुरुन्तै देख्छन्: पछि अर्को संस्करण आउन सक्छ, यो फिर्ता हुँदैन।';
export const makeVersion = (version: number) => `संस्करण ${digits(version)} बनाउनुहोस्`;
export const makeIt = 'बनाउनुहोस्';
export const versionMade = (version: number, changed: string) =>
  `उत्तरकुञ्जिकाको संस्करण ${digits(version)} लागू भयो। ${changed} जनाको अङ्क बदलियो।`;
export const andMore = (count: string) => `र अरू ${count}।`;
export const draftOpen = 'पहिले संस्करण बनाउनुहोस्, वा लेखिएका निर्णय हटाउनुहोस्।';
export const leaveQuestion = 'निर्णय छोडेर जाने?';
export const leaveNote = 'ती लागू भएका छैनन्, हराउँछन्।';
export const notMade = (count: string) => `यहाँ ${count} वटा निर्णय ${count === '१' ? 'लेखिएको छ' : 'लेखिएका छन्'}।`;
export const stay = 'यहीँ रहनुहोस्';
export const leave = 'छोड्नुहोस्';

export const keyItems = 'अर्को, अघिल्लो प्रश्न';
export const shiftKey = 'Shift';
export const keyKeep = 'त्यही राख्ने';
export const keyAnother = 'अर्को';
export const keySeveral = 'धेरै';
export const keyCancel = 'रद्द';

// Results
export const meritList = 'योग्यताक्रम सूची';
export const rank = 'क्रम';
export const symbolNumber = 'सिम्बोल नम्बर';
export const name = 'नाम';
export const total = 'जम्मा';
export const openList = 'खुला';
export const waitingOf = (which: string) => `वैकल्पिक, ${which}`;
export const noSeat = 'सिट छैन';
export const withheld = 'रोकिएको';
export const tiedFor = (which: string) =>
  `${withPostposition(which === openList ? 'खुला सूची' : which, 'को')} अन्तिम सिटमा बराबर`;
export const listsNote = 'सिम्बोल नम्बरमा, सूचीकै क्रमअनुसार।';
export const noLists = 'कसैले सिट पाएका छैनन्, कोही वैकल्पिकमा पनि छैनन्।';
export const withheldHead = 'रोकिएका';
export const withheldNote = 'अङ्क रहन्छ, सिट मिल्दैन।';
export const nobodyWithheld = 'कसैको नतिजा रोकिएको छैन।';
export const rankAndTotal = (standing: string, marks: string) => `क्रम ${standing}, ${devanagariDigits(marks)}`;
export const liftOf = (which: string) => `${withPostposition(which, 'को')} रोक हटाउनुहोस्`;
export const lift = 'रोक हटाउनुहोस्';
export const neverBegan = 'परीक्षा सुरु नगरेको';
export const withholdOne = 'कुनै परीक्षार्थीको नतिजा रोक्नुहोस् …';
export const withhold = 'रोक्नुहोस्';
export const bothNeeded = 'सिम्बोल नम्बर र कारण दुवै लेख्नुहोस्।';
export const tieAt = (which: string) => `अन्तिम सिटमा बराबर: ${which}`;
export const tieNote = (equal: string, seats: string) =>
  `${equal} जना अन्तिम आधारसम्म बराबर छन्; ${seats} सिट बाँकी छ। यो नटुङ्गिएसम्म केही प्रकाशित हुँदैन।`;
export const tieSettled = (which: string) => `बराबरीको निर्णय: ${which}`;
export const admittedOf = (admitted: string, others: string) => `सिट पाउने: ${admitted}। उनीसँग बराबर: ${others}।`;
export const decideAnew = 'फेरि निर्णय गर्नुहोस् …';
export const anewNote = (seats: string) => `${seats} जनालाई ठाउँ छ। नयाँ निर्णयले पहिलेकोलाई बदल्छ; दुवै अभिलेखमा रहन्छन्।`;
export const admit = 'सिट दिने';
export const tooMany = (seats: string) => `${seats} जनालाई मात्र ठाउँ छ।`;
export const admitCount = (count: string) => `${count} जनालाई सिट दिनुहोस् …`;
export const admitThem = 'सिट दिनुहोस्';
export const tieForGood = 'निर्णय र कारण कामको अभिलेखमा लेखिन्छ।';
export const othersWait = (count: string) => `बाँकी ${count} जना ठाउँ भएको अर्को सूचीमा आउँछन्।`;
export const seatsHead = 'सिट';
export const seatsTaken = (taken: string, seats: string) =>
  taken === seats ? 'सबै सिट भरिए।' : `${seats} मध्ये ${taken} सिट भरिए।`;
export const lastMark = (marks: string) => `अन्तिम सिटको अङ्क ${marks}।`;
export const whatIfNote = 'सिट वा आधार फेरेर हेर्नुहोस्: “यही राख्नुहोस्” नथिचेसम्म केही बदलिँदैन।';
export const waitingEach = 'वैकल्पिक, प्रत्येक सूची';
export const oneLess = (which: string) => `${which}: एउटा घटाउनुहोस्`;
export const oneMore = (which: string) => `${which}: एउटा थप्नुहोस्`;
export const emptyToOpen = 'खाली रहेका आरक्षित सिट खुला सूचीमा जाने';
export const equalTotals = 'जम्मा अङ्क बराबर हुँदा';
export const without = (by: string) => `हटाउनुहोस्: ${by}`;
export const takeOut = 'हटाउनुहोस्';
export const addCriterion = 'आधार थप्नुहोस् …';
export const whatIf = (count: string) => `यसो भए: ${count} जनाको ठाउँ बदलिन्थ्यो।`;
export const onlyYou = 'यो तपाईंले मात्र देख्नुहुन्छ।';
export const tiesWouldBe = (count: string) => `${count} ठाउँमा बराबर हुन्थे।`;
export const backToKept = 'पहिलेकैमा फर्कनुहोस्';
export const keepThese = 'यही राख्नुहोस्';
export const whyHead = 'एक जना अर्कोभन्दा माथि किन?';
export const oneNumber = 'एउटा सिम्बोल नम्बर';
export const otherNumber = 'अर्को सिम्बोल नम्बर';
export const compare = 'तुलना गर्नुहोस्';
export const publication = 'नतिजा प्रकाशन';
export const isPublished = 'नतिजा प्रकाशित भइसक्यो';
export const publishesLists = (address: string, names: boolean) =>
  `${address} मा सिम्बोल नम्बरका सूची, ${names ? 'नामसहित' : 'नामविना'}।`;
export const publishesOwn = 'PIN ले हेर्न मिल्ने प्रत्येक परीक्षार्थीको नतिजा।';
export const publishesSigned = 'जो कोहीले जाँच्न सक्ने हस्ताक्षरित फाइल।';
export const tieOpen = (lists: string) => `बराबर भएकाको टुङ्गो लाग्न बाँकी: ${lists}।`;
export const finalFirst = 'पहिले उत्तरकुञ्जिकाका निर्णय टुङ्ग्याउनुहोस्।';
export const publicPage = 'सार्वजनिक पृष्ठ';
export const signedFile = 'हस्ताक्षरित सूची (JSON)';
export const publicKey = 'सार्वजनिक साँचो (PEM)';
export const asZip = 'अर्को वेब सर्भरका लागि सबै (zip)';

// Statistics
export const thePaper = 'प्रश्नपत्र';
export const whoSat = (count: string, version: number) =>
  `परीक्षा दिने ${count} जना, उत्तरकुञ्जिकाको संस्करण ${digits(version)}।`;
export const mean = 'औसत';
export const median = 'मध्यिका';
export const deviation = 'स्तरीय भिन्नता';
export const alpha = 'क्रोनब्याक अल्फा';
export const lowestHighest = 'सबैभन्दा कम, सबैभन्दा बढी';
export const passedFrom = (marks: string) => `उत्तीर्ण, ${marks} वा बढी`;
export const apart = (marks: string) => `दुई जनाको जम्मा अङ्कमा ${marks} भन्दा कम फरक संयोग पनि हुन सक्छ।`;
export const measurementError = 'मापन त्रुटि';
export const howTheyFall = 'अङ्कको वितरण';
export const histogramNote = (each: string, pass: string) =>
  `एउटा गोलोले ${each} जना परीक्षार्थी जनाउँछ; खाली गोला उत्तीर्णाङ्क ${pass} भन्दा तलका हुन्। कोष्ठकले औसतको दुवैतिर एक स्तरीय भिन्नता देखाउँछ।`;
export const passAt = (marks: string) => `उत्तीर्ण ${marks}`;
export const meanAt = (marks: string) => `औसत ${marks}`;
export const itemMap = 'प्रश्नहरू: कतिले सही गरे र बाँकी प्रश्नपत्रसँग कति मेल खान्छ';
export const separatesWell = 'राम्रा र कमजोर परीक्षार्थी छुट्याउँछ';
export const separatesWrong = 'राम्रा र कमजोर परीक्षार्थी उल्टो छुट्याउँछ';
export const optionBetter = (wrong: string, right: string) =>
  `विकल्प ${wrong} उत्तरकुञ्जिकाको ${right} भन्दा बाँकी प्रश्नपत्रसँग बढी मेल खान्छ।`;
export const weakBetter = 'कम अङ्क ल्याउनेले धेरै अङ्क ल्याउनेले भन्दा बढी सही गरे।';
export const nobodyRight = 'कसैले मिलाएन।';
export const everybodyRight = 'सबैले मिलाए: यसले राम्रा र कमजोर छुट्याउँदैन।';
export const candidates = 'परीक्षार्थी';
export const upToHere = 'यहाँसम्म';
export const fromTo = (from: string, to: string) => `${from} देखि ${to} भन्दा कम`;
export const needALook = (count: string, group: string) =>
  `${count} उत्तरमा शङ्का छ। माथिल्ला र तल्ला भनेका २७ प्रतिशत हुन्, ${group} जना।`;
export const item = 'प्रश्न';
export const facility = 'मिलाउनेको अंश';
export const itemRest = 'बाँकीसँग मेल';
export const upperLower = 'माथिल्ला − तल्ला';
export const chosenBy = 'छान्ने, माथिल्ला / तल्ला';
export const showAll = (count: string) => `सबै ${count} देखाउनुहोस्`;
