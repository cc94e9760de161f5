import { withGate } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('ne', count);

// The practice record: progress, mistakes, review.
export const coming = 'तपाईंको अभिलेख खुल्दै छ';
export const notSent = (papers: number) => `अझै नपठाइएका: ${n(papers)} प्रश्नपत्र।`;
export const paper = 'प्रश्नपत्र';
export const mistakesPractised = 'गल्तीको अभ्यास';
export const papers = {
  'tu-bsc-csit': 'TU B.Sc.CSIT',
  'tu-bca': 'TU BCA',
  'plus-two-science': '+2 विज्ञान',
} as const;
// Progress
export const answeredSince = (answers: number, day: string) => `${withGate(day)}देखि ${n(answers)} प्रश्नको उत्तर दिनुभयो।`;
export const reviewToday = (cards: number) => `आज ${n(cards)} प्रश्न दोहोर्‍याउनुहोस्`;
export const howManyNow = 'अहिले कति प्रश्न';
export const allOfThem = (cards: number) => `सबै ${n(cards)}`;
export const inTheRealPaper = 'आजै वास्तविक परीक्षा भए';
export const range = (low: number, high: number) => (low === high ? n(low) : `${n(low)}–${n(high)}`);
export const of = (items: number) => `पूर्णाङ्क ${n(items)}`;
export const realPaper = 'प्रश्नपत्र';
export const paperSize = (title: string, items: number, minutes: number) =>
  `${title}, ${n(items)} प्रश्न, ${n(minutes)} मिनेट`;
export const pass = (mark: number) => `उत्तीर्णाङ्क ${n(mark)}`;
interface MarksRange {
  readonly low: number;
  readonly high: number;
}
export const thisWeek = 'यो हप्ता';
export const rulerPass = (items: number, passMark: number) => `० देखि ${n(items)} सम्मको रेखामा: उत्तीर्णाङ्क ${n(passMark)}`;
export const expectedIn = (week: string, { low, high }: MarksRange) => `अनुमानित अङ्क ${range(low, high)} (${week})`;
export const mocksWere = (marks: readonly number[]) => `अभ्यास परीक्षाका अङ्क ${marks.map(n).join(', ')}`;
export const bracketMeans = 'अनुमानित अङ्क; १० पटकमा ८ पटक कोष्ठकभित्रै पर्छ';
export const mockMeans = 'अभ्यास परीक्षामा आएको अङ्क';
export const sameInFigures = 'यही कुरा अङ्कमा';
const thanBefore = (marks: number) =>
  marks === 0 ? 'जस्तै' : `भन्दा ${n(Math.abs(marks))} अङ्क ${marks > 0 ? 'बढी' : 'कम'}`;
export const sinceLastWeek = (marks: number) => `गएको हप्ता${thanBefore(marks)}`;
export const andSince = (lastWeek: string, marks: number, weeks: number) =>
  `${lastWeek}, ${n(weeks)} हप्ताअघि${thanBefore(marks)}।`;
export const bracket = (answers: number) => `तपाईंका पछिल्ला ${n(answers)} उत्तरका आधारमा।`;
export const firstEstimate = (enough: number, soFar: number) =>
  `पहिलो अनुमानका लागि ${n(enough)} प्रश्नको उत्तर दिनुहोस्: अहिलेसम्म ${n(soFar)}।`;
export const beginWithUnit = 'एकाइ क्विजबाट सुरु गर्नुहोस्';
export const bySection = 'खण्डअनुसार अनुमानित अङ्क';
export const section = 'खण्ड';
export const items = 'प्रश्न';
export const expected = 'अनुमान';
export const rightSoFar = 'अहिलेसम्म सही';
export const notPractised = 'अझै छैन';
export const rightBySubject = 'विषयअनुसार सही';
export const lastTwenty = 'हरेकका पछिल्ला २० उत्तर: कालो भनेको सही।';
export const trend = (points: number) => {
  if (points === 0) return '४ हप्ताअघि जस्तै।';
  return `४ हप्तामा ${n(Math.abs(points))} प्रतिशतले ${points > 0 ? 'बढ्यो' : 'घट्यो'}।`;
};
export const mostMarks = 'केले सबैभन्दा बढी अङ्क थप्छ';
export const weakestTopics = 'कमजोर शीर्षक';
export const lastTenOfTopic = 'हरेक शीर्षकका पछिल्ला दस उत्तर; भरिएको गोलो सही हो।';
export const marksToWin = (marks: number, all: number, win: number) =>
  `${n(all)} अङ्कमध्ये ${n(marks)}, करिब ${n(win)} थपिन सक्छ`;
