export const practise = (seconds: number) =>
  `Practice by topic, the easiest questions first, ${seconds}\u00a0seconds each.`;
export const topics = 'Topics';
export const noSubject = (title: string) => `No subject “${title}”`;
export const noTopics = 'This subject has no topics to practise here.';
export const seeSubjects = 'See the subjects';
