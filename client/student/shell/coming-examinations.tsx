import { useEffect, useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import button from '#client/ui/button.module.css';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/coming.ts';
import { language, prefix } from '#messages/language.ts';
import { momentIn } from '#text/dates.ts';

type UpcomingExaminations = AnswerOf<'GET /hall'>;

/** As many as a notice board has room for. */
const maxListed = 3;

/**
 * A line for each open or coming examination of a college, soonest first, with a link to the hall: those of one ready pattern, or all.
 * Empty if there is none, and without a network.
 */
export function ComingExaminations({ pattern }: { pattern?: string }) {
  const [coming, setComing] = useState<UpcomingExaminations>([]);
  useEffect(() => {
    if (!navigator.onLine) return;
    const abort = new AbortController();
    call('GET /hall', { signal: abort.signal, accepts: Array.isArray }).then(setComing, () => {
      // The page works without them.
    });
    return () => abort.abort();
  }, []);
  const shown = coming.filter((each) => pattern === undefined || each.pattern === pattern).slice(0, maxListed);
  return shown.map(({ code, title, startsAt, state }) => {
    const name = (language === 'ne' ? title.ne : undefined) ?? title.en;
    return (
      <p key={code} className="mt-16">
        {/* The hall is a separate program. */}
        <a className={button.link} href={`${prefix}/hall`}>
          {state === 'sealed'
            ? m.coming(name, code, momentIn(language, Date.parse(startsAt), timeZone))
            : m.open(name, code)}
        </a>
      </p>
    );
  });
}