export const practise = (topic: string) => `${topic} अभ्यास गर्नुहोस्`;
export const questionsNotCome = 'प्रश्न आइपुगेनन्। नेट जाँचेर फेरि प्रयास गर्नुहोस्।';
export const practiseThis = 'यही अभ्यास गर्नुहोस्';
export const practiseTopic = (topic: string) => `यही अभ्यास गर्नुहोस्: ${topic}`;
export const pace = 'गति';
export const paceNote = 'एक प्रश्नमा लागेको समय सेकेन्डमा: मध्यिका, र बीचका आधा उत्तरको दायरा।';
export const secondSign = 'से.';
export const thePapers = (seconds: number) => `परीक्षाको ${n(seconds)}\u00a0से.`;
export const ruleIsThePapers = 'ठाडो रेखा: परीक्षाले दिने समय।';
export const ofPlanned = (seconds: number) => `/ ${n(seconds)}`;
export const middleHalf = (low: number, high: number) => `, बीचका आधा उत्तर ${n(low)} देखि ${n(high)} सेकेन्डमा`;
export const days = 'दिन';
export const daysNote = (practised: number, all: number) =>
  `पछिल्ला ${n(all)} दिनमध्ये ${n(practised)} दिन अभ्यास गर्नुभयो। दोहोर्‍याइ पर्खिरहन्छ; एक दिन छुटे पनि केही बिग्रँदैन।`;
export const daysCaption = 'हप्ता हप्तामा हरेक दिन उत्तर दिइएका प्रश्न';
export const shortWeekday = (weekday: string) => weekday.replace(/बार$/u, '');
export const some = 'केही';
export const fullDay = (questions: number) => `${n(questions)} वा बढी`;
export const none = 'कुनै छैन';
export const inFigures = 'सङ्ख्यामा';
export const subject = 'विषय';
export const byTopic = (topics: number) => `शीर्षकअनुसार (${n(topics)})`;
export const rightOf = 'सही';
export const ofTheLast = (count: number) => `पछिल्ला ${n(count)}`;
export const inFourWeeks = '४ हप्तामा';
export const secondsAQuestion = 'सेकेन्ड';
export const papersSeconds = 'परीक्षाको';
export const allPapers = (count: number) => `सबै ${n(count)}`;
export const papersSat = 'दिएका परीक्षा';
export const lastSat = 'पछिल्लो पटक';
export const latest = 'पछिल्लो';
export const best = 'उत्कृष्ट';
export const times = (count: number) => `${n(count)} पटक`;
// Mistakes
export const lastWrong = (questions: number) => `पछिल्लो पटक नमिलेका वा छुटेका ${n(questions)} प्रश्न।`;
export const practiseThese = (questions: number) => `यीमध्ये ${n(questions)} प्रश्नको अभ्यास गर्नुहोस्`;
export const withTime = 'परीक्षाको जस्तै समय राखेर';
export const noMistakes = 'फर्केर हेर्नुपर्ने केही छैन।';
export const noMistakesYet = 'नमिलेका वा छुटेका प्रश्न यहाँ आउँछन्, अनि फरक-फरक दिनमा दुई पटक मिलेपछि हट्छन्।';
export const topics = 'विषय र शीर्षक';
export const allSubjects = 'सबै विषय';
export const allTopics = 'सबै शीर्षक';
export const otherTopics = 'अरू';
export const toComeBackTo = (questions: number) => `फर्केर हेर्नुपर्ने ${n(questions)}, नयाँ पहिले।`;
export const yourAnswer = 'तपाईंको उत्तर';
export const right = 'सही';
export const noAnswer = 'उत्तर छैन';
export const timeRanOut = 'यहाँ समय सकियो।';
export const answeredIn = (day: string, paperTitle: string, wrongTimes: number) =>
  `${day}, ${paperTitle}${wrongTimes > 1 ? `, ${n(wrongTimes)} पटक नमिलेको` : ''}`;
