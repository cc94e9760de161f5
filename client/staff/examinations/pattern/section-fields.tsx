import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-pattern.ts';
import { marksIn } from '#text/marks.ts';
import { numberIn } from '#text/numbers.ts';
import plain from '#client/ui/plain-table.module.css';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { nameOf, subjects } from '../../item/subjects.ts';
import field from '../../ui/field.module.css';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { Part } from './part.tsx';
import folding from '../../ui/folding-table.module.css';
import styles from './part.module.css';
import { emptySection, figure, rowField, sumOf, type PatternDraft } from './pattern-draft.ts';
import { RowActs } from './row-acts.tsx';

const figures = [
  ['count', m.items],
  ['marks', m.marksRight],
  ['penalty', m.offWrong],
] as const;

/** The sections of the paper in their order, with their sums. */
export function SectionFields({ fixed }: { fixed: boolean }) {
  const { control, register } = useFormContext<PatternDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'sections' as never });
  const sections = useWatch({ control, name: 'sections' });
  const items = sumOf(sections, ({ count }) => figure(count));
  // In hundredths, so that 0.1 + 0.2 is 0.3.
  const marks = sumOf(sections, ({ count, marks: each }) => figure(count) * Math.round(figure(each) * 100));
  const name = (place: number, part: keyof (typeof sections)[number]) => rowField('sections', place, part);
  return (
    <Part title={m.sections} of="sections" fixed={fixed} note={m.marksExact}>
      <table className={`${folding.folds} ${plain.table} ${styles.table}`}>
        <caption className="vh">{m.sections}</caption>
        <thead>
          <tr>
            <th scope="col">{m.sectionTitle}</th>
            <th scope="col">{m.subject}</th>
            {figures.map(([part, title]) => (
              <th key={part} scope="col" className={styles.figure}>
                {title}
              </th>
            ))}
            <th scope="col">
              <span className="vh">{m.order}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map((each, place) => {
            const title = sections[place]?.title || m.sectionNumber(place + 1);
            const subject = sections[place]?.subject ?? '';
            return (
              <tr key={each.id}>
                <td className={styles.wide}>
                  <input
                    className={field.input}
                    aria-label={m.sectionTitleOf(place + 1)}
                    autoComplete="off"
                    {...register(name(place, 'title'))}
                  />
                </td>
                <td className={styles.wide}>
                  <select
                    className={field.input}
                    aria-label={m.subjectOf(place + 1)}
                    {...register(name(place, 'subject'))}
                  >
                    <option value="">{m.chooseSubject}</option>
                    {subject !== '' && !subjects.some(({ slug }) => slug === subject) && (
                      <option value={subject}>{subject}</option>
                    )}
                    {subjects.map((one) => (
                      <option key={one.slug} value={one.slug}>
                        {nameOf(one)}
                      </option>
                    ))}
                  </select>
                </td>
                {figures.map(([part, label]) => (
                  <td key={part} className={styles.figure} data-label={label}>
                    <input
                      className={field.input}
                      aria-label={m.figureOf(label, place + 1)}
                      inputMode="decimal"
                      autoComplete="off"
                      {...register(name(place, part))}
                    />
                  </td>
                ))}
                <td className={`${styles.acts} ${styles.wide}`}>
                  <RowActs name={title} place={place} count={fields.length} least={1} onMove={move} onRemove={remove} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={`${layout.row} ${styles.inline}`}>
        <Button kind="link" onClick={() => append(emptySection)}>
          <StaffIcon name="plus" size={16} /> {m.addSection}
        </Button>
        <b role="status">{m.sums(numberIn(language, items), marksIn(language, marks / 100))}</b>
      </div>
    </Part>
  );
}
