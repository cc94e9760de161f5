import { useEffect, useMemo, useState } from 'react';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { usePageData } from '#client/student/navigation/page.ts';
import { noticeData } from '#client/student/notices/notice-data.ts';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { usePageTitle } from '#client/student/shell/page-title.ts';
import { useOfflineFeatures } from '#client/student/shell/use-offline-features.ts';
import { orFailure } from '#client/lib/api/answers.ts';
import { apiErrorFrom, call, isFinal } from '#client/lib/api/call.ts';
import { paths } from '#client/lib/paths.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Link } from '#client/ui/link.tsx';
import { Loading } from '#client/ui/loading.tsx';
import hall from '#client/candidate/frame/hall.module.css';
import type { College } from '#contract/college.ts';
import type { Notice } from '#contract/notices.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/card.ts';
import { momentInBoth } from '#text/dates.ts';
import { AdmitCard } from './admit-card.tsx';
import { applicationOf, applySheet, keptApplications } from './application-of.ts';
import { cardKeptMs } from './card-times.ts';
import { readDocument, readLogo } from './download-application.ts';
import { unchecked } from './form-check.ts';
import { FormContext, useFormPage, useFormState, type FormPage } from './form-context.ts';
import { FormHead } from './form-head.tsx';
import { LockedForm } from './form-locked.tsx';
import type { KeptCard } from './kept-application.ts';
import { LeaveDevice } from './leave-device.tsx';
import type { OpenApplication } from './open-application.ts';
import styles from './card.module.css';

export function loader({ params: { code = '' }, signal }: LoadArgs) {
  return orFailure(load(code.toUpperCase(), signal), signal);
}

async function load(code: string, signal: AbortSignal) {
  const kept = await keptCard(code);
  const [page, open] = await Promise.all([
    noticeData(code, signal).catch((error: unknown) => {
      // Without a network, a card that this device keeps is enough.
      if (kept === null || isFinal(apiErrorFrom(error))) throw error;
      return null;
    }),
    applicationOf(code),
    applySheet(),
  ]);
  return { page, kept, open, title: m.card };
}

/** The card that this device keeps; one that is older than a day is removed. */
async function keptCard(code: string): Promise<KeptCard | null> {
  const all = await keptApplications();
  const kept = await all.card(code);
  if (kept === undefined) return null;
  if (kept.until > Date.now()) return kept;
  await all.dropCard(code);
  return null;
}

/** /notices/{code}/card: the admit card, on a phone and for paper. */
export function Component() {
  usePageTitle();
  // The page opens without a network only where the device keeps the program.
  useOfflineFeatures();
  return (
    <ApiPage loaded={usePageData<typeof loader>()}>
      {({ page, kept, open }) => (
        <div className={`${hall.page} ${styles.page}`}>
          {page === null ? (
            kept !== null && <KeptAlone kept={kept} />
          ) : (
            <Online notice={page.notice} college={page.college} kept={kept} open={open} />
          )}
        </div>
      )}
    </ApiPage>
  );
}

/** Without a network: what this device keeps. */
function KeptAlone({ kept }: { kept: KeptCard }) {
  const { code, title } = kept.card;
  return (
    <>
      <FormHead notice={{ code, title, state: 'closed' }} done={1} all={1} />
      <main id="main" tabIndex={-1}>
        <p className={layout.note} role="status">
          {m.offline}
        </p>
        <Shown shown={kept} />
      </main>
    </>
  );
}

interface OnlineProps {
  readonly notice: Notice;
  readonly college: College;
  readonly kept: KeptCard | null;
  readonly open: OpenApplication;
}

function Online({ notice, college, kept, open }: OnlineProps) {
  const page = useMemo((): FormPage => ({ notice, open, check: unchecked }), [notice, open]);
  return (
    <FormContext value={page}>
      <FormHead notice={notice} done={1} all={1} />
      <main id="main" tabIndex={-1}>
        <OwnCard college={college} kept={kept} />
      </main>
    </FormContext>
  );
}

function OwnCard({ college, kept }: Pick<OnlineProps, 'college' | 'kept'>) {
  const { notice, open } = useFormPage();
  const { number, isLocked } = useFormState();
  const [shown, setShown] = useState<KeptCard | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const isOpen = number !== null && !isLocked;
  useEffect(() => {
    if (!isOpen) return;
    let isHere = true;
    fetchCard(notice.code, number, open, college).then(
      (fresh) => isHere && setShown(fresh),
      (error: unknown) => {
        const failure = apiErrorFrom(error);
        if (!isHere) return;
        if (kept !== null && !isFinal(failure)) setShown(kept);
        else setRefused(failure.message);
      },
    );
    return () => {
      isHere = false;
    };
  }, [isOpen, number, notice, open, college, kept]);
  if (!isOpen) return <LockedForm />;
  if (shown !== null)
    return (
      <>
        <Shown shown={shown} />
        <div className={styles.below}>
          <LeaveDevice />
        </div>
      </>
    );
  if (refused === null) return <Loading />;
  return (
    <div className={styles.below}>
      <h1 className="h1">{m.card}</h1>
      <p className={layout.note} role="alert">
        {refused}
      </p>
      <p className="mt-16">
        <Link className={button.link} to={paths.myApplication.to({ code: notice.code })}>
          {m.back}
        </Link>
      </p>
    </div>
  );
}

/** Reads the card with its photo, and keeps it on this device for a day. */
async function fetchCard(code: string, number: string, open: OpenApplication, college: College): Promise<KeptCard> {
  const token = await open.token();
  const card = await call('GET /applications/:number/card', { params: { number }, token });
  const photo = card.photo === null ? null : await readDocument(number, card.photo, token);
  // A card without the logo is a card all the same.
  const logo = college.logo === null ? null : await readLogo(college.logo.id).catch(() => null);
  const { name, address, phone, signatory, signsAs } = college;
  const own = { name, address, phone, signatory, signsAs };
  const fresh = { card, college: own, photo, logo, until: Date.now() + cardKeptMs };
  const all = await keptApplications();
  // A device without room shows it all the same.
  await all.keepCard(code, fresh).catch(() => {});
  return all.lasts ? fresh : { ...fresh, until: 0 };
}

function Shown({ shown }: { shown: KeptCard }) {
  return (
    <>
      <div className={`screen-only ${layout.between} ${styles.tools}`}>
        <p>
          <b>{shown.until === 0 ? m.notKept : m.keptUntil(momentInBoth(language, shown.until, timeZone))}</b>
          <br />
          {m.howToUse}
        </p>
        <Button kind="filled" onClick={() => window.print()}>
          {m.print}
        </Button>
      </div>
      <AdmitCard {...shown} />
    </>
  );
}
