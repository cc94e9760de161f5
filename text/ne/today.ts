// The plan of a day, and the goal that it fits.
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

interface TopicFigures {
  readonly topic: string;
  readonly wrong: number;
  readonly answered: number;
  readonly marks: number | null;
  readonly items: number;
  /** How many topics would win more. */
  readonly better: number;
}
const n = (number: number) => numberIn('ne', number);
export const dateOf = (weekday: string, bikram: string) => `${bikram}, ${weekday}`;
export const yourMinutes = (minutes: number) => `आजका ${n(minutes)} मिनेट`;
export const firstMinutes = (minutes: number) => `सुरुका ${n(minutes)} मिनेट`;
export const rule = (parts: readonly number[]) => parts.map((part) => `${n(part)} मिनेट`).join(', ');
export const minutes = (count: number) => `${n(count)} मिनेट`;
// The goal
export const minutesOfDay = (count: number) => `दिनको ${n(count)} मिनेट`;
export const change = 'बदल्नुहोस्';
export const myExam = 'मेरो परीक्षा';
export const goalLead = 'दुई पटक थिच्नुहोस्। त्यसपछि आजको योजना तपाईंको परीक्षा र समयअनुसार बन्छ।';
export const whichExam = 'कुन परीक्षा?';
export const exams = {
  'tu-bsc-csit': 'B.Sc.CSIT प्रवेश परीक्षा',
  'tu-bca': 'BCA प्रवेश परीक्षा',
  'plus-two-science': '+2 विज्ञान प्रवेश परीक्षा',
} as const;
export const noExam = 'अर्कै परीक्षा';
export const noExamNote = 'समय मात्र; सबैभन्दा कमजोर शीर्षक पहिले आउँछन्।';
export const whichDay = 'कुन दिन? खाली छोड्न पनि मिल्छ।';
export const whichDays = 'हप्तामा कति दिन?';
export const howManyMinutes = 'दिनको कति मिनेट?';
export const savesIt = 'यो थिचेपछि सुरक्षित हुन्छ।';
export const ownMinutes = 'आफ्नै';
export const ownLabel = (least: number, most: number) => `तपाईंको समय, ${n(least)} देखि ${n(most)} मिनेट`;
export const save = 'सुरक्षित गर्नुहोस्';
export const saved = 'सुरक्षित भयो।';
export const undo = 'पहिलेको जस्तै बनाउनुहोस्';
export const canChange = 'जुनसुकै बेला बदल्न वा छोड्न सक्नुहुन्छ।';
// Parts
export const partReview = (count: number) => `${n(count)} प्रश्न दोहोर्‍याउनुहोस्`;
export const partTopic = (topic: string, count: number) => `${topic}, ${n(count)} प्रश्न`;
export const partTimed = (subject: string, count: number) => `${subject}, समय राखेर ${n(count)} प्रश्न`;
export const partSample = (count: number) => `सबै विषयका ${n(count)} प्रश्न`;
export const sayWhich = 'कुन परीक्षा र कहिले हो, भन्नुहोस्';
export const twoTaps = 'दुई पटक थिचे पुग्छ';
export const sayWhichWhy = 'त्यसपछि योजना तपाईंको परीक्षा, मिति र समयअनुसार बन्छ। यो छोड्न पनि मिल्छ।';
export const reviewsAll = (count: number) => `आज पालो आएका सबै ${n(count)} प्रश्न।`;
export const reviewsSome = (count: number, rest: number) =>
  `सबैभन्दा पहिले बिर्सिने सम्भावना यी ${n(count)} वटाको छ। बाँकी ${n(rest)} भोलिसम्म पर्खन सक्छन्।`;
export const reviewsAfterBreak = (rest: number) =>
  `पहिले सबैभन्दा राम्ररी जानेका प्रश्न अगाडि आउँछन्: ती छिटै फर्कन्छन्। बाँकी ${n(rest)} पछि आउँछन्।`;
export const reviewsOfEve = 'पहिले उत्तर दिइसकेका प्रश्न मात्र। आज सुरु गरेको शीर्षकले भोलि खासै काम दिँदैन।';
export const whyTopic = ({ topic, wrong, answered, marks, items, better }: TopicFigures) => {
  const known =
    answered === 0
      ? `${withPostposition(topic, 'को')} अभ्यास अझै भएको छैन`
      : `${withPostposition(topic, 'का')} ${n(answered)} मध्ये ${n(wrong)} प्रश्न मिलेनन्`;
  const more = better === 0 ? 'यति धेरै अङ्क अरू शीर्षकबाट थपिँदैन' : 'योभन्दा धेरै अङ्क एउटा शीर्षकबाट मात्र थपिन्छ';
  return marks === null
    ? `${known}: ${more}।`
    : `${known}, र ${n(items)} पूर्णाङ्कमा ${n(marks)} अङ्क ${withPostposition(topic, 'कै')} हुन्छ: ${more}।`;
};
export const whyTimed = (seconds: number, allowed: number) =>
  seconds > allowed
    ? `तपाईंलाई एउटा प्रश्नमा ${n(seconds)} सेकेन्ड लाग्छ; परीक्षामा ${n(allowed)} सेकेन्ड मात्र हुन्छ।`
    : seconds === 0
      ? `परीक्षामा एउटा प्रश्नलाई ${n(allowed)} सेकेन्ड हुन्छ।`
      : `परीक्षामा एउटा प्रश्नलाई ${n(allowed)} सेकेन्ड हुन्छ; तपाईंलाई ${n(seconds)} सेकेन्ड लाग्छ।`;
