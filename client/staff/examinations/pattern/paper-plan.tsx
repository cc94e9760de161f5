import { useQueries } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-pattern.ts';
import { numberIn } from '#text/numbers.ts';
import plain from '#client/ui/plain-table.module.css';
import layout from '#client/ui/layout.module.css';
import { staffCall } from '../../api/staff-call.ts';
import { subjectName } from '../../item/subjects.ts';
import { figure, type PatternDraft } from './pattern-draft.ts';
import styles from './paper-plan.module.css';
import { sectionName } from '../shared/section-name.ts';

/** The paper that the sections make, and whether the bank has enough items for it. */
export function PaperPlan() {
  const { control } = useFormContext<PatternDraft>();
  const [sections, reviewedOnly, ownOnly] = useWatch({ control, name: ['sections', 'reviewedOnly', 'ownOnly'] });
  const wanted = new Map<string, number>();
  for (const { subject, count } of sections) {
    if (subject !== '') wanted.set(subject, (wanted.get(subject) ?? 0) + (figure(count) || 0));
  }
  const subjects = [...wanted.keys()];
  const found = useQueries({
    queries: subjects.map((subject) => ({
      queryKey: ['items', 'count', subject, reviewedOnly, ownOnly],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        staffCall('GET /staff/items', {
          query: {
            subject,
            ...(reviewedOnly && { status: 'reviewed' as const }),
            ...(ownOnly && { origin: 'own' as const }),
            size: 1,
          },
          signal,
        }),
      staleTime: 60_000,
    })),
  });
  const has = (place: number) => found[place]?.data?.total;
  const thin = subjects.filter((subject, place) => (has(place) ?? Infinity) < (wanted.get(subject) ?? 0));
  const items = [...wanted.values()].reduce((sum, count) => sum + count, 0);
  return (
    <aside className={`${layout.soft} ${styles.plan} p-20`} aria-label={m.paperPlan}>
      <h2 className="mb-12">{m.onePaper(items)}</h2>
      <ul>
        {sections.map(({ title, count }, place) => {
          const dots = Math.min(Math.max(figure(count) || 0, 0), 300);
          return (
            // Sections have no name of their own while a person writes them.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <span>{sectionName(title) || m.sectionNumber(place + 1)}</span>
              <span>{numberIn(language, dots)}</span>
              <i aria-hidden="true" style={{ width: `min(100%, ${dots * 6}px)`, height: Math.ceil(dots / 40) * 6 }} />
            </li>
          );
        })}
      </ul>
      {subjects.length > 0 && (
        <>
          <div role="status">
            <h3>{thin.length === 0 ? m.bankHolds : m.bankLacks(thin.map(subjectName).join(', '))}</h3>
          </div>
          <table className={`${plain.table} ${plain.figures}`}>
            <caption className="vh">{m.bankHas}</caption>
            <thead>
              <tr>
                <th scope="col">{reviewedOnly ? m.reviewedItems : m.allItems}</th>
                <th scope="col">{m.needs}</th>
                <th scope="col">{m.has}</th>
              </tr>
            </thead>
            <tbody>
              {subjects.map((subject, place) => (
                <tr key={subject} data-thin={thin.includes(subject) || undefined}>
                  <td>{subjectName(subject)}</td>
                  <td>{numberIn(language, wanted.get(subject) ?? 0)}</td>
                  <td>{has(place) === undefined ? '…' : numberIn(language, has(place) ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </aside>
  );
}
