import * as m from '#messages/staff-item.ts';
import type { Draft } from '../../item/draft.ts';
import { letterOf } from '#exam/question.ts';
import { subjectName, topicName } from '../../item/subjects.ts';

interface ChangedField {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** The fields in which two states of an item differ, in words, in the order of the form. */
export function changedFields(before: Draft, after: Draft): ChangedField[] {
  const a = fieldsOf(before);
  const b = fieldsOf(after);
  const names = new Set([...a.keys(), ...b.keys()]);
  return [...names].flatMap((name) => {
    const [was, is] = [a.get(name) ?? '', b.get(name) ?? ''];
    return was === is ? [] : [{ name, before: was, after: is }];
  });
}

function fieldsOf({
  subject,
  topic,
  language,
  difficulty,
  tags,
  stem,
  options,
  explanation,
  figure,
  alt,
}: Draft): Map<string, string> {
  const key = options.flatMap(({ right }, place) => (right ? [letterOf(place)] : []));
  return new Map([
    [m.stem, stem],
    ...options.map(({ text }, place) => [m.option(letterOf(place)), text] as const),
    [m.key, key.join(', ')],
    [m.explanation, explanation],
    [m.figure, figure],
    [m.inWords, alt],
    [m.subject, subject && subjectName(subject)],
    [m.topic, topic && topicName(topic)],
    [m.languageOfItem, language === 'ne' ? m.nepali : m.english],
    [m.difficulty, difficulty],
    [m.tags, tags],
  ]);
}