export const whySample = 'कहाँबाट सुरु गर्ने, यिनले देखाउँछन्। गलत उत्तरले केही घट्दैन, र उत्तर देखिनेबित्तिकै गनिन्छ।';
export const whySampleAgain = 'बीचमा अभ्यास नहुँदा जानेको कुरा बदलिन्छ। यिनले अनुमानित अङ्क नयाँ बनाउँछन्।';
export const outcome = (right: number, count: number) => `${n(count)} मध्ये ${n(right)} मिले।`;
export const outcomeOfReview = (right: number, count: number) =>
  right === count ? `${n(count)} वटै मिले।` : `${n(count)} मध्ये ${n(right)} मिले। बाँकी ${n(count - right)} भोलि फेरि आउँछन्।`;
export const isDone = 'सकियो';
export const beginReview = 'दोहोर्‍याइबाट सुरु गर्नुहोस्';
export const beginWith = (name: string) => `${withPostposition(name, 'बाट')} सुरु गर्नुहोस्`;
export const beginSample = (count: number) => `${n(count)} प्रश्नको उत्तर दिनुहोस्`;
export const goOnWith = (name: string, place: number, count: number) =>
  `${name}: ${n(count)} मध्ये ${withPostposition(n(place), 'बाट')} जारी राख्नुहोस्`;
export const expectedMark = (answers: number) =>
  `${n(answers)} उत्तरपछि प्रगति पानाले वास्तविक परीक्षामा कति अङ्क आउन सक्छ भन्ने देखाउँछ।`;
// Beside the parts
export const weeksMock = (items: number) => `अथवा पूरै अभ्यास परीक्षा: ${n(items)} प्रश्न`;
export const whyMock = (last: string | null) =>
  `हप्तामा एउटा पूरै प्रश्नपत्रले तयारी कहाँ पुग्यो, देखाउँछ। त्यो दिनको योजनाको सट्टा यही गरे पुग्छ।${last === null ? '' : ` पछिल्लो पटक ${last} मा दिनुभएको थियो।`}`;
export const mockIsSat = 'आज पूरै अभ्यास परीक्षा दिनुभयो। आजलाई यति नै पुग्छ; तलका भाग पछि गरे पनि हुन्छ।';
export const seeScreen = 'परीक्षाको स्क्रिन एक पटक हेर्नुहोस्';
export const whySeeScreen = 'वास्तविक स्क्रिनमा नमुना प्रश्न: प्रश्नहरूको सूची, चिनो र बुझाउने तरिका।';
export const theReview = 'दोहोर्‍याइ';
export const theSample = 'प्रश्न';
export const noReviews = (count: number, day: string) => `आज दोहोर्‍याउनु पर्ने केही छैन। अर्को पालो: ${day}, ${n(count)} वटा।`;
export const noReviewsTomorrow = (count: number) => `आज दोहोर्‍याउनु पर्ने केही छैन। भोलि ${n(count)} वटा आउँछन्।`;
export const spreadOver = (due: number, since: string, days: number, ofDay: number) =>
  `${since} पछि ${n(due)} प्रश्नको पालो आयो। ती अबका ${n(days)} दिनमा बाँडिन्छन्; केही हराउँदैन, र तपाईंको समय ${n(ofDay)} मिनेट नै रहन्छ।`;
export const inPlaceOf = (topic: string) => `${withPostposition(topic, 'को')} सट्टा; त्यसका प्रश्न यस डिभाइसमा छैनन्।`;
export const allHere = (count: number) =>
  count === 1 ? 'यो प्रश्न यसै डिभाइसमा छ।' : `यी ${n(count)} वटै यसै डिभाइसमा छन्।`;
export const nothingHere = 'आजका लागि यस डिभाइसमा केही छैन। इन्टरनेट आएपछि योजना फर्कन्छ; केही हराउँदैन।';
export const noConnection = 'नेट छैन';
export const offline = 'नेट छैन: आजको योजना यही डिभाइसमा छ';
export const unsentPapers = (papers: number) => (papers === 0 ? '' : `${n(papers)} वटा पठाउन बाँकी`);
export const notHere = 'यी प्रश्न यस डिभाइसमा छैनन्। इन्टरनेट आएपछि आउँछन्।';
export const backToToday = 'आजको योजनामा फर्कनुहोस्';
// The week
export const thisWeek = 'यो हप्ता';
export const weekOf = (practisedDays: number, goal: number) =>
  `${n(goal)} मध्ये ${n(practisedDays)} दिन भयो। ${n(goal)} दिन तपाईंले नै छान्नुभएको हो; कुनै ${n(goal)} दिन भए हुन्छ।`;
export const weekAfterBreak = (practisedDays: number, goal: number) =>
  `${n(goal)} मध्ये ${n(practisedDays)} दिन भयो। ${n(goal)} दिन तपाईंले नै छान्नुभएको हो; चाहे बदल्नुहोस्।`;
export const weekSoFar = (practisedDays: number) => `${n(practisedDays)} दिन भयो।`;
export const shortDay = (weekday: string) => weekday.replace(/बार$/, '');
export const dayAnswers = (answered: number) => (answered === 0 ? 'छैन' : `${n(answered)} प्रश्न`);
export const toCome = 'आउन बाँकी';
// The day before the paper
export const takeWithYou = 'साथमा लैजानुहोस्';
export const take = [
  'प्रवेशपत्र, सिम्बोल नम्बरसहित',
  'नागरिकता, राहदानी वा विद्यालयको परिचयपत्र',
  'कालो वा नीलो दुई वटा कलम',
] as const;
