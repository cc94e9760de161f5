import { useQuery } from '@tanstack/react-query';
import type { ExaminationState } from '#contract/examination.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-candidates.ts';
import { Notice } from '../../ui/notice.tsx';
import { allCandidates } from '../shared/all-candidates.ts';
import { printPaths } from '../shared/print-paths.ts';
import { useNewSecrets } from '../shared/new-secrets.ts';
import { examinationKey } from '../shared/use-examination.ts';
import { pinsFile } from './pins-file.ts';
import { shownWhere } from './shown-again.ts';

/** The PINs that were just made or shown again, to take away. */
export function MadePins({ code, state }: { code: string; state: ExaminationState }) {
  const { pins } = useNewSecrets(code);
  const made = Object.entries(pins);
  const { data: candidates } = useQuery({
    queryKey: examinationKey(code, 'print', 'with-pins', made.length),
    queryFn: () => allCandidates(code),
    enabled: made.length > 0,
  });
  if (made.length === 0) return null;
  return (
    <Notice
      kind="good"
      acts={
        <>
          {candidates !== undefined && (
            <a
              className={button.outlined}
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(pinsFile(candidates, pins))}`}
              download={`pins-${code}.csv`}
            >
              {m.downloadPins}
            </a>
          )}
          <Link className={button.filled} to={printPaths.admitCards.to({ code })}>
            {m.printCards}
          </Link>
        </>
      }
    >
      <b>{m.pinsAtHand(made.length)}</b> {shownWhere(state)}
      {made.length <= 3 &&
        made.map(([symbolNumber, pin]) => (
          <span key={symbolNumber} className="num">
            {' '}
            {m.pinOf(symbolNumber, pin)}
          </span>
        ))}
    </Notice>
  );
}
