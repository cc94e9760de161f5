// The board of a room, for its invigilator.
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';
import { withRoom } from '#text/room-name.ts';

const digits = (count: number) => numberIn('ne', count);

export const board = 'कोठाको बोर्ड';
export const roomNamed = (room: string) => withRoom('कोठा', room);
export const pass = 'कोठा पास';
export const unknownCode = 'यस कोडको परीक्षा छैन। आफ्नो पानामा भएको कोड लेख्नुहोस्।';
export const passHint = 'दस अक्षर र अङ्क। कोठाको पानामा छ।';
export const openBoard = 'बोर्ड खोल्नुहोस्';
export const opening = 'खुल्दै छ …';
export const wrongPass = 'यो पास यस परीक्षाको कुनै कोठाको होइन। कोठाको पाना फेरि हेर्नुहोस्।';
export const tooMany = 'धेरै पटक प्रयास भयो। पन्ध्र मिनेट पर्खनुहोस्, वा परीक्षकसँग नयाँ पास माग्नुहोस्।';
export const noConnection = 'इन्टरनेट छैन। इन्टरनेट जाँचेर फेरि प्रयास गर्नुहोस्।';
export const passEnded = 'यो पास सकियो। नयाँ पासले लगइन गर्नुहोस्: तपाईंले गर्नुभएका काम त्यतिन्जेल यहीँ रहन्छन्।';
export const passMissing = 'पास लेख्नुहोस्।';
export const leave = 'बोर्डबाट बाहिर जानुहोस्';

// The head
export const upToDate = (time: string) => `${time} बजेसम्मको अवस्था`;
export const asOf = (time: string, age: string) => `इन्टरनेट छैन: ${time} बजेको बोर्ड${age && `, ${age} पुरानो`}`;
export const seconds = (count: number) => `${digits(count)} सेकेन्ड`;
export const minutes = (count: number) => `${digits(count)} मिनेट`;
export const actsWait = (count: number) =>
  `${digits(count)} वटा काम यहीँ ${count === 1 ? 'राखिएको छ, पछि पठाइन्छ' : 'राखिएका छन्, पछि पठाइन्छन्'}`;
export const sendingActs = (count: number) => `${digits(count)} वटा काम पठाउँदै छ`;
export const ends = (time: string) => `${time} बजे सकिन्छ`;
export const begins = (time: string) => `${time} बजे सुरु`;
export const timeLeft = 'बाँकी समय';
export const minutesShort = 'मिनेट';

// Counts and groups
export const needYou = 'सहयोग चाहिने';
export const working = 'लेख्दै';
export const notHeard = 'सम्पर्क छैन';
export const handedIn = 'बुझाएका';
export const absent = 'अनुपस्थित';
export const notYet = 'आउन बाँकी';
export const present = 'उपस्थित';
export const needsYou = 'तपाईंको सहयोग चाहिन्छ';
export const atWork = 'लेख्दै';
export const here = 'उपस्थित';
export const notWorking = 'नलेख्ने';
export const nobody = 'यस कोठामा अहिलेसम्म कोही छैन।';

// A candidate
export const wantsDevice = 'अर्को यन्त्र चाहन्छन्';
export const notHeardFor = (span: string) => `${span}देखि सम्पर्क छैन`;
export const wasDark = (span: string) => `${span} यन्त्र बन्द थियो`;
export const unconfirmed = 'उपस्थिति पक्का भएको छैन';
export const stateWorking = 'लेख्दै';
export const statePresent = 'उपस्थित';
export const stateAbsent = 'अनुपस्थित';
export const stateNotYet = 'आउन बाँकी';
export const handedInAt = (time: string) => `${time} बजे बुझाए`;
export const timeOver = 'समय सकियो';
export const given = (count: number) => `+${digits(count)} मिनेट`;
export const deviceChanged = 'यन्त्र फेरियो';
export const wrongPins = (count: number) => `गलत PIN: ${digits(count)} पटक`;
export const othersTry = 'कसैले यो PIN अनुमान गर्दै छ';
export const leftPage = (count: number) => `${digits(count)} पटक पृष्ठ छोडे`;
export const lateAnswers = (count: number) => `समय सकिएपछि आइपुगेका उत्तर: ${digits(count)}`;
export const implausible = (count: number) => `लेखिएको समयमा बन्न नसक्ने उत्तर: ${digits(count)}`;
export const answeredOf = (total: number) => `/ ${digits(total)}`;
export const seatNone = '–';

// Evidence
export const darkFromTo = (from: string, to: string) => `${from} बजेदेखि ${to} बजेसम्म यन्त्र चलेन।`;
export const workedFromTo = (from: string, to: string) =>
  `${from} बजेदेखि ${to} बजेसम्म इन्टरनेट थिएन; यन्त्र चलिरह्यो, केही हराएन।`;
export const nobodyElseDark = 'त्यतिबेला यस कोठाको अरू कुनै यन्त्र बन्द थिएन।';
export const othersDark = (count: number) => `त्यतिबेला यस कोठाका अरू ${digits(count)} वटा यन्त्र पनि बन्द थिए।`;
export const lastHeardAt = (time: string) => `अन्तिम सम्पर्क ${time} बजे।`;
export const neverHeard = 'यस परीक्षार्थीका लागि अहिलेसम्म कुनै यन्त्रबाट लगइन भएको छैन।';
export const endsAt = (time: string) => `${time} बजे सकिन्छ।`;
export const contactLine = 'यन्त्रसँग सम्पर्क भएको समय';

