import type { Question } from '#exam/question.ts';
import { difficultyClassOf, type DifficultyClass } from '#exam/question.ts';
import type { CheckedBank } from '#content/read/finding.ts';
import type { FiledQuestion } from '#content/read/question-file.ts';
import type { SyllabusSubject } from '#content/read/topics.ts';
import { practicePaper, questionsByTopic } from './practice-paper.ts';

/** The questions of a topic in one language, the easiest first, and how many of them each class of difficulty has. */
export interface TopicPaper {
  readonly questions: readonly Question[];
  readonly counts: Readonly<Record<DifficultyClass, number>>;
}

/** A topic with all its questions: the English ones, then the Nepali ones, numbered from 1. */
export interface TopicPapers {
  readonly subject: SyllabusSubject;
  /** The subject as records and questions name it. */
  readonly category: string;
  readonly slug: string;
  readonly title: string;
  readonly nepali: string;
  readonly english: TopicPaper;
  readonly inNepali: TopicPaper;
}

/** Every topic that has a question, in the order of the syllabus. */
export function topicPapers(banks: readonly CheckedBank[], subjects: readonly SyllabusSubject[]): TopicPapers[] {
  const english = questionsByTopic(banks, undefined);
  const inNepali = questionsByTopic(banks, 'ne');
  return subjects.flatMap((subject) => {
    const [category = subject.slug] = subject.categories;
    return subject.topics.flatMap((topic) => {
      const own = english.get(topic.slug) ?? [];
      const others = inNepali.get(topic.slug) ?? [];
      if (own.length + others.length === 0) return [];
      return [
        {
          subject,
          category,
          ...topic,
          english: paperOf(category, own, 1),
          inNepali: paperOf(category, others, own.length + 1),
        },
      ];
    });
  });
}

function paperOf(category: string, filed: readonly FiledQuestion[], first: number): TopicPaper {
  const counts = { easy: 0, middle: 0, hard: 0 };
  for (const { difficulty = 1 } of filed) counts[difficultyClassOf(difficulty)] += 1;
  return { questions: practicePaper(category, filed, first), counts };
}

/** The counts in the order of the classes. */
export function countsInOrder({ counts }: TopicPaper): [easy: number, middle: number, hard: number] {
  return [counts.easy, counts.middle, counts.hard];
}
