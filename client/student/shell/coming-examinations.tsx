import { useEffect, useState } from 'react';
import { call } from '#client/lib/api/call.ts';
import { paths } from '#client/lib/paths.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import type { AnswerOf } from '#contract/calls.ts';
import { closingMoment, takesApplications } from '#contract/notice-state.ts';
import * as m from '#messages/coming.ts';
import { language, prefix } from '#messages/language.ts';
import { momentIn } from '#text/dates.ts';

type UpcomingExaminations = AnswerOf<'GET /hall'>;

/** As many as a notice board has room for. */
const maxListed = 3;

/** Examinations that a college holds or takes applications for. */
interface ComingLists {
  readonly examinations: UpcomingExaminations;
  readonly notices: AnswerOf<'GET /notices'>['rows'];
}

/**
 * A line for each examination that takes applications, with a link to its notice. Then one for each that is open or coming, with a link to
 * the hall. `pattern` leaves those of one ready pattern. Empty if there is none, and without a network.
 */
export function ComingExaminations({ pattern }: { pattern?: string }) {
  const [{ examinations, notices }, setComing] = useState<ComingLists>({ examinations: [], notices: [] });
  useEffect(() => {
    if (!navigator.onLine) return;
    const abort = new AbortController();
    const { signal } = abort;
    Promise.all([
      call('GET /hall', { signal, accepts: Array.isArray }),
      call('GET /notices', { signal, accepts: hasRows }),
    ]).then(
      ([held, { rows }]) => setComing({ examinations: held, notices: rows }),
      () => {
        // The page works without them.
      },
    );
    return () => abort.abort();
  }, []);
  const isOfPage = (each: { readonly pattern?: string | null }) => pattern === undefined || each.pattern === pattern;
  const nameOf = (title: { readonly en: string; readonly ne?: string | undefined }) =>
    (language === 'ne' ? title.ne : undefined) ?? title.en;
  const applying = notices.filter(isOfPage).filter(({ state }) => takesApplications(state));
  const codes = new Set(applying.map(({ code }) => code));
  const held = examinations.filter(isOfPage).filter(({ code }) => !codes.has(code));
  return (
    <>
      {applying.slice(0, maxListed).map(({ code, title, ...moments }) => (
        <p key={code} className="mt-16">
          <Link className={button.link} to={paths.notice.to({ code })}>
            {m.applyUntil(nameOf(title), code, momentIn(language, Date.parse(closingMoment(moments)), timeZone))}
          </Link>
        </p>
      ))}
      {held.slice(0, maxListed).map(({ code, title, startsAt, state }) => (
        <p key={code} className="mt-16">
          {/* The hall is a separate program. */}
          <a className={button.link} href={`${prefix}/hall`}>
            {state === 'sealed'
              ? m.coming(nameOf(title), code, momentIn(language, Date.parse(startsAt), timeZone))
              : m.open(nameOf(title), code)}
          </a>
        </p>
      ))}
    </>
  );
}

function hasRows(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'rows' in answer && Array.isArray(answer.rows);
}
