// Descriptions of the public pages for search engines.
export const home =
  'Timed entrance tests, year papers and unit quizzes for students in Nepal, from Grade X to B.Sc.CSIT.';
export const login = 'Log in to Tayari, the exam practice for students in Nepal.';
export const register = 'Register with Tayari: name, e-mail, password.';
export const forgotPassword = 'Get a link to your Tayari account by e-mail.';
export const csitPreparation =
  'Prepare for the B.Sc.CSIT entrance: a 100-question test, papers for 2074 to 2079, English by topic.';
export const practiceSubject = (title: string, topics: number) =>
  `Practise ${title} for the entrance by ${topics} topics, the easiest questions first.`;
export const sciencePreparation = (seconds: number) =>
  `Prepare for the +2 Science entrance: 100 questions by category, ${seconds} seconds each.`;
export const managementPreparation = 'Prepare for the +2 Management entrance, subject by subject.';
export const csit = 'B.Sc.CSIT entrance subjects and practice units.';
export const bca = 'BCA entrance subjects and practice units.';
export const examination = (title: string, questions: number, seconds: number) =>
  `Entrance examination of ${title}: ${questions} questions, ${seconds} seconds each.`;
export const search =
  'Search all questions, topics and units for students in Nepal, in English, in Nepali, and in Nepali typed in Latin letters.';
export const about =
  'What Tayari is, who makes it, and what its practice papers are: original questions in the pattern of each exam.';
export const privacy = 'What Tayari keeps on your device and on its server, for how long, and who sees it.';
export const contact = 'Whom to ask about Tayari, an account or a question.';
