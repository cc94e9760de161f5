import { numberIn } from '#text/numbers.ts';

const n = (count: number) => numberIn('ne', count);

// The list of past papers, and one of them.
export const papers = (count: number) => `यस यन्त्रमा ${n(count)} प्रश्नपत्र ${count === 1 ? 'छ' : 'छन्'}।`;
export const papersKept = (count: number) => `${n(count)} प्रश्नपत्र। तपाईंको खाता र यस यन्त्रमा सुरक्षित।`;
export const filter = 'फिल्टर';
export const kind = 'प्रकार';
export const subject = 'विषय';
export const all = 'सबै';
export const kindMocks = 'अभ्यास परीक्षा';
export const kindYears = 'सालअनुसारका प्रश्नपत्र';
export const kindReviews = 'दोहोर्‍याइ';
export const from = 'कहिलेदेखि';
export const theBeginning = 'सुरुदेखि';
export const noneSuch = 'यस प्रकारको प्रश्नपत्र छैन।';
export const nothing = 'अहिलेसम्म कुनै प्रश्नपत्र छैन। तपाईंले सक्नुभएको प्रश्नपत्र हरेक प्रश्न र उत्तरसहित यहाँ रहन्छ।';
export const toTest = 'परीक्षामा जानुहोस्';
export const showMore = (count: string) => `थप ${count} देखाउनुहोस्`;
export const unfinished = 'नसकिएका';
export const settledOf = (settled: number, total: number) => `${n(total)} मध्ये ${n(settled)} प्रश्न`;
export const continueNamed = (title: string) => `जारी राख्नुहोस्: ${title}`;
export const goesOnFor = (left: string) => `चलिरहेको छ, ${left} बाँकी`;
export const mockOver = 'समय सकियो: प्राप्ताङ्क हेर्न खोल्नुहोस्';
export const seeMarks = 'प्राप्ताङ्क हेर्नुहोस्';
export const paper = 'प्रश्नपत्र';
export const date = 'मिति';
export const marksOf = (right: number, total: number) => `${n(total)} मा ${n(right)} सही`;
export const lostShort = (unknown: number, slips: number, time: number) =>
  `${n(unknown)} नजानेको, ${n(slips)} चुकेको, ${n(time)} समय नपुगेको`;
export const mockCsit = 'TU B.Sc.CSIT अभ्यास परीक्षा';
export const mockBca = 'TU BCA अभ्यास परीक्षा';
export const mockScience = '+2 विज्ञान अभ्यास परीक्षा';
export const mockNumber = (title: string, number: number) => `${title} ${n(number)}`;
export const noSuchPaper = 'यो प्रश्नपत्र यहाँ छैन';
export const noSuchPaperDetail = 'यो परीक्षा अर्को यन्त्रमा दिनुभएको थियो, वा अब यस यन्त्रमा छैन।';
export const back = 'सबै प्रश्नपत्र';
export const notHere = (count: number) => `यस प्रश्नपत्रका ${n(count)} प्रश्न यस यन्त्रमा ${count === 1 ? 'छैन' : 'छैनन्'}।`;
export const bySection = 'खण्डअनुसार';
export const passed = (mark: number) => `तपाईं उत्तीर्ण हुनुभयो: उत्तीर्णाङ्क ${n(mark)} हो।`;
export const notPassed = (mark: number) => `उत्तीर्णाङ्क ${n(mark)} हो।`;
export const section = 'खण्ड';
export const marks = 'अङ्क';
export const time = 'समय';
export const unknown = 'नजानेको';
export const slips = 'चुकेको';
export const outOfTime = 'समय नपुगेको';
export const total = 'जम्मा';
export const lostExplained = 'अन्तिम तीन स्तम्भले अङ्क कहाँ गुम्यो भन्ने देखाउँछन्। चुकेको भनेको पहिले सही उत्तर दिइसकेको प्रश्न हो।';
export const saveOrDelete = 'आफ्नो अभिलेख डाउनलोड गर्नुहोस् वा मेट्नुहोस्';
export const onTheClock = (name: string) => `${name}, समय राखेर`;
export const overAllSubjects = 'सबै विषयका प्रश्न';
/** A college's examination that was sat, by its code. */
export const examination = (code: string) => `परीक्षा ${code}`;
