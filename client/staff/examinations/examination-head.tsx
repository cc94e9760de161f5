import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-examinations.ts';
import type { Examination } from '#contract/examination.ts';
import { momentInBoth } from '#text/dates.ts';
import { numberIn } from '#text/numbers.ts';
import head from '../ui/box-head.module.css';
import { Course } from './course.tsx';
import { TabBar } from './tab-bar.tsx';
import { titleOf } from './shared/title-of.ts';

/** The head above every part of an examination: its name, time, state and parts. */
export function ExaminationHead({ of }: { of: Examination }) {
  const { code, startsAt, minutes, counts } = of;
  return (
    <header>
      <div className={`${layout.box} ${head.head}`}>
        <p className={head.code}>
          <small>{m.code}</small>
          <b>{code}</b>
        </p>
        <div className={head.title}>
          <h1 className="h2">{titleOf(of.title)}</h1>
          <p className="small">{m.startAndLength(momentInBoth(language, Date.parse(startsAt), timeZone), minutes)}</p>
        </div>
        <dl>
          <div>
            <dt>{m.itemsOfPaper}</dt>
            <dd>{numberIn(language, counts.items)}</dd>
          </div>
          <div>
            <dt>{m.candidates}</dt>
            <dd>{numberIn(language, counts.candidates)}</dd>
          </div>
        </dl>
      </div>
      <Course of={of} />
      <TabBar code={code} />
    </header>
  );
}
