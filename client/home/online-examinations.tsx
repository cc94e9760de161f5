import { Link } from '#client/ui/link.tsx';
import { examinations } from '#client/shell/sections.ts';
import { questionsInSet } from '#client/practice/exam/set-size.ts';
import { Icon } from '#client/ui/icon.tsx';
import { formats } from '#exam/practice/formats.ts';

const tickets = [
  { ...examinations.science, format: formats['science-exam'] },
  { ...examinations.management, format: formats['management-exam'] },
];

export function OnlineExaminations() {
  return (
    <section className="admit">
      <header className="numbered">
        <span className="qn" aria-hidden="true">
          3.
        </span>
        <h2 className="h2">Sit an online examination</h2>
        <p className="small">One question at a time, 60 seconds each. Darken your answer, then go on.</p>
      </header>
      <div className="cards2">
        {tickets.map(({ title, to, format }) => (
          <Link key={to} className="ticket" to={to}>
            <span className="body">
              <b>{title}</b>
              <span className="facts">
                <Fact name="Questions" value={questionsInSet} />
                <Fact name="Sets" value={format.paper.sets} />
                <Fact name="Minutes" value={(questionsInSet * format.seconds) / 60} />
              </span>
            </span>
            <span className="stub">
              <span className="go">
                <Icon name="arrow" />
              </span>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}

function Fact({ name, value }: { name: string; value: number }) {
  return (
    <span>
      <small>{name}</small> {value}
    </span>
  );
}
