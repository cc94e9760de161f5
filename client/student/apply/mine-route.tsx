import { useEffect, useMemo, useState } from 'react';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { useNavigate, usePageData } from '#client/student/navigation/page.ts';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { usePageTitle } from '#client/student/shell/page-title.ts';
import { orFailure } from '#client/lib/api/answers.ts';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { paths } from '#client/lib/paths.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import account from '#client/student/accounts/form.module.css';
import hall from '#client/candidate/frame/hall.module.css';
import { hallPaths } from '#client/candidate/frame/hall-paths.ts';
import { SeatOffer } from '#client/candidate/frame/seat-offer.tsx';
import type { Application } from '#contract/applications.ts';
import type { Notice } from '#contract/notices.ts';
import { closingMoment } from '#contract/notice-state.ts';
import { language, prefix } from '#messages/language.ts';
import * as m from '#messages/apply.ts';
import { myApplication } from '#messages/names.ts';
import * as o from '#messages/offer.ts';
import { momentInBoth } from '#text/dates.ts';
import { CardReady } from './card-ready.tsx';
import { isCardReady } from './card-times.ts';
import { applicationOf, applySheet, closeApplication, noticeOfForm } from './application-of.ts';
import { downloadApplication } from './download-application.ts';
import { unchecked } from './form-check.ts';
import { FormContext, useFormPage, useFormState, type FormPage } from './form-context.ts';
import { FormHead } from './form-head.tsx';
import { LockedForm } from './form-locked.tsx';
import { FormSummary } from './form-summary.tsx';
import { LeaveDevice } from './leave-device.tsx';
import { spaced } from './spaced.ts';
import { StepsAhead } from './steps-ahead.tsx';
import { useOwnOffer } from './use-own-offer.ts';
import styles from './apply.module.css';

export function loader({ params: { code = '' }, signal }: LoadArgs) {
  return orFailure(load(code.toUpperCase(), signal), signal);
}

async function load(code: string, signal: AbortSignal) {
  const [notice, open] = await Promise.all([noticeOfForm(code, signal), applicationOf(code), applySheet()]);
  return { notice, open, title: myApplication };
}

/** /notices/{code}/mine: where one's own application stands. */
export function Component() {
  usePageTitle();
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ notice, open }) => <Mine notice={notice} open={open} />}
    </ApiPage>
  );
}

function Mine({ notice, open }: Pick<FormPage, 'notice' | 'open'>) {
  const page = useMemo((): FormPage => ({ notice, open, check: unchecked }), [notice, open]);
  return (
    <FormContext value={page}>
      <div className={`${hall.page} ${styles.page}`}>
        <OpenMine />
      </div>
    </FormContext>
  );
}

function OpenMine() {
  const { notice, open } = useFormPage();
  const state = useFormState();
  const { application, number, isLocked } = state;
  useEffect(() => {
    // Without a network the page shows what this device knows.
    if (number !== null && !isLocked) void open.refresh().catch(() => {});
  }, [open, number, isLocked]);
  return (
    <>
      <FormHead notice={notice} done={1} all={1} {...(application !== null && { state })} />
      <main id="main" tabIndex={-1}>
        {isLocked || application === null ? <LockedForm /> : <Opened application={application} />}
      </main>
    </>
  );
}

function Opened({ application }: { application: Application }) {
  const { notice } = useFormPage();
  const { own, problem, answer } = useOwnOffer(application);
  const { form, number } = application;
  const [isRead, setIsRead] = useState(false);
  return (
    <div className={styles.mine}>
      <div>
        <header>
          <h1 className="h1">{form['name'] || myApplication}</h1>
          {form['nameNepali'] && <p lang="ne">{form['nameNepali']}</p>}
          <p className="small">{m.applicationNumber(spaced(number))}</p>
          {application.symbolNumber !== null && <p className="small">{m.symbolNumber(application.symbolNumber)}</p>}
        </header>
        {own !== null && own.publishedAt !== null ? (
          own.offersSeats ? (
            <SeatOffer own={own} answer={answer} />
          ) : (
            <Result code={notice.code} rank={own.rank} />
          )
        ) : isCardReady(application, notice) ? (
          <CardReady notice={notice} />
        ) : (
          <Say application={application} notice={notice} />
        )}
        {problem !== null && (
          <p className="small mt-12" role="status">
            {problem}
          </p>
        )}
        {own?.offersSeats && <ListsLink code={notice.code} />}
        <h2 className="h2 mt-32">{m.yourApplication}</h2>
        <p className={layout.row}>
          <Button kind="link" aria-expanded={isRead} onClick={() => setIsRead(!isRead)}>
            {m.read}
          </Button>
          <Download number={number} />
          <Ending application={application} />
        </p>
        {isRead && (
          <FormSummary notice={notice} form={form} documents={application.documents.map(({ kind }) => kind)} />
        )}
        <LeaveDevice />
      </div>
      <section>
        <h2 className="h2">{m.whereItStands}</h2>
        <StepsAhead own={own} />
      </section>
    </div>
  );
}

