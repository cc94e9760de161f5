import { useFetched } from '#client/lib/api/use-fetched.ts';
import { call } from '#client/lib/api/call.ts';
import { paths } from '#client/lib/paths.ts';
import { session } from '#client/lib/session/session.ts';
import { Link } from '#client/ui/link.tsx';
import button from '#client/ui/button.module.css';
import { language } from '#messages/language.ts';
import * as m from '#messages/profile.ts';

const load = (signal: AbortSignal) => call('GET /me/applications', { signal, token: session.getState().user?.token });

/** The applications of the account; nothing for who has none, and without a network. */
export function Applications() {
  const fetched = useFetched(load);
  if (fetched.state !== 'ready' || fetched.data.rows.length === 0) return null;
  return (
    <section className="mt-32">
      <h2 className="h2">{m.applications}</h2>
      <ul>
        {fetched.data.rows.map(({ number, examination, title, state }) => (
          <li key={number}>
            <Link className={button.link} to={paths.myApplication.to({ code: examination })}>
              {(language === 'ne' ? title.ne : undefined) ?? title.en}
            </Link>{' '}
            <span className="small">{m.applicationState[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
