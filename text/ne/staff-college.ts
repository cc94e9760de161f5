// The accounts and the system's state, for admins; and everyone's own second factor.
import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';
import { sizeIn } from '#text/sizes.ts';

export const accounts = 'खाताहरू';
export const findAccounts = 'खाता खोज्नुहोस्';
export const search = 'नाम वा इमेल';
export const searchHint = 'सीता, वा example.com';
export const duty = 'जिम्मेवारी';
export const allStaff = 'सबै कर्मचारी';
export const any = 'सबै';
export const student = 'विद्यार्थी';
export const dutyNames = {
  head: 'प्रमुख',
  examiner: 'परीक्षक',
  teacher: 'शिक्षक',
  clerk: 'लिपिक',
  operator: 'सञ्चालक',
};
export const name = 'नाम';
export const lastSeen = 'पछिल्लो प्रयोग';
export const never = 'अहिलेसम्म छैन';
export const sessions = (count: number) => (count === 0 ? 'लगइन छैन' : `${numberIn('ne', count)} ठाउँमा लगइन`);
export const proven = 'इमेल पुष्टि भएको';
export const unproven = 'इमेल पुष्टि नभएको';
export const withSecondFactor = 'दोस्रो चरण';
export const loading = 'खुल्दै छ …';
export const found = (count: number, shown: string) => `${shown} वटा खाता ${count === 1 ? 'भेटियो' : 'भेटिए'}।`;
export const clear = 'सबै देखाउनुहोस्';
export const nobodyFound = 'त्यस्तो कुनै खाता छैन';
export const nobodyNote = 'थोरै अक्षर लेखेर वा अर्को जिम्मेवारी छानेर खोज्नुहोस्।';
export const accountsNotLoaded = 'खाताहरू खोल्न सकिएन।';
export const manage = (who: string) => `${withPostposition(who, 'को')} खाता व्यवस्थापन`;
export const manageShort = 'व्यवस्थापन';
export const close = 'बन्द गर्नुहोस्';
export const isYou = 'यो तपाईं आफैँ हुनुहुन्छ। तपाईंको खाता अर्को प्रमुखले मेट्न सक्नुहुन्छ।';
export const endSessions = 'सबै लगइन अन्त्य गर्नुहोस्';
export const sendLink = 'नयाँ पासवर्डको लिङ्क पठाउनुहोस्';
export const dropSecondFactor = 'दोस्रो चरण हटाउनुहोस् …';
export const remove = 'मेट्नुहोस् …';
export const dutiesOf = (who: string) => `${withPostposition(who, 'को')} जिम्मेवारी`;
export const changeDuties = 'यी जिम्मेवारी दिनुहोस् …';
export const dutiesTitle = (who: string, to: string) => `${who}: ${to}`;
export const noDutyNote = 'अबदेखि कर्मचारी कक्षको केही पनि देख्नुहुने छैन।';
export const dutyNotes = {
  head: 'प्रमुखले जिम्मेवारी दिन, खाता मेट्न र सबै परीक्षा हेर्न पाउनुहुन्छ।',
  examiner: 'परीक्षकले आफ्ना परीक्षा बनाउन, सिलबन्दी गर्न, सञ्चालन गर्न, जाँच्न र प्रकाशन गर्न पाउनुहुन्छ।',
  teacher: 'शिक्षकले प्रश्न लेख्न र जाँच्न पाउनुहुन्छ।',
  clerk: 'लिपिकले परीक्षार्थी, कोठा र प्रवेशपत्रको काम गर्न पाउनुहुन्छ, तर प्रश्नपत्र, उत्तरकुञ्जिका र उत्तर देख्नुहुन्न।',
  operator: 'सञ्चालकले प्रणाली, यसका ब्याकअप र इमेल हेर्न पाउनुहुन्छ।',
};
export const dutiesBelow = 'यस खाताका लगइन अन्त्य हुन्छन्। यो कुरा कामको अभिलेखमा रहन्छ।';
export const dutiesUnproven =
  'यो इमेल आफ्नै हो भनी कसैले पुष्टि गरेको छैन: दर्ता गर्ने अरू नै हुन सक्छ। पहिले लिङ्क पठाउनुहोस्, वा व्यक्ति चिन्नुहुन्छ भने अगाडि बढ्नुहोस्।';
