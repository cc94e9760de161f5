import type { ReactNode } from 'react';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { College } from '#contract/college.ts';
import type { Examination } from '#contract/examination.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-print.ts';
import { momentInBoth } from '#text/dates.ts';
import { useCollege } from '../../api/college.ts';
import { CollegeHead } from '../../ui/college-head.tsx';
import styles from './print.module.css';

/** The head of every printed list: the examination, in both languages, and its time. */
export function PaperTitle({ of, children }: { of: Examination; children?: ReactNode }) {
  const college = useCollege();
  return (
    <header className={styles.title}>
      {isNamed(college) && (
        <div className={styles.college}>
          <CollegeHead college={college} logoName={m.logoOfCollege} />
        </div>
      )}
      <h2 lang="en">{of.title.en}</h2>
      {of.title.ne !== undefined && <p lang="ne">{of.title.ne}</p>}
      <p>
        <b>{of.code}</b> · {momentInBoth(language, Date.parse(of.startsAt), timeZone)} · {m.minutesLong(of.minutes)}
      </p>
      {children}
    </header>
  );
}

/** Lines for signatures, one for each office. Who signs for the college stands below the line of the examinations' head. */
export function SignatureLines({ offices }: { offices: readonly string[] }) {
  const college = useCollege();
  return (
    <div className={styles.signatures}>
      {offices.map((office) => (
        <p key={office}>{office === m.examinationHead ? <Signatory college={college} /> : office}</p>
      ))}
    </div>
  );
}

/** Who signs for the college and as what; the office alone where it is not set. */
export function Signatory({ college }: { readonly college: College | undefined }) {
  const name = saidIn(college?.signatory);
  const office = saidIn(college?.signsAs) || m.examinationHead;
  return name === '' ? (
    office
  ) : (
    <>
      <b>{name}</b>
      <br />
      {office}
    </>
  );
}

function saidIn(text: College['name'] | undefined): string {
  if (text === undefined) return '';
  return language === 'ne' ? text.ne || text.en : text.en || text.ne;
}

/** Whether the college has a name to print. */
export function isNamed(college: College | undefined): college is College {
  return saidIn(college?.name) !== '';
}
