import { useId, useState, type ReactNode } from 'react';
import { Controller, useFieldArray, useFormContext, type FieldPath } from 'react-hook-form';
import { askableFields, mostOwnQuestions } from '#contract/application-form.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import * as m from '#messages/staff-applications.ts';
import { BothCalendars } from '../../ui/both-calendars.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import field from '../../ui/field.module.css';
import { useExamination } from '../shared/use-examination.ts';
import type { NoticeDraft } from './notice-draft.ts';
import styles from './notice-fields.module.css';

type Problems = Readonly<Record<string, string>>;

/** All fields of a notice, each with its problem below. */
export function NoticeFields({ problems, takesEsewa }: { readonly problems: Problems; readonly takesEsewa: boolean }) {
  return (
    <div className={styles.fields}>
      <div className={styles.pairs}>
        <MomentField name="opensAt" label={m.opensAt} problem={problems['opensAt']} />
        <MomentField name="closesAt" label={m.closesAt} problem={problems['closesAt']} />
        <MomentField name="lateUntil" label={m.lateUntil} problem={problems['lateUntil']} />
        <MomentField name="correctionUntil" label={m.correctionUntil} problem={problems['correctionUntil']} />
        <MomentField name="cardsFrom" label={m.cardsFrom} problem={problems['cardsFrom']} />
        <ResultDay problem={problems['resultBy']} />
      </div>
      <div className={styles.pairs}>
        <Lines name="eligibility" label={m.eligibility} note={m.eligibilityNote} problem={problems['eligibility']} />
        <Lines name="eligibilityNe" label={m.eligibilityNepali} isNepali />
        <Lines name="bring" label={m.bring} note={m.bringNote} problem={problems['bring']} />
        <Lines name="bringNe" label={m.bringNepali} isNepali />
      </div>
      <div className={styles.figures}>
        <Figure name="beThereMinutes" label={m.beThere} problem={problems['beThereMinutes']} />
        <Figure name="greatestAge" label={m.greatestAge} problem={problems['greatestAge']} />
        <ScoreKind />
        <Figure name="leastScore" label={m.leastScore} problem={problems['leastScore']} />
        <Figure name="fee" label={m.fee} problem={problems['fee']} />
        <Figure name="lateFee" label={m.lateFee} problem={problems['lateFee']} />
      </div>
      <FeeWays problem={problems['feeWays']} takesEsewa={takesEsewa} />
      <div className={styles.pairs}>
        <Lines name="account" label={m.account} problem={problems['voucherAccount']} />
        <Lines name="accountNe" label={m.accountNepali} isNepali />
      </div>
      <Asks problem={problems['asks']} />
      <Documents problem={problems['documents']} />
      <Questions problem={problems['questions']} />
    </div>
  );
}

/** The name of a field in a list or a group of the form. */
function pathOf<Of extends 'asks', Name extends string>(of: Of, name: Name): `${Of}.${Name}`;
function pathOf<Of extends string, Name extends string>(of: Of, place: number, name: Name): `${Of}.${number}.${Name}`;
function pathOf(...parts: readonly (string | number)[]): string {
  return parts.join('.');
}

interface NamedProps<Name extends FieldPath<NoticeDraft>> {
  readonly name: Name;
  readonly label: string;
  readonly problem?: string | undefined;
}

function Problem({ children }: { readonly children: string | undefined }) {
  return children === undefined ? null : (
    <span className={field.problem} role="alert">
      {children}
    </span>
  );
}

type MomentName = 'opensAt' | 'closesAt' | 'lateUntil' | 'correctionUntil' | 'cardsFrom';

function MomentField({ name, label, problem }: NamedProps<MomentName>) {
  const { control } = useFormContext<NoticeDraft>();
  return (
    <fieldset className={field.field}>
      <legend>{label}</legend>
      <Controller
        control={control}
        name={name}
        render={({ field: { value, onChange, onBlur } }) => (
          <BothCalendars
            day={value.day}
            time={value.time}
            onDay={(day) => onChange({ ...value, day })}
            onTime={(time) => onChange({ ...value, time })}
            onBlur={onBlur}
          />
        )}
      />
      <Problem>{problem}</Problem>
    </fieldset>
  );
}

