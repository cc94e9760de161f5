import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import type { AskableField, FormField } from '#contract/application-form.ts';
import { readApplicationDay } from '#contract/application-day.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { Icon } from '#client/ui/icon.tsx';
import row from '#client/ui/row-input.module.css';
import mark from '#client/ui/timing-mark.module.css';
import account from '#client/student/accounts/form.module.css';
import { figure, language } from '#messages/language.ts';
import * as m from '#messages/apply.ts';
import { toBikram } from '#text/bikram-sambat.ts';
import { bikramMonths } from '#text/calendar-names.ts';
import { bikramIn } from '#text/dates.ts';
import { digitsIn } from '#text/numbers.ts';
import { gregorianIn } from './gregorian.ts';
import { useField, useFormPage } from './form-context.ts';
import styles from './form-fields.module.css';

/** Whether the notice asks for a field, and whether it is needed. */
export function useAsked(field: AskableField): 'needed' | 'optional' | null {
  const { notice } = useFormPage();
  const ask = notice.asks.find((each) => each.field === field);
  return ask === undefined ? null : ask.needed ? 'needed' : 'optional';
}

/** The sentence below a field once it was left, or once the form was checked; null where all is well. */
function useProblem(field: FormField): { readonly sentence: string | null; readonly leave: () => void } {
  const { problems, isTold } = useFormPage().check;
  const [text] = useField(field);
  const [left, setLeft] = useState(text !== '');
  const problem = problems.find((each) => each.field === field);
  const isMissing = problem?.code === 'missing' || problem?.code === 'choose';
  const sentence = problem && (isTold || (left && !isMissing)) ? m.problems[problem.code](problem.params) : null;
  return { sentence, leave: () => setLeft(true) };
}

/** What a field's box says of its state. The form scrolls to a field by it too (apply-route.tsx). */
const boxOf = (sentence: string | null) => ({
  className: styles.field,
  'data-field': '',
  'data-problem': sentence === null ? undefined : '',
});

interface LabelledProps {
  readonly label: string;
  /** Its number on the page. */
  readonly place: number;
  readonly isOptional?: boolean;
}

function Label({ label, place, isOptional = false, htmlFor }: LabelledProps & { htmlFor?: string }) {
  const words = (
    <>
      <span className="mono" aria-hidden="true">
        {figure(place)}
      </span>
      {label}
      {isOptional && <small>{m.optional}</small>}
    </>
  );
  return htmlFor === undefined ? (
    <legend className={styles.label}>{words}</legend>
  ) : (
    <label className={styles.label} htmlFor={htmlFor}>
      {words}
    </label>
  );
}

function Below({ id, problem, hint }: { id: string; problem: string | null; hint?: ReactNode }) {
  if (problem === null && !hint) return null;
  return (
    <p className={problem === null ? 'small mt-8' : `${account.problem} mt-8`} id={id}>
      {problem !== null && <Icon name="warning" size={18} weight={2.2} />}
      {problem ?? hint}
    </p>
  );
}

interface TextFieldProps extends LabelledProps, Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'id'> {
  readonly field: FormField;
  readonly hint?: string;
}

