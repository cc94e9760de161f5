// Who the college is and who works there: the first set-up, invitations, members.
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

const n = (number: number) => numberIn('ne', number);

export const newInstallation = 'नयाँ कलेज';
export const setUpTitle = 'आफ्नो कलेज मिलाउनुहोस्';
export const setUpLead =
  'तपाईंले सर्भर पहिलो पटक चल्दा देखिएको लिङ्क खोल्नुभयो। यो एक पटक मात्र काम लाग्छ। तपाईं कलेजको प्रमुख र सञ्चालक बन्नुहुन्छ।';
export const setUpFields = {
  college: 'कलेजको नाम',
  name: 'तपाईंको नाम',
  email: 'तपाईंको इमेल',
  password: 'पासवर्ड',
};
export const passwordHint = 'आपसमा नमिल्ने तीन–चार शब्द बलियो हुन्छन् र टाइप गर्न सजिला।';
export const setUpNow = 'मिलाएर लगइन गर्नुहोस्';
export const settingUp = 'मिलाउँदै छ …';
export const setUpNext = 'अब कलेजले पहिलो हप्ता के के गर्छ भन्ने सूची देखिन्छ। सबै कुरा पछि फेर्न मिल्छ।';
export const deadSetUp = 'यो लिङ्क काम लाग्दैन';
export const deadSetUpNote =
  'यो पहिले नै प्रयोग भइसक्यो, वा एक दिनभन्दा पुरानो भयो। सर्भर फेरि चलाउनुहोस्: कलेजको प्रमुख नभएसम्म हरेक पटक नयाँ लिङ्क देखिन्छ। प्रमुख भइसकेको भए निम्तो माग्नुहोस्।';

export const invitation = 'निम्तो';
export const invitedBy = (college: string) =>
  college === '' ? 'तपाईंलाई निम्तो छ' : `${withPostposition(college, 'ले')} तपाईंलाई निम्तो दिएको छ`;
export const invitedNew = (email: string) =>
  `कर्मचारी कक्षमा तपाईं ${email} र यहाँ राखेको पासवर्डले लगइन गर्नुहुनेछ। तपाईंका जिम्मेवारी:`;
export const invitedAccount = (name: string, email: string) =>
  `${name}, ${email} को खाता पहिले नै छ। पासवर्ड उही रहन्छ। तपाईंका नयाँ जिम्मेवारी:`;
export const yourName = 'तपाईंको नाम';
export const newPassword = 'पासवर्ड';
export const takeInvitation = 'निम्तो लिनुहोस्';
export const takeWithAccount = 'खाता बनाउनुहोस्';
export const takingInvitation = 'एकछिन पर्खनुहोस् …';
export const deadInvitation = 'यो निम्तो काम लाग्दैन';
export const deadInvitationNote =
  'यो लिइसकिएको, फिर्ता लिइएको वा सात दिनभन्दा पुरानो हो। पछिल्लो इमेलमा अर्को लिङ्क हुन सक्छ। नभए कलेजको प्रमुखसँग फेरि निम्तो माग्नुहोस्।';

export const theCollege = 'कलेज';
export const collegeLead = 'प्रवेशपत्र, प्रश्नपत्र, सूची, नतिजा र इमेलमा रहन्छ।';
export const collegeNotLoaded = 'कलेजको विवरण खोल्न सकिएन।';
export const collegeFields = {
  nameEn: 'अङ्ग्रेजीमा नाम',
  nameNe: 'नेपालीमा नाम',
  addressEn: 'अङ्ग्रेजीमा ठेगाना',
  addressNe: 'नेपालीमा ठेगाना',
  phone: 'फोन',
  email: 'इमेल',
  website: 'वेबसाइट',
  signatoryEn: 'हस्ताक्षर गर्ने, अङ्ग्रेजीमा',
  signatoryNe: 'हस्ताक्षर गर्ने, नेपालीमा',
  signsAsEn: 'पद, अङ्ग्रेजीमा',
  signsAsNe: 'पद, नेपालीमा',
};
export const optional = 'नभरे पनि हुन्छ';
export const logo = 'लोगो';
export const logoOf = 'कलेजको लोगो';
export const chooseLogo = 'चित्र छान्नुहोस्';
export const chooseAnother = 'अर्को छान्नुहोस्';
export const removeLogo = 'हटाउनुहोस्';
export const logoHint = (megabytes: number) =>
  `PNG, JPEG वा WebP, कम्तीमा 200 × 200, बढीमा ${n(megabytes)} MB। यो कालो-सेतोमा पनि छापिन्छ।`;
