import { numberIn } from '#text/numbers.ts';

// Mock tests: their list, their start, and their texts on the hall's screen.
export const heading = 'अभ्यास परीक्षा';
export const about = 'वास्तविक परीक्षामा जस्तै एउटै तोकिएको समयभित्र पूरा प्रश्नपत्र, र बुझाउनेबित्तिकै प्राप्ताङ्क।';
/** After the latest marks. */
export const of = (items: number) => `पूर्णाङ्क ${numberIn('ne', items)}`;
export const soFar = (times: number, best: number) =>
  times === 1 ? '१ पटक दिनुभयो' : `${numberIn('ne', times)} पटक दिनुभयो, उत्कृष्ट ${numberIn('ne', best)}`;
export const notSat = 'अहिलेसम्म दिनुभएको छैन';
export const lead = (items: number, minutes: number) =>
  `${numberIn('ne', minutes)} मिनेटमा ${numberIn('ne', items)} प्रश्न`;
export const passMark = (marks: number) => `उत्तीर्णाङ्क ${numberIn('ne', marks)}`;
export const parts = 'खण्डअनुसार पछिल्लो प्राप्ताङ्क';
export const rules =
  'हरेक सही उत्तरको एक अङ्क पाइन्छ, गलत उत्तरमा अङ्क कट्टी हुँदैन। बटन थिचेपछि समय सुरु हुन्छ, र पृष्ठ छोडे पनि चलिरहन्छ। तपाईंका उत्तर यस यन्त्रमा रहन्छन्।';
export const start = 'अभ्यास परीक्षा सुरु गर्नुहोस्';
export const otherMocks = 'अरू अभ्यास परीक्षा';
export const notLoaded = 'प्रश्न खोल्न सकिएन।';
export const noMock = 'यस्तो अभ्यास परीक्षा छैन';
export const noMockDetail = 'यस ठेगानामा कुनै अभ्यास परीक्षा छैन।';
export const over = 'तपाईंको उत्तरपुस्तिका जाँचिँदै छ';
export const keptHere = 'यस यन्त्रमा सुरक्षित';
export const keepsNothing = 'यस ब्राउजरमा उत्तर सुरक्षित हुँदैनन्: नबुझाउन्जेल यो पृष्ठ खुला राख्नुहोस्।';
