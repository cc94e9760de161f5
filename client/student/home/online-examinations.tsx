import { Link } from '#client/ui/link.tsx';
import { examinations } from '#client/student/shell/sections.ts';
import { deferred } from '#client/ui/deferred.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { formats } from '#exam/practice/formats.ts';
import layout from '#client/ui/layout.module.css';
import question from '#client/ui/question.module.css';
import styles from './online-examinations.module.css';
import { figure } from '#messages/language.ts';
import * as m from '#messages/home.ts';

const ComingExaminations = deferred(() =>
  import('#client/student/shell/coming-examinations.tsx').then((it) => it.ComingExaminations),
);

const tickets = [
  { ...examinations.science, format: formats['science-exam'] },
  { ...examinations.management, format: formats['management-exam'] },
];

export function OnlineExaminations() {
  return (
    <section className={styles.panel}>
      <header className={question.numbered}>
        <span className="font-mono ink-3" aria-hidden="true">
          3.
        </span>
        <h2 className="h2">{m.sitExamination}</h2>
        <p className="small">{m.oneAtATime(formats['science-exam'].seconds)}</p>
      </header>
      <div className={`${styles.tickets} mt-20`}>
        {tickets.map(({ title, to, format }) => (
          <Link key={to} className={styles.ticket} to={to}>
            <span className={styles.body}>
              <b>{title}</b>
              <span className={`${styles.facts} mt-12 flex flex-wrap`}>
                <Fact name={m.questions} value={format.paper.questions} />
                <Fact name={m.sets} value={format.paper.sets} />
                <Fact name={m.minutes} value={(format.paper.questions * format.seconds) / 60} />
              </span>
            </span>
            <span className={`${layout.centre} ${styles.stub}`}>
              <span className={`${layout.centre} ${styles.arrow}`}>
                <Icon name="arrow" />
              </span>
            </span>
          </Link>
        ))}
      </div>
      <ComingExaminations />
    </section>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <span>
      <small>{name}</small> {figure(value)}
    </span>
  );
}