/** A line to type in. */
export function TextField({ field, label, place, isOptional = false, hint, ...input }: TextFieldProps) {
  const [text, type] = useField(field);
  const { sentence, leave } = useProblem(field);
  const id = useId();
  return (
    <div {...boxOf(sentence)}>
      <Label label={label} place={place} isOptional={isOptional} htmlFor={`field-${field}`} />
      <input
        {...input}
        className={styles.input}
        id={`field-${field}`}
        name={field}
        value={text}
        aria-required={!isOptional}
        aria-invalid={sentence === null ? undefined : true}
        aria-describedby={(sentence ?? hint) ? id : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      <Below id={id} problem={sentence} hint={hint} />
    </div>
  );
}

/** Several lines to type in. */
export function LongField({
  field,
  label,
  place,
  isOptional = false,
  hint,
}: LabelledProps & { field: FormField; hint?: string }) {
  const [text, type] = useField(field);
  const { sentence, leave } = useProblem(field);
  const id = useId();
  return (
    <div {...boxOf(sentence)}>
      <Label label={label} place={place} isOptional={isOptional} htmlFor={`field-${field}`} />
      <textarea
        className={styles.input}
        id={`field-${field}`}
        name={field}
        rows={3}
        value={text}
        aria-invalid={sentence === null ? undefined : true}
        aria-describedby={(sentence ?? hint) ? id : undefined}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
      />
      <Below id={id} problem={sentence} hint={hint} />
    </div>
  );
}

export interface Choice {
  readonly value: string;
  readonly name: string;
  readonly note?: string;
}

interface ChoiceFieldProps extends LabelledProps {
  readonly field: FormField;
  readonly choices: readonly Choice[];
  /** Two beside each other. */
  readonly inTwo?: boolean;
}

/** One of a few, as bubbles. */
export function ChoiceField({ field, label, place, isOptional = false, choices, inTwo = false }: ChoiceFieldProps) {
  const [text, type] = useField(field);
  const { sentence } = useProblem(field);
  const id = useId();
  return (
    <fieldset
      {...boxOf(sentence)}
      id={`field-${field}`}
      tabIndex={-1}
      aria-describedby={sentence === null ? undefined : id}
    >
      <Label label={label} place={place} isOptional={isOptional} />
      <div className={inTwo ? `${styles.rows} ${styles.inTwo}` : styles.rows}>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.value}
            type="radio"
            name={field}
            choice={choice}
            checked={text === choice.value}
            onChange={() => type(choice.value)}
          />
        ))}
      </div>
      <Below id={id} problem={sentence} />
    </fieldset>
  );
}

