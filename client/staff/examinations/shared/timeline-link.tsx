import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-log.ts';
import { staffPaths } from '../../lib/paths.ts';
import act from '../../ui/act.module.css';

/** Leads from a candidate to the events of the attempt. */
export function TimelineLink({ code, symbolNumber }: { code: string; symbolNumber: string }) {
  return (
    <Link
      className={act.act}
      to={staffPaths.timeline.to({ code, symbolNumber })}
      aria-label={m.timelineOf(symbolNumber)}
    >
      {m.timeline}
    </Link>
  );
}