export const keepDuties = 'जिम्मेवारी नफेर्नुहोस्';
export const giveDuties = 'यी जिम्मेवारी दिनुहोस्';
export const removeTitle = (who: string) => `${withPostposition(who, 'को')} खाता मेट्ने?`;
export const removeNote = 'यसका लगइन, लिङ्क र अभिलेख पनि मेटिन्छन्। उहाँले लेख्नुभएका प्रश्न नामविना रहन्छन्।';
export const cannotBeUndone = 'यो फिर्ता गर्न सकिँदैन।';
export const keepAccount = 'नमेट्नुहोस्';
export const removeNow = 'खाता मेट्नुहोस्';
export const dropTitle = (who: string) => `${withPostposition(who, 'को')} दोस्रो चरण हटाउने?`;
export const dropNote = 'फोन र आपतकालीन कोड दुवै हराएकाका लागि मात्र, र माग्ने व्यक्ति को हो भनी आफैँले देखेपछि मात्र गर्नुहोस्।';
export const dropBelow = 'यस खाताका सबै लगइन अन्त्य हुन्छन्। नयाँ नमिलाएसम्म पासवर्डले मात्र लगइन हुन्छ।';
export const keepIt = 'नहटाउनुहोस्';
export const dropNow = 'हटाउनुहोस्';

export const system = 'प्रणाली';
export const systemNotLoaded = 'प्रणालीको अवस्था खोल्न सकिएन।';
export const version = 'संस्करण';
export const versionIs = (program: string, node: string, since: string) =>
  `Tayari ${program}, Node ${node}, ${withGate(since)} बजेदेखि चलिरहेको`;
export const database = 'डाटाबेस';
export const databaseIs = (kind: string, milliseconds: string, migration: string) =>
  `${kind}, लेख्न ${milliseconds} मिलिसेकेन्ड; पछिल्लो परिवर्तन ${migration}`;
export const databaseDown = 'डाटाबेसमा लेख्न सकिँदैन।';
export const disk = 'डिस्क';
export const diskIs = (free: number, size: number) => `${sizeIn('ne', size)} मध्ये ${sizeIn('ne', free)} खाली`;
export const diskUnknown = 'यस प्रणालीले बताउँदैन।';
export const diskLow = 'डिस्क भरिनै लागेको छ। अर्को परीक्षाअघि ठाउँ खाली गर्नुहोस्: भरिएको डिस्कमा उत्तर सुरक्षित हुँदैनन्।';
export const backup = 'पछिल्लो ब्याकअप';
export const backupNone = 'अहिलेसम्म छैन';
export const backupByHand = 'आदेश दिँदा मात्र: BACKUP_DIR राखिएको छैन';
export const backupEvery = (hours: number) => `हरेक ${numberIn('ne', hours)} घण्टामा`;
export const backupLate = 'बन्नुपर्ने बेलामा ब्याकअप बनेन। सर्भरको लग हेर्नुहोस्।';
export const backups = 'ब्याकअप';
export const backupsNote =
  'ब्याकअपमा सबै कुरा हुन्छ: खाता, प्रश्न, परीक्षा, उत्तर र चित्र। सर्भरले आफैँ बनाएका पछिल्ला १४ वटा र तपाईंले बनाउन लगाएका पछिल्ला १४ वटा राख्छ। एउटा अर्को मेसिनमा पनि राख्नुहोस्।';
