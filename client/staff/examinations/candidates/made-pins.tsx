import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-candidates.ts';
import act from '../../ui/act.module.css';
import { Notice } from '../../ui/notice.tsx';
import { printPaths } from '../print/print-paths.ts';
import { useJustMade } from '../just-made.ts';

/** The PINs that were just made, to take away: what is not taken now can only be made anew. */
export function MadePins({ code }: { code: string }) {
  const { pins } = useJustMade(code);
  const made = Object.entries(pins);
  if (made.length === 0) return null;
  const csv = `symbol_number,pin\r\n${made.map((row) => row.join(',')).join('\r\n')}\r\n`;
  return (
    <Notice
      kind="good"
      acts={
        <>
          <a
            className={act.outlined}
            href={`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}
            download={`pins-${code}.csv`}
          >
            {m.downloadPins}
          </a>
          <Link className={act.filled} to={printPaths.admitCards.to({ code })}>
            {m.printCards}
          </Link>
        </>
      }
    >
      <b>{m.pinsMade(made.length)}</b> {m.shownOnce}
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