/** Any of a few, as bubbles; what is chosen is one text, joined by semicolons. */
export function ManyField({ field, label, place, choices }: Omit<ChoiceFieldProps, 'inTwo'>) {
  const [text, type] = useField(field);
  const chosen = text.split(';').filter((each) => each !== '');
  const turn = (value: string, on: boolean) =>
    type(
      choices
        .map((each) => each.value)
        .filter((each) => (each === value ? on : chosen.includes(each)))
        .join(';'),
    );
  return (
    <fieldset {...boxOf(null)} id={`field-${field}`} tabIndex={-1}>
      <Label label={label} place={place} isOptional />
      <div className={styles.rows}>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.value}
            type="checkbox"
            name={field}
            choice={choice}
            checked={chosen.includes(choice.value)}
            onChange={({ target }) => turn(choice.value, target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function ChoiceRow({ choice: { name, note }, ...input }: ComponentProps<'input'> & { choice: Choice }) {
  return (
    <label className={`${mark.marked} ${styles.row}`}>
      <input className={row.input} autoComplete="off" {...input} />
      <Bubble letter="" />
      <span>
        {name}
        {note !== undefined && <small>{note}</small>}
      </span>
    </label>
  );
}

interface SelectFieldProps extends LabelledProps {
  readonly field: FormField;
  readonly choices: readonly Choice[];
  /** What else changes with it. */
  readonly onChosen?: () => void;
  readonly hint?: string;
}

/** One of many, from a list that opens. */
export function SelectField({ field, label, place, isOptional = false, choices, onChosen, hint }: SelectFieldProps) {
  const [text, type] = useField(field);
  const { sentence } = useProblem(field);
  const id = useId();
  return (
    <div {...boxOf(sentence)}>
      <Label label={label} place={place} isOptional={isOptional} htmlFor={`field-${field}`} />
      <Select
        id={`field-${field}`}
        name={field}
        value={text}
        disabled={choices.length === 0}
        aria-required={!isOptional}
        aria-invalid={sentence === null ? undefined : true}
        aria-describedby={(sentence ?? hint) ? id : undefined}
        onChange={({ target }) => {
          type(target.value);
          onChosen?.();
        }}
      >
        <option value="">{m.choose}</option>
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      <Below id={id} problem={sentence} hint={hint} />
    </div>
  );
}

function Select(props: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select {...props} className={styles.input} />
      <Icon name="chevron" size={18} />
    </span>
  );
}

type Calendar = 'BS' | 'AD';

/** The parts of a typed day: `BS 2065-2-12`; what is not typed yet is empty. */
function partsOf(text: string): { readonly calendar: Calendar; readonly parts: readonly [string, string, string] } {
  const [, calendar = 'BS', year = '', month = '', day = ''] = /^(BS|AD) ([^-]*)-([^-]*)-([^-]*)$/.exec(text) ?? [];
  return { calendar: calendar === 'AD' ? 'AD' : 'BS', parts: [year, month, day] };
}

/** A day in one calendar; the other one shows it below. `further` says more about the day. */
export function DayField({
  field,
  label,
  place,
  further,
}: LabelledProps & { field: FormField; further?: (day: string) => string | undefined }) {
  const [text, type] = useField(field);
  const { sentence, leave } = useProblem(field);
  const id = useId();
  const { calendar, parts } = partsOf(text);
  const [year, month, dayOfMonth] = parts;
  const put = (on: Calendar, [y, mo, d]: readonly [string, string, string]) =>
    type(y + mo + d === '' && on === 'BS' ? '' : `${on} ${y}-${mo}-${d}`);
  const day = readApplicationDay(text);
  const turnTo = (to: Calendar) => {
    if (to === calendar) return;
    put(to, day === undefined ? parts : inCalendar(to, day));
  };
  const months = calendar === 'BS' ? bikramMonths[language] : gregorianMonths;
  const also = day === undefined ? undefined : calendar === 'BS' ? gregorianIn(day) : bikramIn(language, day);
  return (
    <fieldset {...boxOf(sentence)} aria-describedby={id}>
      <legend className={styles.label}>
        <span className="mono" aria-hidden="true">
          {figure(place)}
        </span>
        {label}
      </legend>
      <div className={styles.calendars} role="group" aria-label={m.calendar}>
        {(['BS', 'AD'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={calendar === each} onClick={() => turnTo(each)}>
            {m.calendars[each]}
          </button>
        ))}
      </div>
      <div
        className={styles.day}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}
      >
        <label>
          <span className="vh">{m.year}</span>
          <input
            className={styles.input}
            id={`field-${field}`}
            inputMode="numeric"
            autoComplete="off"
            placeholder={m.year}
            maxLength={4}
            value={year}
            onChange={({ target }) => put(calendar, [target.value.replaceAll('-', ''), month, dayOfMonth])}
          />
        </label>
        <label>
          <span className="vh">{m.month}</span>
          <Select value={month} onChange={({ target }) => put(calendar, [year, target.value, dayOfMonth])}>
            <option value="">{m.month}</option>
            {months.map((name, index) => (
              <option key={name} value={String(index + 1)}>
                {figure(index + 1)} {name}
              </option>
            ))}
          </Select>
        </label>
        <label>
          <span className="vh">{m.day}</span>
          <input
            className={styles.input}
            inputMode="numeric"
            autoComplete="off"
            placeholder={m.day}
            maxLength={2}
            value={dayOfMonth}
            onChange={({ target }) => put(calendar, [year, month, target.value.replaceAll('-', '')])}
          />
        </label>
      </div>
      <Below
        id={id}
        problem={sentence}
        hint={
          day !== undefined &&
          also !== undefined &&
          [m.alsoDay[calendar](also), further?.(day)].filter(Boolean).join(' ')
        }
      />
    </fieldset>
  );
}

const gregorianMonths = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat(language === 'ne' ? 'ne' : 'en', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month, 15),
  ),
);

/** The year, month and day of a Gregorian day in a calendar, as they are typed. */
function inCalendar(calendar: Calendar, day: string): readonly [string, string, string] {
  if (calendar === 'AD') {
    const [year = '', month = '', date = ''] = day.split('-').map((part) => String(Number(part)));
    return [digitsIn(language, year), month, digitsIn(language, date)];
  }
  const bikram = toBikram(day);
  if (bikram === undefined) return ['', '', ''];
  const typed = (value: number) => digitsIn(language, String(value));
  return [typed(bikram.year), String(bikram.month), typed(bikram.day)];
}
