import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { paths } from '#client/lib/paths.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { language } from '#messages/language.ts';
import * as m from '#messages/apply.ts';
import { momentInBoth } from '#text/dates.ts';
import { useFormPage, useFormState } from './form-context.ts';
import { LeaveDevice } from './leave-device.tsx';
import { StepsAhead } from './steps-ahead.tsx';
import styles from './apply.module.css';

/** The page after submitting, to print: number, code, what comes next. */
export function FormDone() {
  const { notice } = useFormPage();
  const { application, number, secret } = useFormState();
  const submittedAt = application?.submittedAt ?? null;
  if (submittedAt === null || number === null) return null;
  return (
    <div className={styles.narrow}>
      <section className={styles.slip}>
        <p className="small">{inLanguage(notice.title)}</p>
        <h1 className="h1">{m.submitted}</h1>
        <p className="mt-8" role="status">
          {m.received(momentInBoth(language, Date.parse(submittedAt), timeZone))}
        </p>
        <h2 className="mt-16">{m.number}</h2>
        <Boxes text={number} />
        {secret !== null && (
          <>
            <h2 className="mt-16">{m.code}</h2>
            <p className="small">{m.codeNote}</p>
            <Boxes text={secret} />
          </>
        )}
      </section>
      <p className={`screen-only ${styles.actions}`}>
        <Button kind="filled" onClick={() => print()}>
          {m.print}
        </Button>
        <Link className={button.outlined} to={paths.myApplication.to({ code: notice.code })}>
          {m.openMine}
        </Link>
      </p>
      <LeaveDevice />
      <h2 className="h2 mt-32">{m.whatNext}</h2>
      <StepsAhead />
    </div>
  );
}

/** A number or code, a sign a box, in two fours; a screen reader says it as one. */
function Boxes({ text }: { text: string }) {
  return (
    <p className={styles.boxes}>
      <span className="vh">{text}</span>
      {Array.from(text, (sign, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- the signs never move
        <span key={place} aria-hidden="true">
          {sign}
        </span>
      ))}
    </p>
  );
}
