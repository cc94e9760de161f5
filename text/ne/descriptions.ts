// Descriptions of the public pages for search engines.
import { numberIn } from '#text/numbers.ts';
import { withPostposition } from '#text/postposition.ts';

export const home =
  'नेपालका विद्यार्थीका लागि समय तोकिएका प्रवेश परीक्षा, विगतका प्रश्नपत्र र एकाइ क्विज: कक्षा १० देखि B.Sc.CSIT सम्म।';
export const login = 'नेपालका विद्यार्थीको परीक्षा अभ्यास Tayari मा लगइन गर्नुहोस्।';
export const register = 'Tayari मा खाता खोल्नुहोस्: नाम, इमेल र पासवर्ड मात्र।';
export const forgotPassword = 'आफ्नो Tayari खाताको लिङ्क इमेलमा पाउनुहोस्।';
export const csitPreparation =
  'B.Sc.CSIT प्रवेश परीक्षाको तयारी: १०० प्रश्नको परीक्षा, २०७४ देखि २०७९ सम्मका प्रश्नपत्र र शीर्षकअनुसार अङ्ग्रेजी।';
export const practiceSubject = (title: string, topics: number) =>
  `प्रवेश परीक्षाका लागि ${withPostposition(title, 'का')} ${numberIn('ne', topics)} शीर्षकको अभ्यास, सबैभन्दा सजिला प्रश्न पहिले।`;
export const sciencePreparation = (seconds: number) =>
  `+2 विज्ञान प्रवेश परीक्षाको तयारी: विषयअनुसार १०० प्रश्न, प्रत्येकलाई ${numberIn('ne', seconds)} सेकेन्ड।`;
export const managementPreparation = '+2 व्यवस्थापन प्रवेश परीक्षाको तयारी, एकपछि अर्को विषय।';
export const csit = 'B.Sc.CSIT प्रवेश परीक्षाका विषय र अभ्यासका एकाइहरू।';
export const bca = 'BCA प्रवेश परीक्षाका विषय र अभ्यासका एकाइहरू।';
export const examination = (title: string, questions: number, seconds: number) =>
  `${title} प्रवेश परीक्षा: ${numberIn('ne', questions)} प्रश्न, प्रत्येकलाई ${numberIn('ne', seconds)} सेकेन्ड।`;
export const search =
  'नेपालका विद्यार्थीका लागि सबै प्रश्न, शीर्षक र एकाइमा खोज्नुहोस्: अङ्ग्रेजी, नेपाली वा रोमन अक्षरमा लेखेको नेपालीमा।';
export const about = 'Tayari के हो, कसले बनाउँछ र यसका अभ्यास प्रश्नपत्र कस्ता छन्: हरेक परीक्षाको ढाँचामा लेखिएका मौलिक प्रश्न।';
export const privacy = 'Tayari ले तपाईंको यन्त्रमा र आफ्नो सर्भरमा के राख्छ, कति समयसम्म राख्छ र कसले हेर्छ।';
export const contact = 'Tayari, खाता वा कुनै प्रश्नबारे कसलाई सोध्ने।';