export const rightOnceSince = 'त्यसयता एक पटक मिल्यो: अर्को दिन फेरि मिले हट्छ';
export const leavesAfterTwo = 'फरक-फरक दिनमा दुई पटक मिलेपछि हट्छ';
export const bookmarked = 'बुकमार्क गरिएको';
export const showOthers = (questions: number) => `बाँकी ${n(questions)} देखाउनुहोस्`;
export const notOnDevice = 'यो प्रश्न यस यन्त्रमा छैन। इन्टरनेट भएका बेला यसको प्रश्नपत्र अभ्यास गर्दा आउँछ।';
// Practice of mistakes, and reviews
export const yourTime = 'तपाईंको समय';
export const secondsOf = (planned: number) => `से. / ${n(planned)}`;
export const cardOf = (place: number, all: number) => `${n(all)} मध्ये ${n(place)}`;
export const check = 'जाँच्नुहोस्';
export const next = 'अर्को';
export const finish = 'सक्नुहोस्';
export const cardsLeft = (cards: number, planned: number) =>
  cards === 0 ? 'यो अन्तिम हो।' : `${n(cards)} बाँकी, करिब ${n(Math.ceil((cards * planned) / 60))} मिनेट।`;
export const practiceDone = (rightOnes: number, all: number) => `${n(all)} मध्ये ${n(rightOnes)} सही`;
export const backToMistakes = 'गल्तीको सूचीमा फर्कनुहोस्';
export const again = 'फेरि';
export const hard = 'कठिन';
export const good = 'ठिक';
export const easy = 'सजिलो';
export const ratedByItself = (rating: string, reason: string) => `आफैँ “${rating}” मा राखियो: ${reason}।`;
export const reasonWrong = 'सही भएन';
export const reasonSlow = 'सही, तर परीक्षाको समयभन्दा ढिलो';
export const reasonInTime = 'सही, परीक्षाकै समयमा';
export const reasonFast = 'एक तिहाइ समयमै सही';
export const correctIt = 'अड्कल मात्र थियो? “फेरि” छान्नुहोस्।';
export const nextTime = (day: string) => `अर्को पटक: ${withGate(day)}।`;
export const today = 'आज';
export const inDays = (count: number) => `${n(count)} दिन`;
export const todayHead = 'आज';
export const reviewLead = (cards: number) => `आज ${n(cards)} प्रश्न दोहोर्‍याउने पालो छ।`;
export const dueBySubject = 'यस पटक';
export const aboutMinutes = (minutes: number) =>
  `परीक्षाकै समयअनुसार करिब ${n(minutes)}\u00a0मिनेट। जहिले पनि रोक्न सकिन्छ: बाँकी पर्खिरहन्छ।`;
export const beginReview = 'सुरु गर्नुहोस्';
export const noneDue = (day: string) => `आज कुनै प्रश्नको पालो छैन। अर्को प्रश्न ${withGate(day)} आउँछ।`;
export const noCards = 'अहिले दोहोर्‍याउनुपर्ने केही छैन।';
export const noCardsYet = 'नमिलेका र बुकमार्क गरिएका प्रश्न यहाँ आउँछन्: पटक-पटक, र हरेक पटक अझ बढी दिनपछि।';
export const dueNotHere = (cards: number) =>
  cards === 1 ? 'पालो आएको १ प्रश्न यस यन्त्रमा छैन।' : `पालो आएका ${n(cards)} प्रश्न यस यन्त्रमा छैनन्।`;
export const reviewedToday = (cards: number) => `आज ${n(cards)} प्रश्न दोहोर्‍याइयो।`;
export const leeches = (cards: number, failures: number) =>
  cards === 1
    ? `१ प्रश्न ${n(failures)} पटक मिलेन। व्याख्यासहित छुट्याइएको छ।`
    : `${n(cards)} प्रश्न ${n(failures)} पटक मिलेनन्। व्याख्यासहित छुट्याइएका छन्।`;
export const setApart = 'छुट्याइएका';
export const setApartNote = (failures: number) => `${n(failures)} पटक नमिलेका। व्याख्या पढ्नुहोस्; फेरि सोधेर केही सिकिँदैन।`;
export const practisePapers = 'एउटा प्रश्नपत्र अभ्यास गर्नुहोस्';
