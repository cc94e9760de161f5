// The names of exams and their subjects.
import { devanagariDigits } from '#text/numbers.ts';
import { catalogueName } from './catalogue-names.ts';

export const scienceExamination = '+2 विज्ञान परीक्षा';
export const managementExamination = '+2 व्यवस्थापन परीक्षा';
export const categoryTest = 'विषयअनुसार परीक्षा';
export const entranceTest = 'B.Sc.CSIT प्रवेश परीक्षा';
export const yearQuestions = (year: string) => `${devanagariDigits(year)} को प्रवेश परीक्षाका प्रश्न`;
export const unitQuiz = 'एकाइ क्विज';
export const practice = 'अभ्यास';
interface Topic {
  readonly subject: string;
  readonly topic: string;
}
/** The topic is left out: its name comes with the exam's own screen. */
export const topicPractice = (practised: Topic) => `${catalogueName(practised.subject)}: शीर्षकअनुसार अभ्यास`;
