import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';
import { withRoom } from '#text/room-name.ts';

const n = (number: number) => numberIn('ne', number);

// The audit log, of an examination and of all, and the timeline of one attempt.
export const audit = 'अभिलेख';
export const auditLog = 'कामको अभिलेख';
export const auditNote = 'हरेक परिवर्तन, कसले र किन गरेको भन्नेसहित। कुनै पनि हरफ कहिल्यै फेरिँदैन, हटाइँदैन।';
export const wholeAuditNote =
  'कर्मचारी, प्रशासक र कोठा पासले फेरेका सबै कुरा, र अस्वीकार भएका लगइन। कुनै पनि हरफ कहिल्यै फेरिँदैन, हटाइँदैन।';
export const exportCsv = 'CSV मा लिनुहोस्';
export const noLines = 'अहिलेसम्म केही फेरिएको छैन।';
export const search = 'खोज';
export const searchHint = 'शब्द वा सिम्बोल नम्बर';
export const anybody = 'सबै';
export const anything = 'सबै';
export const roomTitle = 'कोठा';
export const day = 'दिन';
export const any = 'सबै';
export const noSuchLines = 'यस्तो कुनै हरफ छैन।';
export const keySearch = 'खोज्ने';
export const logNotLoaded = 'अभिलेख खोल्न सकिएन।';
export const when = 'समय';
export const who = 'कसले';
export const what = 'काम';
export const onWhat = 'केमा';
export const beforeAfter = 'पहिले, पछि';
export const reason = 'कारण';
export const timesOf = (zone: string) => `समय ${withPostposition(zone, 'को')} हो।`;
export const nepal = 'नेपाल';
export const roomPass = (room: string) => `${withPostposition(withRoom('कोठा', room), 'को')} पास`;
export const byTheServer = 'सर्भर आफैँले';
export const byCommand = (name: string) => `सर्भरमा दिइएको “${name}” आदेश`;
export const byVisitor = 'लगइन नगरेका कोही';
export const goneAccount = 'मेटिइसकेको खाता';
export const theExamination = 'परीक्षा';
export const theRoom = (room: string) => withRoom('कोठा', room);
export const theCandidate = (symbolNumber: string) => `परीक्षार्थी ${symbolNumber}`;
export const theApplication = (number: string) => `आवेदन ${number}`;
export const theItem = (id: string) => `प्रश्न ${id}`;
/** The other things that an action can affect, by their kind in the log. */
export const subjects: Readonly<Record<string, string>> = {
  items: 'प्रश्न बैंक',
  figure: 'चित्र',
  mail: 'इमेल',
  database: 'डाटाबेस',
  reports: 'प्रश्नबारेका गुनासा',
  'send-link': 'इमेलमा पठाइने लिङ्क',
  register: 'दर्ता',
};
export const andMore = (count: string) => `र अरू ${count}`;
export const yes = 'हो';
export const no = 'होइन';
export const acts: Readonly<Record<string, string>> = {
  'examination-made': 'परीक्षा बनाइयो',
  'examination-changed': 'ढाँचा फेरियो',
  'paper-changed': 'प्रश्नपत्र फेरियो',
  'paper-read': 'प्रश्नपत्र पूरै पढियो',
  'paper-opened': 'उत्तरकुञ्जिकासहितको प्रश्नपत्र खोलियो',
  exported: 'फाइल निकालियो',
  'examination-sealed': 'सिलबन्दी गरियो',
  'examination-unsealed': 'सिल खोलियो',
  'state-changed': 'अवस्था फेरियो',
  'candidates-imported': 'फाइलबाट परीक्षार्थी थपिए',
  'candidates-deleted': 'परीक्षार्थीको विवरण मेटियो',
  'candidate-added': 'परीक्षार्थी थपियो',
  'candidate-changed': 'परीक्षार्थीको विवरण फेरियो',
  'pin-made': 'नयाँ PIN बनाइयो',
  'pins-shown-again': 'PIN फेरि हेरियो',
  'pins-made': 'नयाँ PIN हरू बनाइए',
  'trial-begun': 'परीक्षार्थी भएर हेरियो',
  'room-pass-made': 'कोठाको पास बनाइयो',
  'room-signed-in': 'कोठाको बोर्ड खोलियो',
  'presence-confirmed': 'उपस्थिति पक्का गरियो',
  'face-judged': 'अनुहार फोटोसँग भिडाइयो',
  'device-released': 'अर्को यन्त्रमा खोल्न दिइयो',
  'minutes-given': 'समय दिइयो',
  announced: 'सूचना दिइयो',
  'hand-in-taken-back': 'बुझाएपछि फेरि लेख्न दिइयो',
  'held-taken': 'थाँती राखिएका उत्तर लिइए',
  'held-left': 'थाँती राखिएका उत्तर लिइएनन्',
  'outage-opened': 'अवरोध सुरु भएको जनाइयो',
  'outage-closed': 'अवरोध सकिएको जनाइयो',
  'objections-closed': 'दाबीको समय अन्त्य गरियो',
  'consent-asked': 'दोस्रो परीक्षकको सहमति मागियो',
  'consent-given': 'दोस्रो परीक्षकले सहमति दिनुभयो',
  'key-decided': 'उत्तरकुञ्जिकामा निर्णय गरियो',
  'tie-decided': 'बराबरीमा निर्णय गरियो',
  'notice-changed': 'आवेदन सूचना फेरियो',
  'notice-removed': 'आवेदन सूचना हटाइयो',
  'document-seen': 'कागजात हेरियो',
  'documents-deleted': 'आवेदनका कागजात मेटाइए',
  'application-decided': 'आवेदनमा निर्णय गरियो',
  'application-undone': 'आवेदनको निर्णय उल्टाइयो',
  'application-withdrawn': 'आवेदन फिर्ता लिइयो',
  'application-deleted': 'आवेदन मेटाइयो',
  'applications-accepted': 'धेरै आवेदन स्वीकृत गरिए',
  'applications-undone': 'धेरैको स्वीकृति उल्टाइयो',
  'numbers-given': 'सिम्बोल नम्बर दिइए',
  'room-shaped': 'कोठाका सिट फेरिए',
  'seats-given': 'सिट दिइए',
  'bank-list-brought': 'बैंकको सूची आयात गरियो',
  'fee-decided': 'शुल्कबारे निर्णय भयो',
  'offers-begun': 'सिट प्रस्तावको चरण सुरु गरियो',
  'offer-answered': 'सिटको प्रस्तावमा जवाफ दिइयो',
  'offers-reminded': 'सिट प्रस्तावको जवाफ दिन सम्झाइयो',
  'voucher-asked': 'आवेदकलाई भौचरबारे सोधियो',
  'card-opened': 'प्रवेशपत्र पहिलो पटक खोलियो',
  'login-refused': 'लगइन अस्वीकार भयो',
  'login-held-up': 'लगइन केही समय रोकियो',
  'limit-reached': 'प्रयासको सीमा पुग्यो',
  'password-reset': 'लिङ्कबाट नयाँ पासवर्ड राखियो',
  'password-changed': 'पासवर्ड फेरियो',
  'sessions-ended': 'लगइन अन्त्य गरियो',
  'account-deleted': 'खाता मेटियो',
  'role-changed': 'भूमिका फेरियो',
  'duties-changed': 'जिम्मेवारी फेरियो',
  'second-factor-on': 'दोस्रो चरण राखियो',
  'second-factor-off': 'दोस्रो चरण हटाइयो',
  'second-factor-refused': 'दोस्रो चरण मिलेन',
  'recovery-codes-made': 'आपतकालीन कोड बनाइए',
  'recovery-code-used': 'आपतकालीन कोड चलाइयो',
  'link-sent': 'लिङ्क पठाइयो',
  'mail-sent-again': 'इमेल फेरि पठाइयो',
  'staff-signed-in': 'कर्मचारी कक्षमा लगइन गरियो',
  'staff-signed-out': 'कर्मचारी कक्षबाट लगआउट गरियो',
  'item-added': 'प्रश्न लेखियो',
  'item-changed': 'प्रश्न फेरियो',
  'item-reviewed': 'प्रश्न जाँच्दा उत्तर मिल्यो',
  'item-disagreed-with': 'प्रश्न जाँच्दा उत्तर मिलेन',
  'items-imported': 'प्रश्न आयात गरिए',
  'college-changed': 'कलेजको विवरण फेरियो',
  'logo-changed': 'लोगो फेरियो',
  invited: 'व्यक्तिलाई निम्तो पठाइयो',
  'invitation-ended': 'निम्तो फिर्ता लिइयो',
  'figure-added': 'चित्र थपियो',
  'finding-dismissed': 'भेटिएको कुरा टुङ्ग्याइयो',
  'backup-asked': 'ब्याकअप मागियो',
  'backup-made': 'ब्याकअप बनाइयो',
  'backup-failed': 'ब्याकअप बनाउन सकिएन',
  'backup-checked': 'ब्याकअप जाँचियो',
  'backup-downloaded': 'ब्याकअप डाउनलोड गरियो',
  'backup-restored': 'ब्याकअपबाट फर्काइयो',
};
/** The changed fields and further details, by their names in the log. */
export const fields: Readonly<Record<string, string>> = {
  code: 'कोड',
  title: 'परीक्षाको नाम',
  instructions: 'निर्देशन',
  pattern: 'ढाँचा',
  startsAt: 'सुरु',
  minutes: 'मिनेट',
  timing: 'समयको तरिका',
  secondsEach: 'प्रति प्रश्न सेकेन्ड',
  sections: 'खण्डहरू',
  passMark: 'उत्तीर्णाङ्क',
  seats: 'सिट',
  duties: 'जिम्मेवारी',
  tieBreaks: 'बराबर अङ्कको क्रम',
  objectionsUntil: 'दाबीको म्याद',
  namesPublished: 'नाम प्रकाशित',
  roomLimitMinutes: 'कोठाले दिन सक्ने मिनेट',
  givesTimeByRule: 'नियमअनुसार समय दिने',
  shuffleItems: 'प्रश्नको क्रम फेर्ने',
  shuffleOptions: 'विकल्पको क्रम फेर्ने',
  lateMinutes: 'ढिलो आउने उत्तर, मिनेट',
  lateFullTime: 'ढिलो सुरु गर्नेलाई पूरा समय',
  lateLimitMinutes: 'कति मिनेट ढिलोसम्म सुरु गर्न मिल्ने',
  handInAfterMinutes: 'कति मिनेटपछि बुझाउन मिल्ने',
  presenceNeeded: 'उपस्थिति पक्का गर्ने',
  secondExaminer: 'दोस्रो परीक्षक',
  reviewedOnly: 'जाँचिएका प्रश्न मात्र',
  ownOnly: 'आफ्ना प्रश्न मात्र',
  notInLast: 'पछिल्ला कति परीक्षामा नआएका',
  coExaminers: 'सहपरीक्षक',
  room: 'कोठा',
  seat: 'सिट',
  groups: 'समूह',
  extraMinutes: 'थप मिनेट',
  dateOfBirth: 'जन्म मिति',
  previousScore: 'अघिल्लो प्राप्ताङ्क',
  phone: 'फोन',
  email: 'इमेल',
  gender: 'लिङ्ग',
  withdrawn: 'हटाइएको',
  withheld: 'रोकिएको',
  items: 'प्रश्न',
  drawn: 'छानिएका प्रश्न',
  from: 'छान्न सकिने प्रश्न',
  hash: 'छाप',
  added: 'थपिएका',
  updated: 'फेरिएका',
  candidates: 'परीक्षार्थी',
  text: 'सूचना',
  seconds: 'सेकेन्ड',
  objections: 'दाबी',
  undecided: 'निर्णय नभएका दाबी',
  version: 'संस्करण',
  list: 'सूची',
  among: 'यीमध्ये',
  admitted: 'सिट पाएका',
  count: 'सङ्ख्या',
  subject: 'विषय',
  marks: 'अङ्क',
  penalty: 'कट्टी',
  name: 'नाम',
  open: 'खुला',
  emptyToOpen: 'खाली सिट खुला सूचीमा',
  waiting: 'वैकल्पिक सूची',
  months: 'कति महिना राखिने',
  role: 'भूमिका',
  status: 'अवस्था',
  texts: 'फेरिएका पाठ',
  limit: 'सीमा',
  unproven: 'इमेल पुष्टि नभएको',
  kind: 'किसिम',
  finding: 'भेटिएको कुरा',
  source: 'फाइल',
  file: 'फाइल',
  trouble: 'भेटिएको अवस्था',
  already: 'पहिले नै भएका',
  sha256: 'छाप',
  accountsFromHere: 'यही IP ठेगानाबाट लगइन नमिलेका खाता',
  sessions: 'लगइन',
  first: 'पहिलो प्रश्न',
  last: 'अन्तिम प्रश्न',
  madeAt: 'बनाइएको',
  device: 'यन्त्र',
  entries: 'उत्तर',
  lateEntries: 'ढिलो आएका उत्तर',
  lateCandidates: 'ढिलो उत्तर भएका परीक्षार्थी',
  implausibleEntries: 'लेखिएको समयमा बन्न नसक्ने उत्तर',
  implausibleCandidates: 'त्यस्ता उत्तर भएका परीक्षार्थी',
  topic: 'शीर्षक',
  tags: 'ट्याग',
  language: 'भाषा',
  difficulty: 'कठिनाइ',
  right: 'सही विकल्प',
  opensAt: 'आवेदन सुरु',
  closesAt: 'आवेदन बन्द',
  lateUntil: 'ढिलो आवेदनको अन्तिम समय',
  correctionUntil: 'सच्याउने अन्तिम समय',
  fee: 'शुल्क',
  lateFee: 'ढिलो शुल्क',
  feeWays: 'तिर्ने तरिका',
  voucherAccount: 'भौचरको खाता',
  eligibility: 'योग्यता',
  greatestAge: 'अधिकतम उमेर',
  score: 'प्राप्ताङ्कको किसिम',
  leastScore: 'न्यूनतम प्राप्ताङ्क',
  asks: 'सोधिने विवरण',
  questions: 'कलेजका प्रश्न',
  photo: 'फोटो',
  documents: 'कागजात',
  bring: 'ल्याउनुपर्ने कुरा',
  beThereMinutes: 'सुरु हुनुभन्दा कति मिनेटअघि पुग्ने',
  numbering: 'नम्बर दिने तरिका',
  cardsFrom: 'प्रवेशपत्र मिल्ने समय',
  resultBy: 'नतिजाको मिति',
  document: 'कागजात',
  drafts: 'अधुरा आवेदन',
  decision: 'निर्णय',
  refusedGroups: 'नदिइएका समूह',
  reasons: 'कारण',
  batch: 'चरण',
  applications: 'आवेदन',
  firstNumber: 'पहिलो नम्बर',
  order: 'क्रम',
  seed: 'सीड',
  rooms: 'कोठा',
  rows: 'लहर',
  columns: 'स्तम्भ',
  struckOut: 'काटिएका सिट',
  pairs: 'एकै विद्यालयका जोडी',
  unseated: 'सिट नभएका',
};
/** The names of a field's fixed values, by their names in the log. `change` has those of things without fields. */
export const values: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  change: {
    student: 'विद्यार्थी',
    staff: 'कर्मचारी',
    admin: 'प्रशासक',
    reviewed: 'जाँचिएको',
    dismissed: 'टुङ्ग्याइएको',
  },
  duties: { head: 'प्रमुख', examiner: 'परीक्षक', teacher: 'शिक्षक', clerk: 'लिपिक', operator: 'सञ्चालक' },
  role: { student: 'विद्यार्थी', staff: 'कर्मचारी', admin: 'प्रशासक' },
  status: { draft: 'मस्यौदा', reviewed: 'जाँचिएको', retired: 'हटाइएको' },
  texts: { stem: 'प्रश्नको पाठ', options: 'विकल्प', explanation: 'व्याख्या', figure: 'चित्र' },
  language: { en: 'अङ्ग्रेजी', ne: 'नेपाली' },
  timing: {
    whole: 'पूरै प्रश्नपत्रका लागि एउटै समय',
    'whole-forward': 'एउटै समय, पछाडि फर्कन नमिल्ने',
    each: 'हरेक प्रश्नका लागि तोकिएका सेकेन्ड',
  },
  decision: { accept: 'स्वीकृत', return: 'फिर्ता', refuse: 'अस्वीकृत' },
  order: { application: 'आवेदनको क्रम', name: 'नामको क्रम', shuffled: 'मिसाइएको' },
  list: { open: 'खुला' },
  sessions: { one: 'एउटा', 'all others': 'अरू सबै' },
  trouble: {
    none: 'सग्लो छ',
    'disk-full': 'डिस्क भरिएको छ',
    'no-program': 'PostgreSQL का प्रोग्राम राखिएका छैनन्',
    damaged: 'बिग्रिएको छ',
    newer: 'नयाँ संस्करणले बनाएको हो',
    'under-way': 'अर्को ब्याकअप बन्दै थियो',
    'too-long': 'एक घण्टाभन्दा बढी लाग्यो',
    failed: 'त्रुटि भयो, कारण सर्भरको लगमा छ',
  },
  limit: {
    'login-device': 'चिनिएको यन्त्रमा गलत पासवर्ड',
    'login-account-address': 'एउटै IP ठेगानाबाट एउटै खातामा गलत पासवर्ड',
    'login-account': 'एउटै खातामा गलत पासवर्ड',
    'second-factor-device': 'चिनिएको यन्त्रमा गलत कोड',
    'second-factor-device-day': 'चिनिएको यन्त्रमा एक दिनमा गलत कोड',
    'second-factor': 'गलत कोड',
    'second-factor-day': 'एक दिनमा गलत कोड',
    'change-password': 'हालको पासवर्ड गलत',
    'register-account': 'एउटै इमेलबाट दर्ता',
    'link-device': 'चिनिएको यन्त्रबाट मागिएका लिङ्क',
    'link-account-address': 'एउटै IP ठेगानाबाट मागिएका लिङ्क',
    'report-question': 'एउटै प्रश्नबारेका गुनासा',
    'report-address': 'एउटै IP ठेगानाबाट आएका गुनासा',
    'hall-candidate-address': 'एउटै IP ठेगानाबाट एक परीक्षार्थीका गलत PIN',
    'hall-candidate': 'एक परीक्षार्थीका गलत PIN',
    'hall-candidate-most': 'एक परीक्षार्थीका गलत PIN, अस्वीकृत',
    'hall-candidate-device': 'चिनिएको यन्त्रमा गलत PIN, अस्वीकृत',
    'hall-unknown': 'कुनै परीक्षार्थीको नभएका सिम्बोल नम्बर',
    'room-pass': 'एउटै IP ठेगानाबाट गलत कोठा पास',
  },
};
export const decisionOn = (item: number) => `प्रश्न ${n(item)}`;
export const rightIs = (options: string) => `सही: ${options}`;
export const toEverybody = 'रद्द, सबैलाई अङ्क';
export const dropped = 'रद्द, सबैको पूर्णाङ्कबाट हटाइयो';
export const kept = 'यथावत्';