// Board commands
export const confirmHere = 'उपस्थित छन्';
export const notHere = 'उपस्थित छैनन्';
export const faceDoubted = 'अनुहार हेर्न बाँकी';
export const notThisFace = 'अनुहार मिलेन';
export const markFace = 'परीक्षकका लागि राख्नुहोस्';
export const faceWarning = 'परीक्षार्थीलाई कतै नपठाउनुहोस्: उनी बस्न सक्छन्; फोटो र अनुहार परीक्षकले भिडाउनुहुन्छ।';
export const releaseAsks = 'अर्को यन्त्रमा खोल्न दिनुहोस् …';
export const releaseWarning = 'अर्को यन्त्रले यो प्रश्नपत्र तुरुन्तै अगाडि बढाउन सक्छ, र यो यन्त्र रोकिन्छ। यो फिर्ता लिन मिल्दैन।';
export const released = 'अर्को यन्त्रमा खोल्न दिइयो';
export const release = 'अर्को यन्त्रमा खोल्न दिनुहोस्';
export const giveCount = (count: number) => `${digits(count)} मिनेट दिनुहोस्`;
export const otherMinutes = 'मिनेट छान्नुहोस्';
export const takeBack = 'फेरि लेख्न दिनुहोस्';
export const announce = 'सूचना दिनुहोस्';
export const giveMinutes = 'मिनेट दिनुहोस्';
export const openOutage = 'अवरोध सुरु भयो';
export const closeOutage = 'बत्ती आयो';
export const cancel = 'रद्द गर्नुहोस्';
export const send = 'पठाउनुहोस्';
export const toWhom = (name: string) => withPostposition(name, 'लाई');
export const toRoom = (room: string) => `${withPostposition(withRoom('कोठा', room), 'का')} सबैलाई`;
export const announcement = 'के भन्ने हो';
export const numberIsAnother = 'हरेक परीक्षार्थीको प्रश्नको क्रम फरक छ: यस नम्बरमा हरेकको स्क्रिनमा अर्कै प्रश्न हुन्छ।';
export const nameByText = 'प्रश्नका शब्दले चिनाउनुहोस्';
export const itemThatBegins = '“…” बाट सुरु हुने प्रश्न';
export const longerTime = (count: number) => `${digits(count)} जनाको थप समय छ:`;
export const untilTime = (whom: string, time: string) => `${whom}, ${time} बजेसम्म`;
export const announceHint = '२५ सेकेन्डभित्र प्रश्नपत्रमाथि देखिन्छ, पढिसकेको नजनाउँदासम्म रहन्छ।';
export const howMany = 'कति मिनेट';
export const fewer = 'एक मिनेट कम';
export const more = 'एक मिनेट बढी';
export const reason = 'कारण';
export const reasonMissing = 'कारण लेख्नुहोस्।';
export const textMissing = 'के भन्ने हो लेख्नुहोस्।';
export const newEnd = (before: string, after: string) => `सकिने समय: ${before} → ${after}।`;
export const reopensPaper = 'समय सकिएको छ: मिनेट दिएपछि प्रश्नपत्र फेरि खुल्छ।';
export const mayGive = (count: number) => `यस कोठाले अझै ${digits(count)} मिनेट दिन सक्छ।`;
export const darkReason = (from: string, to: string) => `${from} बजेदेखि ${to} बजेसम्म यन्त्र चलेन।`;
export const takeBackWarning = 'यस परीक्षार्थीको प्रश्नपत्र फेरि खुल्छ, र उनको समय नसकिएसम्म खुला रहन्छ।';
export const outageWarning =
  'अबदेखि सम्पर्क टुटेको यस कोठाको हरेक यन्त्र अवरोधले बन्द भएको मानिन्छ। बत्ती आएपछि “बत्ती आयो” थिच्नुहोस्।';
export const refused = (sentence: string) => `भएन: ${sentence}`;
export const giveToo = 'यी पनि दिनुहोस्';
export const understood = 'बुझेँ';

// Outages and announcements
export const outageOpen = (time: string) => `${time} बजेदेखि अवरोध`;
export const notHeardNow = (count: number, back: number) =>
  `${digits(count)} वटा यन्त्रसँग सम्पर्क छैन, ${digits(back)} वटा फर्के।`;
export const outageOver = (count: number) => `${digits(count)} मिनेटपछि बत्ती आयो`;
export const darkDevices = (count: number, of: number, from: string, to: string) =>
  `${from} बजेदेखि ${to} बजेसम्म ${digits(of)} मध्ये ${digits(count)} वटा यन्त्र बन्द थिए।`;
export const heardEachMinute = 'प्रत्येक मिनेट कति यन्त्रसँग सम्पर्क थियो';
export const seeWho = 'को-को हुन्, हेर्नुहोस्';
export const workedDevices = (count: number) => `${digits(count)} वटा इन्टरनेटविना चलिरहे, केही हराएन।`;
export const giveTo = (minutesGiven: number, count: number) =>
  `${digits(count)} जनालाई ${digits(minutesGiven)} मिनेट दिनुहोस्`;
export const linesHeard = 'सम्पर्क थियो';
export const linesWorked = 'इन्टरनेट थिएन, यन्त्र चल्यो';
export const linesDark = 'यन्त्र बन्द';
export const readBy = (count: number, of: number) => `${digits(of)} मध्ये ${digits(count)} जनाले पढे।`;
export const told = 'यस कोठामा दिइएका सूचना';