export const backUpNow = 'अहिले ब्याकअप बनाउनुहोस्';
export const backingUp = 'ब्याकअप बन्दै छ …';
export const checkingBackup = 'ब्याकअप पढेर जाँचिँदै छ …';
export const backupFailed = (when: string) => `${withGate(when)} बजेको ब्याकअप बनाउन सकिएन।`;
export const backupTrouble: Readonly<Record<string, string>> = {
  'disk-full': 'डिस्क भरिएको छ। ठाउँ खाली गरेर फेरि प्रयास गर्नुहोस्।',
  'no-program': 'यस मेसिनमा PostgreSQL को pg_dump प्रोग्राम राखिएको छैन।',
  'too-long': 'एक घण्टाभन्दा बढी लागेकाले रोकियो। डिस्क र डेटाबेस चल्छन् कि हेर्नुहोस्।',
  failed: 'कारण सर्भरको लगमा छ।',
};
export const noBackups = 'सर्भरमा अहिलेसम्म कुनै ब्याकअप छैन।';
export const backupMade = 'बनेको';
export const backupSize = 'आकार';
export const backupState = 'अवस्था';
export const backupActs = 'जाँच वा डाउनलोड';
export const notChecked = 'अहिलेसम्म जाँचिएको छैन';
export const isWhole = (when: string) => `सग्लो छ (जाँचिएको: ${when})`;
export const checkFound = {
  'disk-full': 'जाँच्न सकिएन: डिस्क भरिएको छ',
  'no-program': 'जाँच्न सकिएन: PostgreSQL को pg_restore प्रोग्राम राखिएको छैन',
  damaged: 'बिग्रिएको छ: अर्को बनाउनुहोस्',
  newer: 'Tayari को नयाँ संस्करणले बनाएको हो',
  'too-long': 'जाँचिएन: एक घण्टाभन्दा बढी लाग्यो',
  failed: 'जाँच्न सकिएन: कारण सर्भरको लगमा छ',
} as const;
export const check = 'जाँच्नुहोस्';
export const checkOf = (when: string) => `${withGate(when)} बजेको ब्याकअप जाँच्नुहोस्`;
export const download = 'डाउनलोड …';
export const downloadOf = (when: string) => `${withGate(when)} बजेको ब्याकअप डाउनलोड गर्नुहोस्`;
export const downloadTitle = (when: string) => `${withGate(when)} बजेको ब्याकअप डाउनलोड गर्ने?`;
export const downloadNote = 'यस फाइलमा कलेजका सबै कुरा हुन्छन्, र यो इन्क्रिप्ट गरिएको हुँदैन। आफूले मात्र पढ्न सक्ने ठाउँमा राख्नुहोस्।';
export const downloadNow = 'डाउनलोड गर्नुहोस्';
export const notNow = 'अहिले होइन';
export const downloadBegins = 'ब्राउजरले ब्याकअप सुरक्षित गर्दै छ।';
export const mail = 'इमेल';
export const mailIs = (to: string, waiting: string) => `${to}; पठाउन बाँकी: ${waiting}`;
export const bySmtp = 'इमेल सर्भरबाट';
export const esewa = 'eSewa';
export const esewaSet = 'राखिएको छ: आवेदन सूचनामा दिन मिल्छ';
export const esewaUnset = 'दिइँदैन, किनकि ESEWA_MERCHANT_CODE राखिएको छैन';
export const byOutbox = 'outbox का फाइलमा, किनकि SMTP_URL राखिएको छैन';
export const online = 'अहिले अनलाइन';
export const onlineIs = (students: string, staffCount: string) =>
  `पछिल्लो दस मिनेटमा विद्यार्थी: ${students}, कर्मचारी: ${staffCount}`;
