import { ItemText } from '#client/question/item-text.tsx';
import * as m from '#messages/staff-print.ts';
import { staffCall } from '../../api/staff-call.ts';
import { letterOf } from '#exam/question.ts';
import { sectionName } from '../shared/section-name.ts';
import { titleOf } from '../shared/title-of.ts';
import { PaperTitle, SignatureLines } from './paper-title.tsx';
import layout from '#client/ui/layout.module.css';
import styles from './paper-page.module.css';
import { PrintFrame } from './print-frame.tsx';

const load = (code: string) => staffCall('GET /staff/examinations/:code/paper', { params: { code } });

/** The paper as a college can hand it out: without its key. */
export function PlainPaper() {
  return <PaperPage title={m.paper} withKey={false} />;
}

/** The paper for examiners, with darkened right options. */
export function PaperWithKey() {
  return <PaperPage title={m.paperWithKey} withKey />;
}

function PaperPage({ title, withKey }: { title: string; withKey: boolean }) {
  return (
    <PrintFrame title={title} segment="" kind="paper" load={load}>
      {(examination, paper) => (
        <>
          <PaperTitle of={examination}>
            <p>{m.fullAndPass(fullMarks(examination.sections), examination.passMark)}</p>
            {withKey && <p className={styles.secret}>{m.withKeyNote}</p>}
            {examination.instructions !== null && (
              <p className={styles.instructions}>{titleOf(examination.instructions)}</p>
            )}
          </PaperTitle>
          {paper.sections.map((section, index) => {
            const rules = examination.sections[index];
            return (
              <section key={section.title}>
                <h3 className={styles.section}>
                  {sectionName(section.title)}
                  {rules !== undefined && <span> {m.marksEach(rules.marks, rules.penalty)}</span>}
                </h3>
                <ol className={styles.items}>
                  {section.items.map(({ id, place, stem, options, right, figure, language }) => (
                    <li key={id} value={place + 1} lang={language}>
                      <ItemText text={stem} math={paper.math} />
                      {figure !== null && <img src={`/api/figures/${figure.id}`} alt={figure.alt} />}
                      <ul className="flex flex-wrap">
                        {options.map((option, at) => {
                          const isRight = withKey && right.includes(option.id);
                          return (
                            <li key={option.id} data-right={isRight || undefined}>
                              <b className={layout.centre}>{letterOf(at)}</b>
                              <span>
                                <ItemText text={option.text} math={paper.math} />
                                {isRight && <span className="vh"> {m.right}</span>}
                              </span>
                            </li>
                          );
                        })}
                      </ul>
                    </li>
                  ))}
                </ol>
              </section>
            );
          })}
          {withKey && <SignatureLines offices={[m.paperSetter, m.examinationHead]} />}
        </>
      )}
    </PrintFrame>
  );
}

/** In hundredths until the end, so that thirds stay exact. */
function fullMarks(sections: readonly { readonly count: number; readonly marks: number }[]): number {
  return sections.reduce((sum, { count, marks }) => sum + count * Math.round(marks * 100), 0) / 100;
}
