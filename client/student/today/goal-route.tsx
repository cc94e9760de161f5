import { realPapers } from '#exam/record/papers.ts';
import { goalLimits, type Goal } from '#exam/record/record.ts';
import { letterOf } from '#exam/question.ts';
import { beginOfDay, dayOf } from '#exam/record/day.ts';
import { useState, type ChangeEvent, type FormEvent, type ReactNode } from 'react';
import { useNavigate, usePageData } from '#client/student/navigation/page.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { RecordPage, recordSheet } from '#client/student/record-pages/record-page.tsx';
import { paths } from '#client/lib/paths.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { Bubble } from '#client/ui/bubble.tsx';
import row from '#client/ui/row-input.module.css';
import timing from '#client/ui/timing-mark.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import * as g from '#messages/goal.ts';
import { dayAt, momentOf, shortDayInBoth } from '#text/dates.ts';
import { figure, language } from '#messages/language.ts';
import * as m from '#messages/today.ts';
import cells from '#client/ui/choice-cells.module.css';
import styles from './goal.module.css';

const usualDays = 5;
const choices = [10, 20, 40] as const;

export async function loader() {
  const record = await deviceRecord();
  const [goal] = await Promise.all([record.goal(), recordSheet()]);
  return { title: m.myExam, goal };
}

/** Puts the goal into the record, and sends it. */
async function keepGoal(goal: Omit<Goal, 'changed'>, before: Goal | undefined): Promise<void> {
  const record = await deviceRecord();
  // A clock that was set back counts as standing still.
  await record.put({ goals: [{ ...goal, changed: Math.max(Date.now(), (before?.changed ?? 0) + 1) }] });
  void syncRecord();
}

/** /today/exam: two questions on one page. The answer to the second saves both. */
export function Component() {
  const { goal } = usePageData<typeof loader>();
  const navigate = useNavigate();
  const [paper, setPaper] = useState<string | null>(goal?.paper ?? realPapers[0].name);
  const [day, setDay] = useState(goal?.day ?? null);
  const [days, setDays] = useState(goal?.days ?? usualDays);
  const [today] = useState(() => dayOf(Date.now()));
  const chooseDay = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const midnight = momentOf(target.value, '00:00');
    setDay(midnight === undefined ? null : dayOf(midnight));
  };
  const minutesNow = goal?.minutes ?? null;
  const [own, setOwn] = useState(minutesNow !== null && !choices.some((each) => each === minutesNow));
  const keep = async (minutes: number | null) => {
    const chosen = { paper, day: paper === null ? null : day, minutes, days };
    await keepGoal(chosen, goal);
    if (minutes !== null) showToast(<Undo goal={goal} onUndo={() => void navigate(paths.goal.to())} />);
    void navigate(paths.today.to());
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void keep(Number(new FormData(event.currentTarget).get('own')));
  };
  return (
    <RecordPage title={m.myExam} lead={m.goalLead}>
      <fieldset className={styles.question}>
        <legend className="mb-8 semibold text-18">
          <Place>{1}</Place> {m.whichExam}
        </legend>
        <div className="ink-above">
          {realPapers.map(({ name }, place) => (
            <Choice key={name} letter={letterOf(place)} checked={paper === name} onChoose={() => setPaper(name)}>
              {m.exams[name]}
            </Choice>
          ))}
          <Choice letter={letterOf(realPapers.length)} checked={paper === null} onChoose={() => setPaper(null)}>
            {m.noExam}
            <small>{m.noExamNote}</small>
          </Choice>
        </div>
      </fieldset>
      {paper !== null && (
        <label className={styles.field}>
          {m.whichDay}
          <input type="date" value={day === null ? '' : dayAt(beginOfDay(day))} onChange={chooseDay} />
          {day !== null && day >= today && <span className="small">{inWords(day, day - today)}</span>}
        </label>
      )}
      <label className={styles.field}>
        {m.whichDays}
        <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {Array.from({ length: goalLimits.days.most }, (_, more) => (
            <option key={more} value={more + 1}>
              {figure(more + 1)}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={`${cells.group} ${styles.question}`}>
        <legend className="mb-8 semibold text-18">
          <Place>{2}</Place> {m.howManyMinutes} <small>{m.savesIt}</small>
        </legend>
        <div className={`${cells.cells} flex flex-wrap`}>
          {choices.map((each) => (
            <button
              type="button"
              key={each}
              className={styles.cell}
              aria-pressed={minutesNow === each}
              onClick={() => void keep(each)}
            >
              <span className={cells.bubble} aria-hidden="true" />
              {m.minutes(each)}
            </button>
          ))}
          <button type="button" className={styles.cell} aria-expanded={own} onClick={() => setOwn(!own)}>
            <span className={cells.bubble} aria-hidden="true" />
            {m.ownMinutes}
          </button>
        </div>
      </fieldset>
      {own && (
        <form className={styles.field} onSubmit={submit}>
          <label className={layout.row}>
            {m.ownLabel(goalLimits.minutes.least, goalLimits.minutes.most)}
            <input
              type="number"
              name="own"
              required
              min={goalLimits.minutes.least}
              max={goalLimits.minutes.most}
              defaultValue={minutesNow ?? ''}
            />
          </label>
          <button type="submit" className={button.outlined}>
            {m.save}
          </button>
        </form>
      )}
      <p className="small mt-8">{m.canChange}</p>
      <button type="button" className={button.link} onClick={() => void keep(null)}>
        {g.notNow}
      </button>
    </RecordPage>
  );
}

/** The number of a question. */
function Place({ children }: { readonly children: number }) {
  return (
    <span className="mono ink-3" aria-hidden="true">
      {figure(children)}.
    </span>
  );
}

interface ChoiceProps {
  readonly letter: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

/** A lettered option, which darkens. */
function Choice({ letter, checked, onChoose, children }: ChoiceProps) {
  return (
    <label className={`${layout.line} ${styles.choice}`}>
      <input
        className={`${row.input} ${timing.marked}`}
        type="radio"
        name="paper"
        autoComplete="off"
        checked={checked}
        onChange={onChoose}
      />
      <Bubble letter={letter} />
      <span>{children}</span>
    </label>
  );
}

/** A day by both calendars, and how far it is. */
function inWords(day: number, left: number): string {
  return `${shortDayInBoth(language, dayAt(beginOfDay(day)))}, ${figure(left)} ${g.daysLeft(left)}`;
}

/** Says that it is saved, and puts the goal before it back. */
function Undo({ goal, onUndo }: { readonly goal: Goal | undefined; readonly onUndo: () => void }) {
  const undo = async () => {
    const before = goal ?? { paper: null, day: null, minutes: null, days: usualDays };
    await keepGoal(before, await (await deviceRecord()).goal());
    onUndo();
  };
  return (
    <>
      {m.saved}{' '}
      <button type="button" className={button.link} onClick={() => void undo()}>
        {m.undo}
      </button>
    </>
  );
}
