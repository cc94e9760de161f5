import { timeInWords } from '#client/lib/time/time-in-words.ts';
import { Question } from '#client/ui/question.tsx';
import { categoryName } from '#client/question/category-name.ts';
import type { MockSection } from '#exam/mock/lost.ts';
import * as m from '#messages/history.ts';
import { language } from '#messages/language.ts';
import { marksFigure } from '#text/marks.ts';
import { numberIn } from '#text/numbers.ts';
import styles from './mock-sections.module.css';

const sum = (sections: readonly MockSection[], of: (section: MockSection) => number) =>
  sections.reduce((total, section) => total + of(section), 0);

/** A mock by section: marks, time, and the marks that were lost. */
export function MockSections({ sections, passMark }: { sections: readonly MockSection[]; passMark: number }) {
  const marks = sum(sections, (section) => section.marks);
  const lost = (why: keyof MockSection['lost']) => sum(sections, (section) => section.lost[why]);
  return (
    <Question title={m.bySection}>
      <p className="lead mt-16">{marks >= passMark * 100 ? m.passed(passMark) : m.notPassed(passMark)}</p>
      {/* If large text leaves too little room, the keyboard can scroll it too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above */}
      <div className={styles.scrolled} role="group" aria-label={m.bySection} tabIndex={0}>
        <table className={`${styles.table} mt-16`}>
          <thead>
            <tr>
              <th scope="col">{m.section}</th>
              <th scope="col">{m.marks}</th>
              <th scope="col">{m.time}</th>
              <th scope="col">{m.unknown}</th>
              <th scope="col">{m.slips}</th>
              <th scope="col">{m.outOfTime}</th>
            </tr>
          </thead>
          <tbody>
            {sections.map((section) => (
              <Row
                key={section.subject}
                title={categoryName(section.subject)}
                marks={section.marks}
                full={section.full}
                ms={section.ms}
                lost={section.lost}
              />
            ))}
          </tbody>
          <tfoot>
            <Row
              title={m.total}
              marks={marks}
              full={sum(sections, ({ full }) => full)}
              ms={sum(sections, ({ ms }) => ms)}
              lost={{ unknown: lost('unknown'), slip: lost('slip'), time: lost('time') }}
            />
          </tfoot>
        </table>
      </div>
      <p className="small mt-16">{m.lostExplained}</p>
    </Question>
  );
}

type RowProps = Pick<MockSection, 'marks' | 'full' | 'ms' | 'lost'> & { readonly title: string };

function Row({ title, marks, full, ms, lost }: RowProps) {
  const count = (value: number) => <td>{numberIn(language, value)}</td>;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td className="mono">
        {marksFigure(marks / 100)}/{marksFigure(full / 100)}
      </td>
      <td>{timeInWords(ms < 60_000 ? ms : Math.round(ms / 60_000) * 60_000)}</td>
      {count(lost.unknown)}
      {count(lost.slip)}
      {count(lost.time)}
    </tr>
  );
}