export const logoSet = 'लोगो राखियो।';
export const logoRemoved = 'लोगो हटाइयो।';
export const onTheCard = 'प्रवेशपत्रमा';
export const sampleTitleEn = 'Title of the examination';
export const sampleTitleNe = 'परीक्षाको शीर्षक';
export const hangNote = 'नेपाली नामको शिरोरेखा नै धर्को बन्छ। नेपाली नाम नभए साधारण धर्को कोरिन्छ।';
export const publishedKeep = 'प्रकाशित भइसकेका सूचीमा पुरानै नाम रहन्छ।';
export const save = 'सुरक्षित गर्नुहोस्';
export const saving = 'सुरक्षित हुँदै छ …';
export const saved = 'सुरक्षित भयो।';
export const notSaved = 'सुरक्षित भएको छैन।';
export const ctrlKey = 'Ctrl';
export const keySave = 'सुरक्षित';
export const collegeLeaveNote = 'कलेजबारे फेरेको कुरा सुरक्षित भएको छैन।';

export const members = 'सदस्यहरू';
export const membersCount = (people: number, invitedCount: number) =>
  `${n(people)} जना, ${invitedCount === 0 ? 'निम्तो बाँकी छैन' : `${n(invitedCount)} जनालाई निम्तो`}। गाढा गोलो जिम्मेवारी हो।`;
export const membersNotLoaded = 'सदस्यहरू खोल्न सकिएन।';
export const inviteList = 'सूचीबाट निम्तो दिनुहोस् …';
export const invitePerson = 'निम्तो दिनुहोस्';
export const lastHere = 'पछिल्लो प्रयोग';
export const isYou = 'तपाईं';
export const lastDays = { today: 'आज', yesterday: 'हिजो' };
export const dutyOf = (who: string, duty: string) => `${who}: ${duty}`;
export const moreOf = (who: string) => `${who}: थप`;
export const hasNow = (who: string, duties: string) => `${who}: ${duties}।`;
export const refusals = {
  'last-head': 'कम्तीमा एक जना प्रमुख सधैँ हुनुपर्छ। पहिले अर्को प्रमुख बनाउनुहोस्।',
  operator: 'यो जिम्मेवारी सञ्चालकले मात्र दिन वा लिन पाउनुहुन्छ।',
};
export const allAccountsNote = 'विद्यार्थीका खाता, लगइन र लिङ्क पनि:';
export const allAccounts = 'सबै खाता';
export const whatOpens = 'जिम्मेवारीले के खोल्छ';
export const keyMove = 'सर्नुहोस्';
export const keyDarken = 'गाढा पार्नुहोस्';
export const spaceKey = 'Space';
export const keyInvite = 'निम्तो';

export const invited = 'निम्तो पाएका';
export const linkWorks = (days: number) => `लिङ्क ${n(days)} दिनसम्म, एक पटक काम लाग्छ।`;
export const link = 'लिङ्क';
export const daysLeft = (days: number) => `${n(days)} दिन बाँकी`;
export const linkOver = (days: number) =>
  days === 0 ? 'आज सकियो' : days === 1 ? 'हिजो सकियो' : `${n(days)} दिनअघि सकियो`;
