import { difficulties } from '#exam/question.ts';
import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import * as m from '#messages/staff-item.ts';
import layout from '#client/ui/layout.module.css';
import { BoxCell } from '../ui/box-cell.tsx';
import ruled from '../ui/ruled-box.module.css';
import type { Draft } from './draft.ts';
import styles from './label-fields.module.css';
import { nameOf, subjects } from './subjects.ts';

/** The labels by which people find an item, in one ruled box: subject, topic, language, difficulty, tags. */
export function LabelFields() {
  const id = useId();
  const { register, control, setValue } = useFormContext<Draft>();
  const [subject, topic, difficulty] = useWatch({ control, name: ['subject', 'topic', 'difficulty'] });
  const topics = subjects.find(({ slug }) => slug === subject)?.topics ?? [];
  // A label from another school's file stays as it is.
  const ownSubject = subject !== '' && !subjects.some(({ slug }) => slug === subject);
  const ownTopic = topic !== '' && !topics.some(({ slug }) => slug === topic);
  return (
    <div className={`${ruled.box} ${styles.labels} mt-16`}>
      <BoxCell title={m.subject}>
        <select {...register('subject', { onChange: () => setValue('topic', '', { shouldDirty: true }) })}>
          <option value="">{m.none}</option>
          {ownSubject && <option value={subject}>{subject}</option>}
          {subjects.map((each) => (
            <option key={each.slug} value={each.slug}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.topic}>
        <select {...register('topic')}>
          <option value="">{m.none}</option>
          {ownTopic && <option value={topic}>{topic}</option>}
          {topics.map((each) => (
            <option key={each.slug} value={each.slug}>
              {nameOf(each)}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.languageOfItem}>
        <select {...register('language')}>
          <option value="en">{m.english}</option>
          <option value="ne">{m.nepali}</option>
        </select>
      </BoxCell>
      <div className={ruled.cell} role="radiogroup" aria-labelledby={id}>
        <span id={id}>{m.difficulty}</span>
        <div className={styles.levels}>
          {difficulties.map(String).map((level) => (
            <span key={level} className={layout.centre} data-filled={level <= difficulty || undefined}>
              <input
                className={`${layout.cover} ink`}
                type="radio"
                value={level}
                aria-label={level}
                autoComplete="off"
                {...register('difficulty')}
              />
              <i aria-hidden="true" />
            </span>
          ))}
        </div>
      </div>
      <BoxCell title={m.tags} kind="text">
        <input autoComplete="off" placeholder={m.tagsHint} {...register('tags')} />
      </BoxCell>
    </div>
  );
}
