import { useFormContext, useWatch } from 'react-hook-form';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { ExaminationState } from '#contract/examination.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-pattern.ts';
import { marksIn } from '#text/marks.ts';
import { numberIn } from '#text/numbers.ts';
import { momentInBoth, momentOf, timeAt } from '#text/dates.ts';
import { CheckField } from './check-field.tsx';
import { DayField } from './day-field.tsx';
import { FigureField } from './figure-field.tsx';
import { Part } from './part.tsx';
import styles from './part.module.css';
import { figure, sumOf, type PatternDraft } from './pattern-draft.ts';
import { SeatFields } from './seat-fields.tsx';
import { SectionFields } from './section-fields.tsx';
import { TextField } from './text-field.tsx';
import { TieFields } from './tie-fields.tsx';
import { TimingFields } from './timing-fields.tsx';

/** How long before the start candidates sign in, in minutes. */
const signInLeadMinutes = 45;

/** All rules of an examination. Fields that can't be changed in its state stay readable. */
export function PatternForm({ state }: { state: ExaminationState }) {
  const fixed = state !== 'draft';
  const closed = state === 'published';
  return (
    <div className={styles.numbered}>
      <TextField label={m.title} name="title" fixed={fixed} />
      <TextField label={m.titleNepali} name="titleNe" of="titleNe" lang="ne" fixed={fixed} />
      <TextField label={m.code} name="code" fixed={fixed} hint={m.codeHint} />
      <TextField label={m.minutes} name="minutes" kind="figure" fixed={fixed} hint={<PerItem />} />
      <TextField label={m.passMark} name="passMark" kind="figure" fixed={fixed} hint={<OfMarks />} />
      <Part title={m.start} of="startsAt" fixed={fixed} note={<StartNote />}>
        <DayField day="day" time="time" fixed={fixed} />
      </Part>
      <TimingFields fixed={fixed} />
      <SectionFields fixed={fixed} />
      <Part title={m.orderOnScreen} of="shuffleItems" fixed={fixed}>
        <div className={styles.lines}>
          <CheckField label={m.shuffleItems} name="shuffleItems" fixed={fixed} />
          <CheckField label={m.shuffleOptions} name="shuffleOptions" fixed={fixed} />
        </div>
      </Part>
      <Part title={m.drawFrom} of="reviewedOnly" fixed={fixed}>
        <div className={styles.lines}>
          <CheckField label={m.reviewedOnly} name="reviewedOnly" fixed={fixed} />
          <CheckField label={m.ownOnly} name="ownOnly" fixed={fixed} />
          <FigureField before={m.notInLast} after={m.examinationsAfter} name="notInLast" fixed={fixed} />
        </div>
      </Part>
      <TextField label={m.instructions} name="instructions" kind="lines" fixed={fixed} />
      <TextField
        label={m.instructionsNepali}
        name="instructionsNe"
        of="instructionsNe"
        kind="lines"
        lang="ne"
        fixed={fixed}
      />
      <TieFields fixed={closed} />
      <SeatFields fixed={closed} />
      <Part title={m.onTheDay} of="lateFullTime" fixed={closed}>
        <div className={styles.lines}>
          <FigureField before={m.takeLate} after={m.minutesAfter} name="lateMinutes" fixed={fixed} />
          <FigureField before={m.beginLate} after={m.minutesAfter} name="lateLimitMinutes" fixed={fixed} />
          <FigureField before={m.noHandIn} after={m.minutesAfter} name="handInAfterMinutes" fixed={fixed} />
          <FigureField before={m.roomsMayGive} after={m.minutesAfter} name="roomLimitMinutes" fixed={closed} />
          <CheckField label={m.lateFullTime} name="lateFullTime" fixed={fixed} />
          <CheckField label={m.presenceNeeded} name="presenceNeeded" fixed={fixed} />
          <CheckField label={m.givesTimeByRule} name="givesTimeByRule" fixed={closed} />
          <CheckField label={m.namesPublished} name="namesPublished" fixed={closed} />
        </div>
      </Part>
      <Part title={m.objectionsUntil} of="objectionsUntil" fixed={closed} note={m.objectionsNote}>
        <DayField day="objectionsDay" time="objectionsTime" fixed={closed} />
      </Part>
      <TextField label={m.coExaminers} name="coExaminers" kind="lines" fixed={fixed} hint={m.coExaminersHint} />
      <CheckField label={m.secondExaminer} name="secondExaminer" fixed={fixed} />
    </div>
  );
}

/** How many seconds an item has, if one clock runs for all of them. */
function PerItem() {
  const { control } = useFormContext<PatternDraft>();
  const [sections, minutes, timing] = useWatch({ control, name: ['sections', 'minutes', 'timing'] });
  const items = sumOf(sections, ({ count }) => figure(count));
  const seconds = Math.round((figure(minutes) * 60) / items);
  if (timing === 'each' || items === 0 || !(seconds > 0)) return null;
  return m.secondsAnItem(numberIn(language, seconds));
}

/** The sum of all marks. */
function OfMarks() {
  const { control } = useFormContext<PatternDraft>();
  const sections = useWatch({ control, name: 'sections' });
  // In hundredths, so that 0.1 + 0.2 is 0.3.
  const all = sumOf(sections, ({ count, marks }) => figure(count) * Math.round(figure(marks) * 100));
  return all > 0 ? m.ofAll(marksIn(language, all / 100)) : null;
}

function StartNote() {
  const { control } = useFormContext<PatternDraft>();
  const [day, time, minutes] = useWatch({ control, name: ['day', 'time', 'minutes'] });
  const start = momentOf(day, time, timeZone);
  if (start === undefined) return m.startNote;
  const at = (minute: number) => timeAt(start + minute * 60_000, timeZone);
  return m.startSays(momentInBoth(language, start, timeZone), at(-signInLeadMinutes), at(figure(minutes) || 0));
}