export const copyLink = 'लिङ्क कपी गर्नुहोस्';
export const copyLinkOf = (who: string) => `${withPostposition(who, 'को')} लिङ्क कपी गर्नुहोस्`;
export const inviteAgain = 'फेरि निम्तो';
export const inviteAgainOf = (who: string) => `${withPostposition(who, 'लाई')} फेरि निम्तो दिनुहोस्`;
export const takeBack = 'फिर्ता लिनुहोस् …';
export const takeBackOf = (who: string) => `${withPostposition(who, 'को')} निम्तो फिर्ता लिनुहोस्`;
export const linkCopied = 'नयाँ लिङ्क कपी भयो। इमेलमा गएको लिङ्क अब काम लाग्दैन।';
export const linkOf = (who: string) => `${withPostposition(who, 'को')} लिङ्क`;
export const linkByHand = 'यहाँबाट कपी गर्नुहोस्। इमेलमा गएको लिङ्क अब काम लाग्दैन।';
export const invitedAgain = (who: string) => `${withPostposition(who, 'लाई')} नयाँ इमेल जाँदै छ। पुरानो लिङ्क अब काम लाग्दैन।`;
export const takeBackTitle = (who: string) => `${withPostposition(who, 'को')} निम्तो फिर्ता लिने?`;
export const takeBackNote = 'इमेलमा गएको लिङ्क अब काम लाग्दैन।';
export const takeBackBelow = 'पछि फेरि निम्तो दिन मिल्छ।';
export const keepInvitation = 'फिर्ता नलिनुहोस्';
export const takeBackNow = 'फिर्ता लिनुहोस्';

export const email = 'इमेल';
export const linkGoesByMail = 'लिङ्क भएको इमेल जान्छ। पासवर्ड त्यहीँ राख्नुहुनेछ।';
export const invite = 'निम्तो दिनुहोस्';
export const inviting = 'निम्तो जाँदै छ …';
export const invitationGoes = (address: string) => `${withPostposition(address, 'मा')} इमेल जाँदै छ।`;
export const listTitle = 'सूचीबाट निम्तो';
export const listNote =
  'एक हरफमा एक जना: नाम, इमेल, जिम्मेवारी। स्प्रेडसिटबाट टाँस्नुहोस् वा CSV फाइल छान्नुहोस्। तपाईंले नहेरी केही पठाइँदैन।';
export const chooseFile = 'फाइल छान्नुहोस् …';
export const listPasted = 'सूची';
export const listExample = 'सुनिता महर्जन, sunita@example.edu.np, परीक्षक, शिक्षक';
export const line = 'हरफ';
export const listRead = (people: number, wrong: number) =>
  [`${n(people)} जनालाई निम्तो दिन मिल्छ।`, ...(wrong === 0 ? [] : [`पहिले ${n(wrong)} हरफ सच्याउनुहोस्।`])].join(' ');
export const tooManyPeople = (most: number) => `एक पटकमा बढीमा ${n(most)} जना।`;
export const inviteMany = (count: number) => `${n(count)} जनालाई निम्तो दिनुहोस्`;
export const invitationsGo = (count: number) => `${n(count)} वटा इमेल जाँदै छन्।`;
export const noOneInvited = 'कसैलाई निम्तो गएन।';
export const lineProblems = {
  'name-missing': () => 'नाम छैन।',
  'name-too-long': () => 'नाम बढीमा १०० अक्षरको हुनुपर्छ।',
  'email-missing': () => 'इमेल छैन।',
  'email-malformed': (value: string) => `“${value}” इमेल होइन।`,
  'duty-missing': () => 'कम्तीमा एउटा जिम्मेवारी लेख्नुहोस्।',
  'duty-unknown': (value: string) => `“${value}” जिम्मेवारी होइन।`,
  operator: () => 'सञ्चालकलाई सञ्चालकले मात्र निम्तो दिन पाउनुहुन्छ।',
  twice: (value: string) => `${value} माथि आइसक्यो।`,
};
