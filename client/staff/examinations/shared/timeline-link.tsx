import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-log.ts';
import { staffPaths } from '../../lib/paths.ts';

/** Leads from a candidate to the events of the attempt. */
export function TimelineLink({ code, symbolNumber }: { code: string; symbolNumber: string }) {
  return (
    <Link
      className={button.link}
      to={staffPaths.timeline.to({ code, symbolNumber })}
      aria-label={m.timelineOf(symbolNumber)}
    >
      {m.timeline}
    </Link>
  );
}
