import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import type { AnswerOf } from '#contract/calls.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-demo.ts';
import { addressIn } from '#text/language.ts';
import { namesOf } from '../ui/duty-names.ts';
import { Notice } from '../ui/notice.tsx';
import { useSignInAs } from './guide.ts';
import styles from './demo.module.css';

/** Each of the invented people, with a press to sign in. */
export function InventedPeople({ guide }: { readonly guide: AnswerOf<'GET /demo'> }) {
  const { mutate, isPending, variables, error } = useSignInAs();
  const { people, password, applicant, room } = guide;
  return (
    <section className={styles.people} aria-labelledby="invented">
      <header>
        <h2 className="h2" id="invented">
          {m.another}
        </h2>
        <p className="ink-2">{m.onePress}</p>
      </header>
      {error !== null && <Notice>{error.message}</Notice>}
      <ul>
        {people.map(({ name, email, duties }) => {
          const busy = isPending && variables.email === email;
          return (
            <li key={email}>
              <b>{name}</b>
              <span>{namesOf(duties)}</span>
              <span className="ink-2">{duties[0] && m.does[duties[0]]}</span>
              <Button idle={busy} onClick={() => mutate({ email, password })}>
                {busy ? m.signingIn : m.signIn}
              </Button>
            </li>
          );
        })}
        <Elsewhere
          name={applicant.name}
          kind={m.kinds.applicant}
          note={m.applicantHas(applicant.number, applicant.code)}
          to={`/notices/${applicant.examination}/mine`}
        />
        <Elsewhere
          name={m.room(room.name)}
          kind={m.kinds.room}
          note={m.roomHas(room.pass)}
          to={`/room/${room.examination}`}
        />
      </ul>
    </section>
  );
}

/** A person of another program, with what its page asks. */
function Elsewhere({
  name,
  kind,
  note,
  to,
}: {
  readonly name: string;
  readonly kind: string;
  readonly note: string;
  readonly to: string;
}) {
  return (
    <li>
      <b>{name}</b>
      <span>{kind}</span>
      <span className="ink-2 anywhere">{note}</span>
      <a className={button.outlined} href={addressIn(language, to)} target="_blank" rel="noreferrer">
        {m.open}
      </a>
    </li>
  );
}
