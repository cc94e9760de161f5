import { keepPreviousData, useQuery } from '@tanstack/react-query';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { Link } from '#client/ui/link.tsx';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/staff-item.ts';
import { staffCall } from '../../api/staff-call.ts';
import { staffPaths } from '../../lib/paths.ts';
import { writtenOf, type Draft } from '../../item/draft.ts';
import { useSettled } from './use-settled.ts';
import styles from './warnings.module.css';

type Warning = AnswerOf<'POST /staff/items/check'>['warnings'][number];

/** What deserves a look and stops no step: staff can save, review and use the item as it is. */
const advice = new Set(['near-duplicate', 'explanation', 'formula-outside']);

/** The field below which a warning shows; all others show below the stem. */
const fieldOf: Readonly<Record<string, 'options' | 'explanation'>> = {
  'no-right-option': 'options',
  'equal-options': 'options',
  explanation: 'explanation',
};

/** The rules' findings about a draft, once it has not changed for a moment. */
export function useWarnings(id: string | undefined, draft: Draft): readonly Warning[] {
  const { stem, options, right, explanation, figure } = writtenOf(useSettled(draft, 400));
  const body = {
    ...(id !== undefined && { id }),
    stem,
    options,
    right: right ?? [],
    explanation,
    figure: figure ?? null,
  };
  const { data } = useQuery({
    queryKey: ['check', body],
    queryFn: ({ signal }) => staffCall('POST /staff/items/check', { body, signal }),
    enabled: stem.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return stem.trim() === '' ? [] : (data?.warnings ?? []);
}

/** The margin notes of one field. A note that only deserves a look has a double bar in ink. */
export function Warnings({ of, field }: { of: readonly Warning[]; field: 'stem' | 'options' | 'explanation' }) {
  const shown = of.filter(({ kind }) => (fieldOf[kind] ?? 'stem') === field);
  return (
    <div role="status">
      {shown.length > 0 && (
        <ul className={styles.notes}>
          {shown.map(({ kind, sentence, item }) => (
            <li key={kind + sentence} className={`${layout.note} small`} data-advice={advice.has(kind) || undefined}>
              <StaffIcon name={advice.has(kind) ? 'info' : 'warning'} size={18} />
              <p className="ink">
                {sentence}{' '}
                {item !== undefined && (
                  <Link className={button.link} to={staffPaths.item.to({ id: item })}>
                    {m.compareWith(item)}
                  </Link>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
