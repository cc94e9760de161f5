import { useEffect, useRef } from 'react';
import type { DeskApplication } from '#contract/applications.ts';
import type { NoticeRules } from '#contract/notices.ts';
import { usePlaces } from '#client/lib/places/use-places.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-applications.ts';
import { bikramIn, dayIn, momentInBoth } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Notice } from '../../ui/notice.tsx';
import { documentName, doubtSentence, fieldName } from './doubt-sentences.ts';
import { spacedNumber } from '../shared/spaced-number.ts';
import { formLines } from './form-lines.ts';
import styles from './desk.module.css';

interface DeskFormProps {
  readonly application: DeskApplication;
  readonly rules: NoticeRules | null;
  /** The claimed groups that are not granted. */
  readonly refused: ReadonlySet<string>;
  readonly onGrant: (group: string) => void;
}

/** The form of one application: doubts, groups to grant, then its fields. */
export function DeskForm({ application, rules, refused, onGrant }: DeskFormProps) {
  const { form, number, submittedAt, corrected, doubts, groups, openWith, state, decidedAt, decidedBy } = application;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { places } = usePlaces(form['province'] ?? '');
  const changed = new Set(corrected);
  const moment = (at: string) => momentInBoth(language, Date.parse(at), timeZone);
  const isDecided = state === 'accepted' || state === 'refused' || state === 'returned' || state === 'withdrawn';
  const { dateOfBirth: day } = application;
  return (
    <div className={styles.form}>
      <header>
        <h2 className="h2" ref={heading} tabIndex={-1}>
          {form['name'] || spacedNumber(number)}
        </h2>
        {form['nameNepali'] && <p lang="ne">{form['nameNepali']}</p>}
        <p className="small">
          <span className="num">{spacedNumber(number)}</span>
          {submittedAt !== null && ` · ${m.submittedAt(moment(submittedAt))}`}
        </p>
      </header>
      {openWith !== null && <Notice kind="calm">{m.openWith(openWith)}</Notice>}
      {isDecided && decidedAt !== null && (
        <p className={styles.doubt}>
          {m.decidedBy(m.decidedAs[state], decidedBy ?? '', moment(decidedAt))}
          {application.symbolNumber !== null && ` ${m.numberedAs(application.symbolNumber)}`}
          {application.refusedFor !== null && ` “${application.refusedFor}”`}
        </p>
      )}
      {doubts.map((doubt) => (
        <p
          key={`${doubt.code}${'number' in doubt ? doubt.number : ''}${'kind' in doubt ? doubt.kind : ''}`}
          className={styles.doubt}
        >
          {doubtSentence(doubt, rules)}
        </p>
      ))}
      {corrected.length > 0 && (
        <p className={styles.doubt}>{m.corrected(corrected.map((field) => fieldName(field, rules)).join(', '))}</p>
      )}
      {groups.length > 0 && (
        <>
          <h3>{m.groupsToGrant}</h3>
          <ul className={styles.groups}>
            {groups.map(({ group }) => (
              <li key={group}>
                <CheckBox
                  label={group}
                  checked={!refused.has(group)}
                  disabled={state !== 'submitted'}
                  onChange={() => onGrant(group)}
                />
                <span>{group}</span>
                <small>{documentsOf(group, rules)}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <dl className={styles.fields}>
        <div>
          <dt>{m.born}</dt>
          <dd data-changed={changed.has('dateOfBirth') || undefined}>
            {day === null ? (form['dateOfBirth'] ?? '') : (bikramIn(language, day) ?? dayIn(language, day))}
            <small>
              {day !== null && dayIn('en', day)}
              {application.age !== null && `, ${m.ageThen(application.age)}`}
            </small>
          </dd>
        </div>
        {formLines(form, rules, places).map(({ fields, name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-changed={fields.some((field) => changed.has(field)) || undefined}>{value}</dd>
          </div>
        ))}
        {application.fee.owed > 0 && (
          <div>
            <dt>{m.fee}</dt>
            <dd>
              {m.asked(numberIn(language, application.fee.owed))}
              <small>{m.fees[application.fee.state]}</small>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

function documentsOf(group: string, rules: NoticeRules | null): string {
  const kinds = rules?.documents.flatMap(({ neededFor }, place) => (neededFor === group ? [String(place)] : [])) ?? [];
  return kinds.map((kind) => documentName(kind, rules)).join(', ') || m.noDocument;
}
