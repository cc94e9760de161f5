import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { AnswerOf } from '#contract/calls.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-pattern.ts';
import { dayIn } from '#text/dates.ts';
import { OptionRow } from '#client/ui/option-row.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { Notice } from '../../ui/notice.tsx';

type Pattern = AnswerOf<'GET /staff/patterns'>[number];

interface ReadyPatternsProps {
  readonly chosen: string | null;
  readonly onChoose: (pattern: Pattern) => void;
}

/** Patterns to start from, each with the day of its check. */
export function ReadyPatterns({ chosen, onChoose }: ReadyPatternsProps) {
  const name = useId();
  const { data, error } = useQuery({
    queryKey: ['patterns'],
    queryFn: ({ signal }) => staffCall('GET /staff/patterns', { signal }),
    staleTime: Infinity,
  });
  if (error !== null) return <Notice>{error.message}</Notice>;
  return (
    <fieldset className="mb-16" aria-busy={data === undefined}>
      <legend>{m.startFrom}</legend>
      {data?.map((pattern) => {
        const items = pattern.sections.reduce((sum, { count }) => sum + count, 0);
        const penalty = Math.max(...pattern.sections.map((section) => section.penalty));
        return (
          <OptionRow
            key={pattern.name}
            name={name}
            checked={chosen === pattern.name}
            onChange={() => onChoose(pattern)}
            beside={m.checkedOn(dayIn(language, pattern.checkedOn))}
          >
            <b>{pattern.title}</b>
            <small>{m.patternSays(items, pattern.minutes, pattern.passMark, penalty)}</small>
          </OptionRow>
        );
      })}
      <p className="small mt-8">{m.patternsChange}</p>
    </fieldset>
  );
}
