import type { LoadArgs } from '#client/student/navigation/route.ts';
import { useNavigate, usePageData } from '#client/student/navigation/page.ts';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { orFailure } from '#client/lib/api/answers.ts';
import { call } from '#client/lib/api/call.ts';
import { paths } from '#client/lib/paths.ts';
import { session } from '#client/lib/session/session.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/apply.ts';
import { myApplication, notices } from '#messages/names.ts';
import { openSession } from './application-calls.ts';
import { applicationOf, applySheet, keptApplications } from './application-of.ts';
import { CodeForm } from './form-locked.tsx';
import styles from './apply.module.css';

/** An application that this device or the account knows. */
interface KnownApplication {
  readonly title: string;
  readonly to: string;
}

export function loader({ signal }: LoadArgs) {
  return orFailure(load(signal), signal);
}

async function load(signal: AbortSignal) {
  const [here, ofAccount] = await Promise.all([keptHere(), ofTheAccount(signal), applySheet()]);
  const byAddress = new Map([...here, ...ofAccount].map((known) => [known.to, known]));
  return { known: [...byAddress.values()] };
}

/** What was begun or opened on this device. */
async function keptHere(): Promise<readonly KnownApplication[]> {
  const kept = await keptApplications();
  const known = (await kept.codes()).map(async (code) => {
    const [own, notice] = await Promise.all([kept.read(code), kept.notice(code)]);
    const title = notice === undefined ? code : inLanguage(notice.title);
    if (own === undefined) return [];
    // Without a number it is a form that never reached the server.
    if (own.number !== null) return [{ title, to: paths.myApplication.to({ code }) }];
    return Object.keys(own.form).length > 0 ? [{ title, to: paths.apply.to({ code }) }] : [];
  });
  return (await Promise.all(known)).flat();
}

/** Nothing without an account, and without a network. */
async function ofTheAccount(signal: AbortSignal): Promise<readonly KnownApplication[]> {
  const token = session.getState().user?.token;
  if (token === undefined) return [];
  try {
    const { rows } = await call('GET /me/applications', { signal, token });
    return rows.map(({ examination, title }) => ({
      title: inLanguage(title),
      to: paths.myApplication.to({ code: examination }),
    }));
  } catch {
    return [];
  }
}

/** /my-application: the way to one's own application, whatever examination it is for. */
export function Component() {
  const navigate = useNavigate();
  const unlock = async (number: string, code: string) => {
    const opened = await openSession(number, code);
    const { examination } = opened.application;
    const application = await applicationOf(examination);
    await application.enter(code, opened);
    void navigate(paths.myApplication.to({ code: examination }));
  };
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ known }) => (
        <div className={styles.narrow}>
          <h1 className="h1">{myApplication}</h1>
          {known.length > 0 && (
            <ul className="mt-16">
              {known.map(({ title, to }) => (
                <li key={to}>
                  <Link className={button.link} to={to}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {known.length > 0 && <h2 className="h2 mt-32">{m.another}</h2>}
          <p className={known.length > 0 ? 'mt-8' : 'lead mt-8'}>{m.openMineLead}</p>
          <CodeForm known={null} unlock={unlock} />
          <p className="mt-20">
            {m.notApplied}{' '}
            <Link className={button.link} to={paths.notices.to()}>
              {notices}
            </Link>
          </p>
        </div>
      )}
    </ApiPage>
  );
}
