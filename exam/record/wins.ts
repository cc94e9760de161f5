import type { PastAnswer } from './answers.ts';
import type { PaperPattern } from './readiness.ts';

/** A topic that can be practised, with how many questions it has. */
export interface PracticeTopic {
  /** Folded as exam/category.ts does: 'physics'. */
  readonly subject: string;
  readonly topic: string;
  readonly questions: number;
}

/** What the practice of a topic would win. */
export interface TopicWin extends PracticeTopic {
  /** Whether each of the latest answers in the topic was right, at most ten, in order of time. */
  readonly latest: readonly boolean[];
  readonly answered: number;
  readonly right: number;
  /** Its marks in the paper: the section's, by its share of the subject's questions. Null without a paper. */
  readonly marks: number | null;
  /** How many of its questions were not right the last time, or never met. */
  readonly open: number;
  /** The marks to win: its marks × (1 − the chance of a right answer) × the share of open questions. */
  readonly win: number;
}

const latestCount = 10;

/** How many answers the subject's accuracy counts for in each of its topics. */
const weight = 4;

/**
 * The topics by the marks that their practice would win, the most first. `answers` in order of time.
 *
 * A topic has n latest answers with r right, and its subject the accuracy p. The chance of a right answer is
 * (r + 4p) / (n + 4). That is a beta prior with the subject's mean (Gelman et al., Bayesian Data Analysis, 3rd ed.,
 * section 2.4). p has a prior of ½ that counts for 4 answers. Without a paper each topic counts for one mark.
 */
export function winsOf(
  topics: readonly PracticeTopic[],
  answers: readonly PastAnswer[],
  paper: PaperPattern | null,
): TopicWin[] {
  const bySubject = new Map<string, { right: number; answered: number; questions: number }>();
  const byTopic = new Map<string, { readonly outcomes: boolean[]; readonly known: Set<string> }>();
  const subjectOf = (subject: string) => {
    const known = bySubject.get(subject) ?? { right: 0, answered: 0, questions: 0 };
    bySubject.set(subject, known);
    return known;
  };
  for (const { subject, questions } of topics) subjectOf(subject).questions += questions;
  for (const { question, subject, topic, outcome } of answers) {
    const own = subjectOf(subject);
    own.answered += 1;
    if (outcome === 'right') own.right += 1;
    if (topic === null) continue;
    const key = `${subject}/${topic}`;
    const ofTopic = byTopic.get(key) ?? { outcomes: [], known: new Set() };
    byTopic.set(key, ofTopic);
    ofTopic.outcomes.push(outcome === 'right');
    if (outcome === 'right') ofTopic.known.add(question);
    else ofTopic.known.delete(question);
  }
  return topics
    .map((topic) => {
      const { right, answered, questions } = subjectOf(topic.subject);
      const ofTopic = byTopic.get(`${topic.subject}/${topic.topic}`);
      const own = ofTopic?.outcomes.slice(-latestCount) ?? [];
      const open = Math.max(0, topic.questions - (ofTopic?.known.size ?? 0));
      const ownRight = own.filter(Boolean).length;
      const ofSubject = (right + weight / 2) / (answered + weight);
      const chance = (ownRight + weight * ofSubject) / (own.length + weight);
      const items = paper?.sections.find(({ subject }) => subject === topic.subject)?.items;
      const marks = paper === null ? null : ((items ?? 0) * topic.questions) / questions;
      const win = ((marks ?? 1) * (1 - chance) * open) / Math.max(1, topic.questions);
      return { ...topic, latest: own, answered: own.length, right: ownRight, marks, open, win };
    })
    .sort((one, other) => other.win - one.win || (one.topic < other.topic ? -1 : 1));
}
