import { useQuery } from '@tanstack/react-query';
import * as m from '#messages/staff-day.ts';
import { Button } from '#client/ui/button.tsx';
import { staffCall } from '../../api/staff-call.ts';
import { Notice } from '../../ui/notice.tsx';
import { examinationKey } from '../shared/use-examination.ts';

interface NumberedItemWarningProps {
  readonly code: string;
  /** As it was written, from 1. */
  readonly number: number;
  /** Called with the start of the stem that the printed paper has under this number. */
  readonly onName: (stem: string) => void;
}

/** How many characters of a stem name it. */
const stemLength = 60;

/** Items are shuffled, so a number names another item on each screen. The warning offers the words of the paper's item instead. */
export function NumberedItemWarning({ code, number, onName }: NumberedItemWarningProps) {
  const { data: paper } = useQuery({
    queryKey: examinationKey(code, 'paper'),
    queryFn: ({ signal }) => staffCall('GET /staff/examinations/:code/paper', { params: { code }, signal }),
  });
  const stem = paper?.sections.flatMap(({ items }) => items).find(({ place }) => place === number - 1)?.stem;
  const start = stem === undefined || stem.length <= stemLength ? stem : `${stem.slice(0, stemLength).trimEnd()} …`;
  return (
    <Notice
      kind="calm"
      acts={
        start !== undefined && (
          <Button kind="link" onClick={() => onName(start)}>
            {m.nameByText}
          </Button>
        )
      }
    >
      {m.numberIsAnother} {start !== undefined && m.inThePaper(number, start)}
    </Notice>
  );
}
