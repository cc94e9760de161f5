// The names of exams and their subjects.
export const scienceExamination = '+2 Science examination';
export const managementExamination = '+2 Management examination';
export const categoryTest = 'Category test';
export const entranceTest = 'B.Sc.CSIT entrance test';
export const yearQuestions = (year: string) => `${year} Entrance Questions`;
export const unitQuiz = 'Unit quiz';
export const practice = 'Practice';
interface Topic {
  readonly subject: string;
  readonly topic: string;
}
export const topicPractice = (practised: Topic) => `${practised.subject}: ${practised.topic}`;