export const failedMails = 'पठाउन नसकिएका इमेल';
export const noFailedMails = 'पठाउन नसकिएको कुनै इमेल छैन।';
export const moreFailed = (count: string) => `${count} मध्ये पछिल्ला।`;
export const recipient = 'कसलाई';
export const what = 'इमेल';
export const kinds: Readonly<Record<string, string>> = {
  'reset-link': 'नयाँ पासवर्डको लिङ्क',
  'password-changed': 'पासवर्ड फेरिएको सूचना',
  'consent-asked': 'दोस्रो परीक्षकको सहमति',
  'application-code': 'आवेदनको नम्बर र कोड',
  'application-returned': 'आवेदन फिर्ता',
  'application-numbered': 'सिम्बोल नम्बर',
  'application-card': 'प्रवेशपत्र तयार',
  'application-tomorrow': 'परीक्षा भोलि छ',
  'application-key': 'उत्तरकुञ्जिका प्रकाशित',
  'application-offer': 'सिटको प्रस्ताव',
  'application-offer-ends': 'प्रस्तावको म्याद एक दिन बाँकी',
  'application-offer-reminder': 'प्रस्तावको जवाफ बाँकी',
  'application-moved': 'आरक्षितको सट्टा खुला सिट',
  'application-voucher': 'भौचर बैंकको सूचीमा छैन',
  'sms-application-offer': 'SMS: सिटको प्रस्ताव',
  'sms-application-offer-ends': 'SMS: प्रस्तावको म्याद एक दिन बाँकी',
  'sms-application-offer-reminder': 'SMS: प्रस्तावको जवाफ बाँकी',
  'sms-application-moved': 'SMS: आरक्षितको सट्टा खुला सिट',
  'sms-application-voucher': 'SMS: भौचर बैंकको सूचीमा छैन',
  'application-result': 'नतिजा प्रकाशित',
  'sms-application-submitted': 'SMS: आवेदन आइपुगेको',
  'sms-application-returned': 'SMS: आवेदन फिर्ता',
  'sms-application-numbered': 'SMS: सिम्बोल नम्बर',
  'sms-application-card': 'SMS: प्रवेशपत्र तयार',
  'sms-application-tomorrow': 'SMS: परीक्षा भोलि छ',
  'sms-application-key': 'SMS: उत्तरकुञ्जिका प्रकाशित',
  'sms-application-result': 'SMS: नतिजा प्रकाशित',
  invitation: 'निम्तो',
};
export const tries = 'प्रयास';
export const reason = 'कारण';
export const willBeTried = 'फेरि पठाइनेछ';
export const givenUp = 'पठाउन छोडियो';
export const sendAgain = 'फेरि पठाउनुहोस्';
export const sendAgainTo = (to: string) => `${withPostposition(to, 'लाई')} फेरि पठाउनुहोस्`;

export const secondFactor = 'दोस्रो चरण';
export const secondFactorLead =
  'कर्मचारी कक्षमा लगइन गर्दा पासवर्डसँगै तपाईंको फोनको एपले देखाएको कोड। तपाईंको पासवर्ड थाहा पाउनेले पनि त्यसपछि भित्र पस्न सक्दैन।';
export const mustHave = 'यस कलेजका सबै कर्मचारीलाई दोस्रो चरण चाहिन्छ। अगाडि बढ्न पहिले यो मिलाउनुहोस्।';
export const isOff = 'तपाईं पासवर्डले मात्र लगइन गर्नुहुन्छ।';
export const isOn = (left: string) => `तपाईं पासवर्ड र कोडले लगइन गर्नुहुन्छ। बाँकी आपतकालीन कोड: ${left}।`;
export const yourPassword = 'तपाईंको पासवर्ड';
export const setUp = 'मिलाउनुहोस्';
export const scan = 'यसलाई प्रमाणीकरण एपले स्क्यान गर्नुहोस् (Aegis, Google Authenticator, 2FAS …)।';
export const qr = 'प्रमाणीकरण एपका लागि QR कोड';
export const orType = 'वा यो साँचो एपमा टाइप गर्नुहोस्:';
export const code = 'एपको कोड';
export const confirm = 'पक्का गर्नुहोस्';
export const codesTitle = 'तपाईंका दस आपतकालीन कोड';
export const codesLead =
  'फोन हराएमा हरेक कोडले एक पटक लगइन गराउँछ। लेखेर वा छापेर फोनभन्दा अलग राख्नुहोस्। यी अहिले एक पटक मात्र देखाइन्छन्।';
export const print = 'छाप्नुहोस्';
export const copy = 'कपी गर्नुहोस्';
export const copied = 'कपी भयो।';
export const notCopied = 'कपी गर्न सकिएन। आफैँ छानेर कपी गर्नुहोस्।';
export const haveThem = 'मैले राखिसकेँ';
export const newCodes = 'नयाँ आपतकालीन कोड बनाउनुहोस्';
export const newCodesNote = 'त्यसपछि पुराना कोड काम लाग्दैनन्।';
export const turnOff = 'बन्द गर्नुहोस्';
export const turnOffNote = 'त्यसपछि फेरि पासवर्डले मात्र लगइन हुन्छ।';
export const requiredHere = 'यस कलेजमा यो चाहिन्छ, त्यसैले बन्द गर्न मिल्दैन।';
export const notLoaded = 'तपाईंको दोस्रो चरणको अवस्था खोल्न सकिएन।';
