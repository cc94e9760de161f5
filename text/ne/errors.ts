import { momentIn, withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';

// The API's refusals; each row of server/platform/errors/catalogue.ts uses one of these.
export const badRequest = 'पठाइएको कुरा बुझ्न सकिएन। पृष्ठ फेरि खोलेर प्रयास गर्नुहोस्।';
export const brokenJson = 'पठाइएको कुरा पढ्न सकिएन। पृष्ठ फेरि खोलेर प्रयास गर्नुहोस्।';
export const busy = 'अहिले धेरै विद्यार्थी लगइन गर्दै छन्। केही सेकेन्ड पर्खेर फेरि प्रयास गर्नुहोस्।';
export const crossSite = 'यो अर्कै वेबसाइटबाट पठाइएको थियो, त्यसैले गरिएन। Tayari खोलेर फेरि प्रयास गर्नुहोस्।';
export const emailTaken = 'यस इमेलको खाता पहिले नै छ। लगइन गर्नुहोस् वा लिङ्क माग्नुहोस्।';
export const backupUnderWay = 'एउटा ब्याकअप बन्दै छ वा जाँचिँदै छ। त्यो नसकिउन्जेल पर्खनुहोस्।';
export const proofNeeded = 'पहिले आफ्नो पासवर्ड फेरि लेख्नुहोस्।';
export const notAllowed = 'तपाईंको खातालाई यो गर्ने अनुमति छैन।';
export const headersTooLarge = 'तपाईंको ब्राउजरले धेरै कुरा सँगै पठायो। यस साइटका कुकी मेटेर फेरि प्रयास गर्नुहोस्।';
export const internal = 'हाम्रो तर्फबाट केही गडबड भयो। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।';
export const invalid = 'देखाइएका ठाउँमा लेखिएको कुरा जाँचेर फेरि प्रयास गर्नुहोस्।';
export const linkExpired = 'यस लिङ्कको म्याद सकियो वा यो पहिले नै प्रयोग भइसक्यो। नयाँ लिङ्क माग्नुहोस्।';
export const notFound = 'यस ठेगानामा केही छैन।';
export const notSignedIn = 'यो हेर्न लगइन गर्नुहोस्।';
export const tooLarge = 'पठाइएको कुरा धेरै ठूलो छ।';
export const tooManyAttempts = 'धेरै पटक प्रयास भयो। केही बेर पर्खेर फेरि प्रयास गर्नुहोस्।';
export const tooSlow = 'पठाइएको कुरा आइपुग्न धेरै समय लाग्यो। फेरि प्रयास गर्नुहोस्।';
export const unavailable = 'अहिले डाटाबेस खोल्न सकिएन। एक मिनेटपछि फेरि प्रयास गर्नुहोस्।';
export const unsupportedType = 'यस किसिमको सामग्री यहाँ लिइँदैन।';
export const wrongCredentials = 'इमेल वा पासवर्ड मिलेन।';
export const secretInAddress = 'पासवर्ड वा लिङ्कको टोकन कहिल्यै ठेगानामा राखिँदैन। यसलाई अनुरोधको मुख्य भागमा पठाउनुहोस्।';
export const alreadyObjected = 'तपाईंले यस प्रश्नमा दाबी पेस गरिसक्नुभएको छ।';
export const changedMeanwhile = 'यसबीच अरू कसैले यो फेरिसक्नुभएको छ। नयाँ कुरा हेरेर फेरि सुरक्षित गर्नुहोस्।';
export const codeNeeded = 'तपाईंको प्रमाणीकरण एपले देखाएको कोड लेख्नुहोस्।';
export const wrongCode = 'यो कोड मिलेन, पुरानो भयो वा प्रयोग भइसक्यो। अर्को कोड पर्खनुहोस्।';
export const secondFactorMissing = 'यस कलेजमा दोस्रो चरणको प्रमाणीकरण चाहिन्छ। पहिले त्यो मिलाउनुहोस्।';
export const secondFactorOn = 'तपाईंको दोस्रो चरणको प्रमाणीकरण पहिले नै मिलाइएको छ।';
export const ownAccount = 'यो तपाईंकै खाता हो। यो काम अर्को प्रमुखले गर्नुपर्छ।';
export const applicationTwice =
  'यही नाम र जन्म मिति वा यही मोबाइल नम्बरको आवेदन पहिले नै छ। तपाईंकै हो? आफ्नो नम्बर र कोडले त्यसैलाई खोल्नुहोस्।';
export const applicationClosed = 'अहिले आवेदन लिइँदैन।';
export const applicationStays = 'यो आवेदन अब फेर्न मिल्दैन।';
export const correctionsOver = 'सच्याउने समय सकियो। स्वीकृत वा अस्वीकृत गर्नुहोस्, वा पहिले त्यो समय लम्ब्याउनुहोस्।';
export const notWithdrawable = 'परीक्षाको प्रश्नपत्र सिलबन्दी नहुन्जेल मात्र आवेदन फिर्ता लिन मिल्छ।';
export const withdrawFirst = 'पहिले यो आवेदन फिर्ता लिनुहोस्।';
export const wrongApplicationCode = 'आवेदन नम्बर वा कोड मिलेन।';
export const noEsewaHere = 'यहाँ eSewa बाट शुल्क लिन मिल्दैन।';
export const decidedAlready = 'यस आवेदनमा निर्णय बाँकी छैन।';
export const numberGiven = 'सिम्बोल नम्बर दिइसकियो, त्यसैले यो फेर्न मिल्दैन।';
export const cardNotOurs = (symbolNumber: string) =>
  `${symbolNumber} लेखिएको QR कोड यहाँ बनाइएको होइन। फोटो हेरेर सिम्बोल नम्बरबाट उपस्थिति पक्का गर्नुहोस्।`;
export const examinersJudge = 'अनुहार फोटोसँग मिल्छ कि मिल्दैन भन्ने निर्णय परीक्षकले गर्नुहुन्छ।';
export const noCard = 'प्रवेशपत्र छैन: त्यसका लागि स्वीकृत आवेदन र सिम्बोल नम्बर चाहिन्छ।';
export const cardLater = 'प्रवेशपत्र अझै खोल्न मिल्दैन। कलेजले भनेको दिनमा फेरि आउनुहोस्।';
export const noOnlinePayment = 'यो शुल्क यहाँ अनलाइन तिर्न मिल्दैन, पहिले मिल्ने भए पनि अब मिल्दैन।';
export const feePaid = 'यो शुल्क तिरिसकिएको छ।';
export const paymentsBegun = 'धेरै पटक भुक्तानी सुरु गरियो। कलेजमा सोध्नुहोस्।';
export const noVoucherToAsk = 'यो भौचरबारे सोध्नुपर्ने केही छैन, वा आवेदकलाई सन्देश पुग्दैन।';
export const noFeeToDecide = 'यस शुल्कबारे निर्णय गर्नुपर्ने केही छैन।';
export const noOfferToAnswer = 'यसरी जवाफ दिन मिल्ने प्रस्ताव छैन: जवाफ दिइसकिएको छ, वा म्याद सकियो।';
export const offersBegun = 'सिटको प्रस्ताव सुरु भइसकेको छ।';
export const offersNotBegun = 'प्रस्तावको पहिलो चरण अझै सुरु भएको छैन।';
export const nothingToOffer = 'अहिले प्रस्ताव गर्न केही छैन: पालो कुरेका परीक्षार्थीका लागि कुनै सिट खाली छैन।';
export const notPublishedYet = 'नतिजा प्रकाशित भएपछि मात्र सिट प्रस्ताव गर्न मिल्छ।';
export const deadlinePassed = 'यो समय बितिसक्यो। पछिको समय छान्नुहोस्।';
export const noRoomWithSeats = 'अझै कुनै कोठामा सिट छैन। पहिले कोठाका लहर र स्तम्भ तोक्नुहोस्।';
export const notUndoable = 'उल्टाउने कुरा केही छैन।';
export const applicationsSubmitted = 'आवेदन आइसके, त्यसैले आवेदन सूचना हटाउन मिल्दैन।';
export const draftsFull = 'यहाँबाट धेरै आवेदन सुरु भए। पहिले एउटा पठाउनुहोस्, वा केही बेरपछि प्रयास गर्नुहोस्।';
export const onlyPicture = 'यो कागजात चित्र हुनुपर्छ: JPEG, PNG वा WebP।';
export const onlyPdf = 'यो कागजात PDF हुनुपर्छ।';
export const formTooLong = 'यस फारममा धेरै नै लामो लेखाइ छ।';
export const alreadyMember = 'यो इमेल भएको व्यक्तिको यहाँ पहिल्यै जिम्मेवारी छ। थप जिम्मेवारी सदस्यहरूको सूचीबाट दिनुहोस्।';
export const ownRequest = 'यो अनुरोध तपाईं आफैँले गर्नुभएको हो। अर्को परीक्षकले सहमति दिनुपर्छ।';
export const secondYesMissing = 'पहिले अर्को परीक्षकले अहिले जे छ त्यसैमा सहमति दिनुपर्छ।';
export const lastHead = 'प्रमुख यिनी एक जना मात्र हुन्। पहिले अर्को व्यक्तिलाई प्रमुख बनाउनुहोस्।';
export const unproven = 'यो इमेल आफ्नै हो भनी कसैले पुष्टि गरेको छैन: अरू कसैले यसबाट दर्ता गरेको हुन सक्छ। पहिले लिङ्क पठाउनुहोस्।';
export const codeTaken = 'यस कोडको परीक्षा पहिले नै छ। अर्को कोड छान्नुहोस्।';
export const gap = 'बीचका केही उत्तर आइपुगेका छैनन्। ती फेरि पठाइँदै छन्।';
export const otherDevice = 'यो प्रश्नपत्र अर्कै यन्त्रमा खुला छ। यस यन्त्रमा खोल्न दिन निरीक्षकलाई भन्नुहोस्।';
export const timeOver = 'यस परीक्षाको समय सकियो।';
export const logFull = 'यस प्रश्नपत्रको अभिलेख भरियो। हरेक प्रश्नमा तपाईंले पछिल्लो पटक छान्नुभएको उत्तर परीक्षकका लागि राखिन्छ।';
export const lateAnswersOpen = 'केही उत्तर परीक्षार्थीको समय सकिएपछि आइपुगेका छन्। पहिले ती हेर्नुहोस्: लिनुहोस् वा नलिनुहोस्।';
export const lateOpen = (answers: number, candidates: number) =>
  `${numberIn('ne', candidates)} जना परीक्षार्थीका ${numberIn('ne', answers)} उत्तर समय सकिएपछि आइपुगेका छन्। पहिले “परीक्षाको दिन” पृष्ठमा ती हेर्नुहोस्: लिनुहोस् वा नलिनुहोस्।`;
export const tooEarly = 'अझै समय भएको छैन। सुरु नहुन्जेल पर्खनुहोस्।';
export const wrongState = 'परीक्षाको अहिलेको अवस्थामा यो गर्न मिल्दैन।';
export const readOnly = 'Tayari सँगै आएको प्रश्न जस्ताको तस्तै रहन्छ। बदल्न यसको प्रतिलिपि बनाउनुहोस्।';
export const recordFull = 'यस खातामा अब अरू अटाउँदैन। प्रोफाइलबाट आफ्नो अभिलेख डाउनलोड गर्नुहोस्, अनि हामीलाई लेख्नुहोस्।';
export const nothingImported = 'केही पनि आयात भएन: पहिले यी हरफ सच्याउनुहोस्।';
export const stillWorking = (working: number) => `${numberIn('ne', working)} जना परीक्षार्थीले अझै बुझाएका छैनन्।`;
export const notWhile = (state: string) => `परीक्षा “${states[state] ?? state}” अवस्थामा हुँदा यो गर्न मिल्दैन।`;
export const notConfirmed = 'तपाईं यहाँ हुनुहुन्छ भनी निरीक्षकले अझै पक्का गर्नुभएको छैन।';
export const notBegun = 'तपाईंले अझै सुरु गर्नुभएको छैन।';
export const wrongPin = 'सिम्बोल नम्बर वा PIN मिलेन।';
export const wrongPass = 'यो कोठा पास मिलेन।';
export const paperChangedMeanwhile = 'यसबीच प्रश्नपत्र फेरिएको छ। के फेरियो, पढेर फेरि जनाउनुहोस्।';
export const overRoomLimit = (limit: number) =>
  `कोठा पासबाट एक जना परीक्षार्थीलाई जम्मा ${numberIn('ne', limit)} मिनेटसम्म मात्र दिन सकिन्छ।`;
export const givenMeanwhile = (minutes: number, reason: string) =>
  `यसबीच ${numberIn('ne', minutes)} मिनेट दिइसकिएको छ${reason === '' ? '' : `, “${reason}”`}। थप केही दिइएन।`;
export const notHandedIn = 'यस परीक्षार्थीले अझै बुझाएका छैनन्।';
export const handedInAlready = 'यस परीक्षार्थीले उत्तर बुझाइसकेका छन्।';
export const outageOpen = 'यो अवरोध अझै सकिएको छैन। पहिले सकियो भनी जनाउनुहोस्।';
export const signInOpens = (minutes: number) => `सुरु हुनुभन्दा ${numberIn('ne', minutes)} मिनेटअघिदेखि लगइन गर्न सकिन्छ।`;
export const ownItem = 'यो प्रश्न तपाईंले नै लेख्नुभएको हो। अरू कसैले जाँच्नुपर्छ।';
export const keySeen = 'तपाईंले यस प्रश्नको सही उत्तर देखिसक्नुभएको छ। अर्को सहकर्मीले जाँच्नुपर्छ।';
export const itemReviewed = 'यो प्रश्न जाँचिसकिएको छ।';
export const itemRetired = 'यो प्रश्न हटाइएको छ।';
export const itemWithoutKey = 'यस प्रश्नको उत्तरकुञ्जिका अझै छैन।';
export const noPicture = 'चित्र PNG, JPEG वा WebP फाइल हुनुपर्छ।';
export const photoForms = 'यो फाइल चित्र होइन। फोटो JPEG, PNG वा WebP फाइल हुनुपर्छ।';
export const documentForms = 'यो फाइल न चित्र हो न PDF। कागजात JPEG, PNG, WebP वा PDF फाइल हुनुपर्छ।';
export const heicUnreadable =
  'यो चित्र HEIC मा छ, जुन यहाँ पढ्न मिल्दैन। यसलाई JPEG मा सुरक्षित गर्नुहोस्, वा यही पृष्ठबाट फोटो खिच्नुहोस्।';
export const pdfTooLarge = 'PDF बढीमा ५ MB को हुनुपर्छ। सानो बनाएर सुरक्षित गर्नुहोस्, वा पानाको फोटो खिच्नुहोस्।';
export const manySend = 'अहिले धेरै जनाले कागजात पठाउँदै छन्। तपाईंको कागजात केही सेकेन्डमा आफैँ फेरि पठाइन्छ।';
export const brokenPicture = (item: number, stem: string) =>
  `प्रश्न ${numberIn('ne', item)} को चित्र बिग्रिएको छ (“${stem}”)।`;

/** The names of an examination's states. */
const states: Readonly<Record<string, string>> = {
  draft: 'मस्यौदा',
  sealed: 'सिलबन्दी',
  open: 'खुला',
  running: 'चलिरहेको',
  ended: 'सकिएको',
  'key-published': 'उत्तरकुञ्जिका प्रकाशित',
  final: 'अन्तिम',
  published: 'प्रकाशित',
};
export const nobodySat = 'यो परीक्षा कसैले पनि दिएन।';
export const tieOpen = (equal: number) =>
  `एउटा सूचीको अन्तिम सिटमा ${numberIn('ne', equal)} जना परीक्षार्थी बराबर छन्। पहिले सिट कसलाई दिने भन्ने निर्णय गर्नुहोस्।`;
export const objectionsAreOpen = 'दाबीको समय बाँकी छ वा निर्णय हुन बाँकी छ।';
/** `until` in ms since 1970. */
export const objectionsStand = (undecided: number, until: number | null, timeZone: string) =>
  [
    until !== null && `परीक्षार्थीले ${withGate(momentIn('ne', until, timeZone))} बजेसम्म दाबी पेस गर्न सक्छन्।`,
    undecided > 0 && `${numberIn('ne', undecided)} दाबीको निर्णय हुन बाँकी छ।`,
  ]
    .filter(Boolean)
    .join(' ');
export const deadlineOnlyLater = (until: number, timeZone: string) =>
  `परीक्षार्थीलाई ${withGate(momentIn('ne', until, timeZone))} बजेसम्म दाबी पेस गर्न दिने भनिएको छ। यहाँ समय थप्न मात्र मिल्छ। अहिले नै अन्त्य गर्न सबैलाई सूचना दिएर निर्णय टुङ्ग्याउनुहोस्।`;
export const objectionsOver = 'दाबी पेस गर्ने समय सकियो।';
export const noOtherResult = 'यस सिम्बोल नम्बरका अरू कसैले यो परीक्षा दिएको छैन।';
export const didNotSit = 'परीक्षा दिएका परीक्षार्थीले मात्र उत्तरकुञ्जिकामाथि दाबी पेस गर्न सक्छन्।';