function ResultDay({ problem }: { readonly problem: string | undefined }) {
  const { control } = useFormContext<NoticeDraft>();
  return (
    <fieldset className={field.field}>
      <legend>{m.resultBy}</legend>
      <Controller
        control={control}
        name="resultBy"
        render={({ field: { value, onChange, onBlur } }) => (
          <BothCalendars day={value} time={null} onDay={onChange} onBlur={onBlur} />
        )}
      />
      <Problem>{problem}</Problem>
    </fieldset>
  );
}

type LinesName = 'eligibility' | 'eligibilityNe' | 'bring' | 'bringNe' | 'account' | 'accountNe';

interface LinesProps extends NamedProps<LinesName> {
  readonly note?: string;
  readonly isNepali?: boolean;
}

function Lines({ name, label, note, problem, isNepali = false }: LinesProps) {
  const id = useId();
  const noteId = useId();
  const { register } = useFormContext<NoticeDraft>();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        className={field.input}
        id={id}
        rows={3}
        lang={isNepali ? 'ne' : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={note === undefined ? undefined : noteId}
        {...register(name)}
      />
      {note !== undefined && (
        <small className="ink-2" id={noteId}>
          {note}
        </small>
      )}
      <Problem>{problem}</Problem>
    </div>
  );
}

type FigureName = 'beThereMinutes' | 'greatestAge' | 'leastScore' | 'fee' | 'lateFee';

function Figure({ name, label, problem }: NamedProps<FigureName>) {
  const id = useId();
  const { register } = useFormContext<NoticeDraft>();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{label}</label>
      <input
        className={field.input}
        id={id}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={problem !== undefined}
        {...register(name)}
      />
      <Problem>{problem}</Problem>
    </div>
  );
}

function ScoreKind() {
  const id = useId();
  const { register } = useFormContext<NoticeDraft>();
  return (
    <div className={field.field}>
      <label htmlFor={id}>{m.scoreKind}</label>
      <select className={field.input} id={id} {...register('score')}>
        <option value="gpa">{m.scoreKinds.gpa}</option>
        <option value="percent">{m.scoreKinds.percent}</option>
      </select>
    </div>
  );
}

function Part({
  title,
  problem,
  note,
  children,
}: {
  title: string;
  problem: string | undefined;
  note?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={field.field}>
      <legend>{title}</legend>
      {note !== undefined && <p className="small">{note}</p>}
      {children}
      <Problem>{problem}</Problem>
    </fieldset>
  );
}

/** What the form asks beside name and date of birth. */
function Asks({ problem }: { readonly problem: string | undefined }) {
  const { register, control } = useFormContext<NoticeDraft>();
  return (
    <Part title={m.asks} problem={problem} note={m.asksNote}>
      <ul className={styles.asks}>
        {askableFields.map((name) => (
          <li key={name}>
            <label>
              {m.askable[name]}
              <select className={field.input} {...register(pathOf('asks', name))}>
                <option value="no">{m.asked3.no}</option>
                <option value="optional">{m.asked3.optional}</option>
                <option value="needed">{m.asked3.needed}</option>
              </select>
            </label>
          </li>
        ))}
        <li>
          <span>{m.photoNeeded}</span>
          <Controller
            control={control}
            name="photo"
            render={({ field: { value, onChange } }) => (
              <CheckBox label={m.photoNeeded} checked={value} onChange={() => onChange(!value)} />
            )}
          />
        </li>
      </ul>
    </Part>
  );
}

