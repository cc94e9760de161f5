import { RegMarks } from '#client/ui/reg-marks.tsx';
import { Link } from '#client/ui/link.tsx';

/** A screen whose bank holds nothing: says so in the specification's words, and leads back. */
export function NoQuestions({ text, back: { to, words } }: { text: string; back: { to: string; words: string } }) {
  return (
    <div className="center">
      <section className="sheet">
        <RegMarks />
        <h1 className="h2">{text}</h1>
        <p className="mt-24">
          <Link className="btn line" to={to}>
            {words}
          </Link>
        </p>
      </section>
    </div>
  );
}
