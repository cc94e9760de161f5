import { optionIds, type OptionId } from '#exam/question.ts';
import type { BodyOf } from '#contract/calls.ts';
import type { BankItem, ItemContent } from '#contract/items.ts';

/** An item as its form holds it. */
export interface Draft {
  readonly subject: string;
  readonly topic: string;
  /** With commas between them. */
  readonly tags: string;
  readonly language: BankItem['language'];
  /** '' if it is not set. */
  readonly difficulty: string;
  readonly stem: string;
  readonly options: readonly DraftOption[];
  readonly explanation: string;
  /** '' for none. */
  readonly figure: string;
  readonly alt: string;
}

/** An option keeps its id with its text; a new one has none yet. */
interface DraftOption {
  readonly option: string;
  readonly text: string;
  readonly right: boolean;
}

const noOption: DraftOption = { option: '', text: '', right: false };

/** The start of a new item. */
export const emptyDraft: Draft = {
  subject: '',
  topic: '',
  tags: '',
  language: 'en',
  difficulty: '',
  stem: '',
  options: [noOption, noOption, noOption, noOption],
  explanation: '',
  figure: '',
  alt: '',
};

/** The form of an existing item, or of one of its versions. */
export function draftOf(item: ItemContent): Draft {
  const { subject, topic, tags, language, difficulty, stem, options, right, explanation, figure } = item;
  return {
    subject: subject ?? '',
    topic: topic ?? '',
    tags: tags.join(', '),
    language,
    difficulty: difficulty === null ? '' : String(difficulty),
    stem,
    options: options.map(({ id, text }) => ({ option: id, text, right: right.includes(id) })),
    explanation,
    figure: figure?.id ?? '',
    alt: figure?.alt ?? '',
  };
}

/** The form's name of a part of an option, by the option's place. */
export function optionField<const Part extends 'text' | 'right'>(
  place: number,
  part: Part,
): `options.${number}.${Part}` {
  return ['options', place, part].join('.') as `options.${number}.${Part}`;
}

/** The request that saves a draft. A new option gets the first free id, so that the key can name it. */
export function writtenOf(draft: Draft): Omit<BodyOf<'PUT /staff/items/:id'>, 'version' | 'status'> {
  const taken = new Set(draft.options.map(({ option }) => option));
  const free = optionIds.filter((letter) => !taken.has(letter));
  const options = draft.options.map(({ option, ...rest }) => ({ ...rest, id: (option || free.shift()) as OptionId }));
  return {
    subject: draft.subject || null,
    topic: draft.topic || null,
    tags: draft.tags
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    language: draft.language,
    difficulty: draft.difficulty === '' ? null : Number(draft.difficulty),
    stem: draft.stem,
    options: options.map(({ id, text }) => ({ id, text })),
    right: options.filter(({ right }) => right).map(({ id }) => id),
    explanation: draft.explanation,
    figure: draft.figure === '' ? null : { id: draft.figure, alt: draft.alt },
  };
}