/** The published result, before any seat is offered. */
function Result({ code, rank }: { readonly code: string; readonly rank: number | null }) {
  return (
    <section className={styles.say}>
      <h2 className="h2">{o.resultIsOut}</h2>
      <p>{rank === null ? o.noRank : o.yourRank(rank)}</p>
      <p className="small">{o.offersLater}</p>
      <p className={layout.row}>
        <a className={button.filled} href={prefix + hallPaths.examination.to({ code })}>
          {m.toResult}
        </a>
        <a className={button.link} href={prefix + hallPaths.results.to({ code })}>
          {o.signedLists}
        </a>
      </p>
    </section>
  );
}

function ListsLink({ code }: { readonly code: string }) {
  return (
    <p className="mt-12">
      <a className={button.link} href={prefix + hallPaths.results.to({ code })}>
        {o.signedLists}
      </a>
    </p>
  );
}

/** One sentence and one way on, by the state. */
function Say({ application, notice }: { application: Application; notice: Notice }) {
  const { state, returned, refusedFor, symbolNumber, room, seat, canChange } = application;
  const { code } = notice;
  const moment = (at: string) => momentInBoth(language, Date.parse(at), timeZone);
  const count = returned?.reasons.length ?? 0;
  const title =
    state === 'returned' && count > 0
      ? m.thingsToPutRight(count)
      : state === 'accepted' && symbolNumber !== null
        ? m.acceptedNumber(symbolNumber)
        : m.stateTitles[state];
  const notes: Readonly<Record<Application['state'], string>> = {
    draft: m.draftNote(moment(closingMoment(notice))),
    submitted: canChange ? m.submittedNote : m.submittedNoteLate,
    returned: m.returnedNote(moment(notice.correctionUntil)),
    accepted: [
      room === null ? (symbolNumber === null ? m.acceptedNote : m.placeLater) : m.placeNote(room, seat ?? ''),
      symbolNumber !== null && notice.cardsFrom === null ? m.cardLater : '',
    ].join(' '),
    refused: refusedFor ?? '',
    withdrawn: m.withdrawnNote,
  };
  const ways: Partial<Record<Application['state'], string>> = {
    draft: m.goOnForm,
    submitted: m.correctIt,
    returned: m.putRight,
  };
  return (
    <section className={styles.say}>
      <h2 className="h2">{title}</h2>
      <p>{notes[state]}</p>
      {state === 'returned' && returned !== null && (
        <ul>
          {returned.reasons.map((reason) => (
            <li key={reason}>{reasonName(reason, notice)}</li>
          ))}
          {returned.text !== '' && <li>“{returned.text}”</li>}
        </ul>
      )}
      {canChange && ways[state] !== undefined && (
        <Link className={`${button.filled} mt-16`} to={paths.apply.to({ code })}>
          {ways[state]}
        </Link>
      )}
    </section>
  );
}

function reasonName(reason: string, notice: Notice): string {
  const names: Readonly<Record<string, string>> = m.returnReasons;
  const document = notice.documents[Number(reason.slice('document-'.length))];
  return names[reason] ?? (document === undefined ? reason : inLanguage(document.name));
}

function Download({ number }: { number: string }) {
  const { open } = useFormPage();
  const [refused, setRefused] = useState<string | null>(null);
  const save = async () => {
    setRefused(null);
    try {
      await downloadApplication(number, await open.token());
    } catch (error) {
      setRefused(apiErrorFrom(error).message);
    }
  };
  return (
    <>
      <Button kind="link" onClick={() => void save()}>
        {m.download}
      </Button>
      {refused !== null && (
        <span className={account.problem} role="alert">
          {refused}
        </span>
      )}
    </>
  );
}

/** Withdraws an application, or deletes a draft or a withdrawn one, after a question. */
function Ending({ application: { state, canWithdraw } }: { application: Application }) {
  const { notice, open } = useFormPage();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const deletes = state === 'draft' || state === 'withdrawn';
  if (!deletes && !canWithdraw) return null;
  const end = async () => {
    setRefused(null);
    try {
      if (!deletes) {
        await open.withdraw();
        return setAsks(false);
      }
      await open.remove();
      closeApplication(notice.code);
      showToast(m.deleted);
      void navigate(paths.notice.to({ code: notice.code }));
    } catch (error) {
      setRefused(apiErrorFrom(error).message);
    }
  };
  if (!asks)
    return (
      <Button kind="link" onClick={() => setAsks(true)}>
        {deletes ? m.deleteAll : m.withdraw}
      </Button>
    );
  return (
    <span className={layout.remark} role="group" aria-label={deletes ? m.deleteAll : m.withdraw}>
      <span>{deletes ? m.deleteAsks : m.withdrawAsks}</span>
      {refused !== null && (
        <span className={account.problem} role="alert">
          {refused}
        </span>
      )}
      <span className={`mt-12 ${layout.row}`}>
        <Button onClick={() => void end()}>{deletes ? m.deleteAll : m.withdrawNow}</Button>
        <Button kind="link" onClick={() => setAsks(false)}>
          {m.stay}
        </Button>
      </span>
    </span>
  );
}
