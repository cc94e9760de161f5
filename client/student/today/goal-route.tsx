import { realPapers } from '#exam/record/papers.ts';
import { goalLimits, type Goal } from '#exam/record/record.ts';
import { useState, type FormEvent } from 'react';
import { useNavigate, usePageData } from '#client/student/navigation/page.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { syncRecord } from '#client/student/record/sync.ts';
import { RecordPage, recordSheet } from '#client/student/record-pages/record-page.tsx';
import { paths } from '#client/lib/paths.ts';
import layout from '#client/ui/layout.module.css';
import button from '#client/ui/button.module.css';
import { OptionRow } from '#client/ui/option-row.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { notNow } from '#messages/goal.ts';
import { figure } from '#messages/language.ts';
import * as m from '#messages/today.ts';
import rating from '#client/student/review/rating-choice.module.css';
import styles from './goal.module.css';

const usualDays = 5;
const dayMs = 86_400_000;
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
        <legend className="mb-8 semibold text-18">{m.whichExam}</legend>
        {realPapers.map(({ name }) => (
          <OptionRow key={name} name="paper" checked={paper === name} onChange={() => setPaper(name)}>
            {m.exams[name]}
          </OptionRow>
        ))}
        <OptionRow name="paper" checked={paper === null} beside={m.noExamNote} onChange={() => setPaper(null)}>
          {m.noExam}
        </OptionRow>
      </fieldset>
      {paper !== null && (
        <label className={styles.field}>
          {m.whichDay}
          <input
            type="date"
            value={day === null ? '' : new Date(day * dayMs).toISOString().slice(0, 10)}
            onChange={({ target }) => setDay(target.value === '' ? null : Date.parse(target.value) / dayMs)}
          />
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
      <fieldset className={`${rating.rating} ${styles.question}`}>
        <legend className="mb-8 semibold text-18">
          {m.howManyMinutes} <small>{m.savesIt}</small>
        </legend>
        <div className={`${rating.cells} flex flex-wrap`}>
          {choices.map((each) => (
            <button
              type="button"
              key={each}
              className={styles.cell}
              aria-pressed={minutesNow === each}
              onClick={() => void keep(each)}
            >
              {m.minutes(each)}
            </button>
          ))}
          <button type="button" className={styles.cell} aria-expanded={own} onClick={() => setOwn(!own)}>
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
        {notNow}
      </button>
    </RecordPage>
  );
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
