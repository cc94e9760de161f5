import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { FormPart } from '#contract/application-form.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { useLocation, usePageData } from '#client/student/navigation/page.ts';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { usePageTitle } from '#client/student/shell/page-title.ts';
import { orFailure } from '#client/lib/api/answers.ts';
import { paths } from '#client/lib/paths.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import mark from '#client/ui/timing-mark.module.css';
import hall from '#client/candidate/frame/hall.module.css';
import type { Notice } from '#contract/notices.ts';
import { feeOwed } from '#contract/notice-state.ts';
import * as m from '#messages/apply.ts';
import { checkForm, partsOfNotice, unchecked } from './form-check.ts';
import { FormContext, useFormPage, useFormState, type FormPage } from './form-context.ts';
import { Dock } from './dock.tsx';
import { FormHead } from './form-head.tsx';
import { FormDone } from './form-done.tsx';
import { ClosedForm, LockedForm } from './form-locked.tsx';
import { applicationOf, applySheet, noticeOfForm } from './application-of.ts';
import { spaced } from './spaced.ts';
import { PartAddress } from './part-address.tsx';
import { PartCheck } from './part-check.tsx';
import { PartDocuments } from './part-documents.tsx';
import { PartFee } from './part-fee.tsx';
import { PartGroups } from './part-groups.tsx';
import { PartPhoto } from './part-photo.tsx';
import { PartSchool } from './part-school.tsx';
import { PartYou } from './part-you.tsx';
import type { OpenApplication } from './open-application.ts';
import styles from './apply.module.css';

const screens: Readonly<Record<FormPart, () => ReactNode>> = {
  you: PartYou,
  address: PartAddress,
  school: PartSchool,
  groups: PartGroups,
  photo: PartPhoto,
  documents: PartDocuments,
  fee: PartFee,
  check: PartCheck,
};

export function loader({ params: { code = '', part = '' }, signal }: LoadArgs) {
  return orFailure(load(code.toUpperCase(), part, signal), signal);
}

async function load(code: string, part: string, signal: AbortSignal) {
  const [notice, open] = await Promise.all([noticeOfForm(code, signal), applicationOf(code), applySheet()]);
  const parts = partsOfNotice(notice);
  const at: FormPart | 'done' = part === 'done' ? 'done' : (parts.find((each) => each === part) ?? 'you');
  return { notice, open, parts, at, title: m.title(at === 'done' ? m.submitted : m.parts[at]) };
}

/** /notices/{code}/apply: the form, a part a page. */
export function Component() {
  usePageTitle();
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ notice, open, parts, at }) => <Form notice={notice} open={open} parts={parts} at={at} />}
    </ApiPage>
  );
}

interface FormProps {
  readonly notice: Notice;
  readonly open: OpenApplication;
  readonly parts: readonly FormPart[];
  readonly at: FormPart | 'done';
}

function Form({ notice, open, parts, at }: FormProps) {
  const page = useMemo((): FormPage => ({ notice, open, check: unchecked }), [notice, open]);
  return (
    <FormContext value={page}>
      <div className={`${hall.page} ${styles.page}`}>
        <OpenForm parts={parts} at={at} />
      </div>
    </FormContext>
  );
}

function OpenForm({ parts, at }: Pick<FormProps, 'parts' | 'at'>) {
  const { notice, open } = useFormPage();
  const state = useFormState();
  const [now] = useState(() => Date.now());
  const check = checkForm(notice, state, now);
  const page = { notice, open, check };
  const done = check.done.size;
  useWatch(open);
  const heading = useRef<HTMLHeadingElement>(null);
  // A press brings the field beside the address; a new tab has it in the address.
  const { given } = useLocation();
  useEffect(() => {
    if (at !== 'done') open.turnTo(at);
    const field = document.getElementById(typeof given === 'string' ? given : location.hash.slice(1));
    field?.focus({ preventScroll: true });
    // Between the head and the dock.
    field?.closest('[data-field]')?.scrollIntoView({ block: 'center' });
    if (field === null) heading.current?.focus({ preventScroll: true });
  }, [open, at, given]);
  const isClosed = notice.state === 'closed' || notice.state === 'not-yet';
  if (state.isLocked) return <Frame page={page} done={done} all={parts.length} body={<LockedForm />} />;
  if (at === 'done') return <Frame page={page} done={parts.length} all={parts.length} body={<FormDone />} />;
  if (isClosed && state.application?.canChange !== true)
    return <Frame page={page} done={done} all={parts.length} body={<ClosedForm />} />;
  const Part = screens[at];
  const isFree = at === 'fee' && feeOwed(notice, notice.state === 'late') === 0;
  const place = parts.indexOf(at);
  const [before, next] = [parts[place - 1], parts[place + 1]];
  const { code } = notice;
  return (
    <Frame
      page={page}
      done={done}
      all={parts.length}
      body={
        <div className={styles.form}>
          <nav className={styles.parts} aria-label={m.partsOf}>
            <ol>
              {parts.map((part, index) => (
                <li key={part}>
                  <Link
                    className={mark.marked}
                    to={paths.applyPart.to({ code, part })}
                    aria-current={part === at ? 'step' : undefined}
                  >
                    <Bubble letter={String(index + 1)} dark={check.done.has(part)} />
                    <span>
                      {m.parts[part]}
                      {part === 'you' && <small>{state.form['name']}</small>}
                    </span>
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            <header>
              <p className="small">{m.partOf(place + 1, parts.length)}</p>
              <h1 className="h1" ref={heading} tabIndex={-1}>
                {m.parts[at]}
              </h1>
              {!isFree && <p className="lead mt-8">{m.leads[at]}</p>}
            </header>
            <Part />
            {state.number !== null && state.secret !== null && (
              <p className={`small ${styles.elsewhere}`}>
                {m.goOnElsewhere(spaced(state.number), spaced(state.secret))}
              </p>
            )}
            {next && (
              <Dock code={code} before={before}>
                <Link className={button.filled} to={paths.applyPart.to({ code, part: next })}>
                  {m.next(m.parts[next])}
                  <Icon name="arrow" />
                </Link>
              </Dock>
            )}
          </div>
        </div>
      }
    />
  );
}

function Frame({ page, done, all, body }: { page: FormPage; done: number; all: number; body: ReactNode }) {
  const state = useFormState();
  return (
    <FormContext value={page}>
      <FormHead notice={page.notice} done={done} all={all} state={state} />
      <main id="main" tabIndex={-1}>
        {body}
      </main>
    </FormContext>
  );
}

/** While the form shows: a touch counts, and a network that is back sends what waits. */
function useWatch(open: OpenApplication): void {
  useEffect(() => {
    const touch = () => open.touch();
    addEventListener('online', open.online);
    addEventListener('pointerdown', touch);
    addEventListener('keydown', touch);
    return () => {
      removeEventListener('online', open.online);
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, [open]);
}
