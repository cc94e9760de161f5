import type { ReactNode } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { Examination } from '#contract/examination.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-print.ts';
import { momentInBoth } from '#text/dates.ts';
import styles from './print.module.css';

/** The head of every printed list: the examination, in both languages, and its time. */
export function PaperTitle({ of, children }: { of: Examination; children?: ReactNode }) {
  return (
    <header className={styles.title}>
      <h2 lang="en">{of.title.en}</h2>
      {of.title.ne !== undefined && <p lang="ne">{of.title.ne}</p>}
      <p>
        <b>{of.code}</b> · {momentInBoth(language, Date.parse(of.startsAt), timeZone)} · {m.minutesLong(of.minutes)}
      </p>
      {children}
    </header>
  );
}

/** Lines for signatures, one for each office. */
export function SignatureLines({ offices }: { offices: readonly string[] }) {
  return (
    <div className={styles.signatures}>
      {offices.map((office) => (
        <p key={office}>{office}</p>
      ))}
    </div>
  );
}
