import { paths } from '#client/lib/paths.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import type { Notice } from '#contract/notices.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/card.ts';
import { momentInBoth, timeAt } from '#text/dates.ts';
import styles from './apply.module.css';

/** Leads to the admit card, which can be opened. */
export function CardReady({ notice }: { notice: Notice }) {
  const start = Date.parse(notice.startsAt);
  const beThere = timeAt(start - notice.beThereMinutes * 60_000, timeZone);
  return (
    <section className={styles.say}>
      <h2 className="h2">{m.ready}</h2>
      <p>{m.readyNote(momentInBoth(language, start, timeZone), beThere)}</p>
      <Link className={`${button.filled} mt-16`} to={paths.admitCard.to({ code: notice.code })}>
        {m.openCard}
      </Link>
    </section>
  );
}