/** How the fee is paid; eSewa where the installation has a merchant, or the notice had it. */
function FeeWays({ problem, takesEsewa }: { readonly problem: string | undefined; readonly takesEsewa: boolean }) {
  const { control, getValues } = useFormContext<NoticeDraft>();
  const [hadEsewa] = useState(() => getValues('esewa'));
  const ways = (['voucher', 'esewa'] as const).filter((way) => way === 'voucher' || takesEsewa || hadEsewa);
  return (
    <Part title={m.feeWays} problem={problem} {...(!takesEsewa && { note: m.noEsewa })}>
      {ways.map((way) => (
        <span key={way} className={layout.line}>
          <Controller
            control={control}
            name={way}
            render={({ field: { value, onChange } }) => (
              <CheckBox label={m.feeWay[way]} checked={value} onChange={() => onChange(!value)} />
            )}
          />
          {m.feeWay[way]}
        </span>
      ))}
    </Part>
  );
}

/** The documents that come with an application. */
function Documents({ problem }: { readonly problem: string | undefined }) {
  const { seats } = useExamination();
  const { register, control } = useFormContext<NoticeDraft>();
  const { fields: rows, append, remove } = useFieldArray({ control, name: 'documents' });
  return (
    <Part title={m.documentsAsked} problem={problem}>
      <ul className={styles.rows}>
        {rows.map((row, place) => {
          const name = m.documentNumber(place + 1);
          return (
            <li key={row.id}>
              <Named label={m.documentName} of={name}>
                <input className={field.input} autoComplete="off" {...register(pathOf('documents', place, 'en'))} />
              </Named>
              <Named label={m.documentNepali} of={name}>
                <input
                  className={field.input}
                  lang="ne"
                  autoComplete="off"
                  {...register(pathOf('documents', place, 'ne'))}
                />
              </Named>
              <Named label={m.neededFor} of={name}>
                <select className={field.input} {...register(pathOf('documents', place, 'neededFor'))}>
                  <option value="all">{m.forAll}</option>
                  {seats.groups.map((group) => (
                    <option key={group.name} value={group.name}>
                      {group.name}
                    </option>
                  ))}
                </select>
              </Named>
              <Button kind="link" onClick={() => remove(place)}>
                {m.takeAway(name)}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button kind="link" onClick={() => append({ en: '', ne: '', neededFor: 'all' })}>
        {m.addDocument}
      </Button>
    </Part>
  );
}

/** The college's own questions. */
function Questions({ problem }: { readonly problem: string | undefined }) {
  const { register, control } = useFormContext<NoticeDraft>();
  const { fields: rows, append, remove } = useFieldArray({ control, name: 'questions' });
  return (
    <Part title={m.ownQuestions} problem={problem}>
      <ul className={styles.rows}>
        {rows.map((row, place) => {
          const name = m.questionNumber(place + 1);
          return (
            <li key={row.id}>
              <Named label={m.question} of={name}>
                <input className={field.input} autoComplete="off" {...register(pathOf('questions', place, 'en'))} />
              </Named>
              <Named label={m.questionNepali} of={name}>
                <input
                  className={field.input}
                  lang="ne"
                  autoComplete="off"
                  {...register(pathOf('questions', place, 'ne'))}
                />
              </Named>
              <Named label={m.options} of={name}>
                <textarea className={field.input} rows={3} {...register(pathOf('questions', place, 'options'))} />
              </Named>
              <span className={layout.line}>
                <Controller
                  control={control}
                  name={pathOf('questions', place, 'needed')}
                  render={({ field: { value, onChange } }) => (
                    <CheckBox label={`${name}: ${m.isNeeded}`} checked={value} onChange={() => onChange(!value)} />
                  )}
                />
                {m.isNeeded}
              </span>
              <Button kind="link" onClick={() => remove(place)}>
                {m.takeAway(name)}
              </Button>
            </li>
          );
        })}
      </ul>
      {rows.length < mostOwnQuestions && (
        <Button kind="link" onClick={() => append({ en: '', ne: '', options: '', needed: false })}>
          {m.addQuestion}
        </Button>
      )}
    </Part>
  );
}

function Named({ label, of, children }: { label: string; of: string; children: ReactNode }) {
  return (
    <label>
      <span className={field.caption}>
        {label}
        <span className="vh">, {of}</span>
      </span>
      {children}
    </label>
  );
}