export const timeline = 'घटनाक्रम';
export const timelineOf = (symbolNumber: string) => `${symbolNumber} को घटनाक्रम`;
export const timelineNote = 'यस परीक्षार्थीको परीक्षामा भएका सबै कुरा, भएकै क्रममा।';
export const noTimeline = 'अहिलेसम्म केही छैन: परीक्षार्थीले लगइन गरेका छैनन्।';
export const noSuchCandidate = (symbolNumber: string) => `${symbolNumber} सिम्बोल नम्बरका परीक्षार्थी यहाँ छैनन्।`;
export const backToCandidates = 'परीक्षार्थीको सूचीमा फर्कनुहोस्';
export const backToDay = 'परीक्षाको दिनमा जानुहोस्';
export const itemIs = (place: number) => `प्रश्न ${n(place)}`;
export const device = 'यन्त्र';
export const received = 'सर्भरमा पुगेको';
export const late = 'समय सकिएपछि';
export const note = 'टिपोट';
export const until = (time: string) => `${time} बजेसम्म`;
export const lasting = (seconds: number) =>
  seconds < 60 ? `${n(seconds)} सेकेन्ड` : `${n(Math.floor(seconds / 60))} मिनेट ${n(seconds % 60)} सेकेन्ड`;
export const minutesGiven = (minutes: number) => `${n(minutes)} मिनेट दिइयो`;
export const heldFor: Readonly<Record<string, string>> = {
  'replaced-device': 'अर्को यन्त्रमा सरिसकेपछि पुरानो यन्त्रबाट आएको',
  differs: 'यही क्रममा सर्भरमा भएको भन्दा फरक',
  'too-late': 'धेरै ढिलो आएको',
  'log-full': 'अभिलेख भरिएपछि आएको',
};
export const kinds = {
  'signed-in': 'लगइन गरे',
  began: 'सुरु गरे',
  choose: 'उत्तर छाने',
  clear: 'उत्तर हटाए',
  flag: 'पछि हेर्न चिनो लगाए',
  unflag: 'चिनो हटाए',
  see: 'हेरे',
  'hand-in': 'बुझाए',
  held: 'तपाईंको निर्णयका लागि थाँती',
  dark: 'यन्त्र बन्द थियो',
  'link-lost': 'सम्पर्क टुटे पनि यन्त्र चल्यो',
  'left-page': 'पृष्ठ छोडे',
  minutes: 'समय दिइयो',
  act: 'कर्मचारीको काम',
};
export const entryNumber = (number: string) => `अभिलेखको क्रम ${number}`;
export const forLostTime = 'गुमेको समयका लागि';
