import type { Language } from '#text/language.ts';

/** The texts of a question without markup. */
export interface PlainQuestion {
  readonly title: string;
  readonly topic: string;
  readonly language: Language;
  readonly text: string;
  readonly options: readonly string[];
  /** The place of the right option, from 0. */
  readonly right: number;
  /** Empty without one. */
  readonly explanation: string;
}

/** The question as https://schema.org/Question, in the form of a practice problem with several answers to choose from. */
export function structuredQuestion(question: PlainQuestion): object {
  const answers = question.options.map((text, position) => ({
    '@type': 'Answer',
    position,
    encodingFormat: 'text/plain',
    text,
  }));
  const right = answers[question.right];
  return {
    '@context': 'https://schema.org',
    '@type': 'Question',
    name: question.title,
    eduQuestionType: 'Multiple choice',
    learningResourceType: 'Practice problem',
    inLanguage: question.language,
    encodingFormat: 'text/plain',
    about: { '@type': 'Thing', name: question.topic },
    text: question.text,
    answerCount: answers.length,
    suggestedAnswer: answers.filter((each) => each !== right),
    ...(right && {
      acceptedAnswer: {
        ...right,
        ...(question.explanation !== '' && { answerExplanation: { '@type': 'Comment', text: question.explanation } }),
      },
    }),
  };
}
