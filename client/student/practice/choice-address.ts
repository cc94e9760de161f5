import { questionTopics } from '#content/load/question-topics.ts';
import { difficulties, setKinds, setSize, type Difficulty, type SetKind } from '#exam/record/question-set.ts';
import { topicKey } from '#client/student/record-pages/topic-key.ts';

/** What the page of own practice shows as chosen. */
export interface ShownChoice {
  /** Whose topics are listed. */
  readonly subject: string;
  /** The numbers of the chosen topics; empty for all of the subject. */
  readonly topics: readonly number[];
  readonly difficulties: readonly Difficulty[];
  readonly kind: SetKind;
  readonly count: number;
  readonly timed: boolean;
  readonly onlyNepali: boolean;
}

const names = {
  subject: 'subject',
  topic: 'topic',
  difficulty: 'difficulty',
  kind: 'which',
  count: 'count',
  timed: 'timed',
  nepali: 'nepali',
} as const;
const off = '0';
const on = '1';

/** The subjects that have questions of ours, in the order of the syllabus. */
export const subjects = [...new Set(questionTopics.map(({ subject }) => subject))];

/** The choice that an address has; what it leaves out or writes wrong is as on a first visit. */
export function choiceOfAddress(search: string): ShownChoice {
  const query = new URLSearchParams(search);
  const topics = query.getAll(names.topic).flatMap((key) => {
    const topic = questionTopics.findIndex((each) => topicKey(each) === key);
    return topic < 0 ? [] : [topic];
  });
  const [first] = topics;
  const named = query.get(names.subject) ?? questionTopics[first ?? 0]?.subject ?? '';
  const levels = query.getAll(names.difficulty);
  const count = Number(query.get(names.count));
  return {
    subject: subjects.includes(named) ? named : (subjects[0] ?? ''),
    topics: [...new Set(topics)],
    difficulties: levels.length === 0 ? difficulties : difficulties.filter((each) => levels.includes(each)),
    kind: setKinds.find((each) => each === query.get(names.kind)) ?? 'all',
    count: Number.isInteger(count) && count >= setSize.least && count <= setSize.most ? count : setSize.usual,
    timed: query.get(names.timed) !== off,
    onlyNepali: query.get(names.nepali) === on,
  };
}

/** The query of an address for a choice: '?topic=physics%2FOptics&count=10'. What is as on a first visit is left out. */
export function addressOfChoice(choice: ShownChoice): string {
  const query = new URLSearchParams();
  for (const number of choice.topics) {
    const topic = questionTopics[number];
    if (topic !== undefined) query.append(names.topic, topicKey(topic));
  }
  query.set(names.subject, choice.subject);
  const levels = choice.difficulties.length === 0 ? [''] : choice.difficulties;
  if (choice.difficulties.length < difficulties.length) for (const each of levels) query.append(names.difficulty, each);
  if (choice.kind !== 'all') query.set(names.kind, choice.kind);
  if (choice.count !== setSize.usual) query.set(names.count, String(choice.count));
  if (!choice.timed) query.set(names.timed, off);
  if (choice.onlyNepali) query.set(names.nepali, on);
  return `?${query}`;
}
