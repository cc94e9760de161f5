import { lazy, Suspense, useCallback, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import * as m from '#messages/hall.ts';
import { statesFrom } from '#contract/examination-states.ts';
import { chunk } from '#client/ui/chunk.ts';
import { Loading } from '#client/ui/loading.tsx';
import type { Attempt } from '#client/candidate/attempt/attempt-state.ts';
import { checkDevice } from './check-device.ts';
import type { Device } from '#client/candidate/attempt/device.ts';
import { DeviceCheckScreen } from './device-check-screen.tsx';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import { keepPrograms } from '#client/candidate/offline/keep-program.ts';
import { NextNotice } from '#client/candidate/frame/notice-slip.tsx';
import { SignInScreen } from './sign-in-screen.tsx';
import { useAwake } from '#client/candidate/frame/use-awake.ts';
import { WaitingScreen } from './waiting-screen.tsx';

const OwnResult = lazy(
  chunk('own-result', () =>
    import('#client/candidate/results/own-result.tsx').then((screen) => ({ default: screen.OwnResult })),
  ),
);
const withResults: readonly string[] = statesFrom('key-published');

interface AttemptScreenProps {
  readonly code: string;
  readonly attempt: Attempt;
  readonly device: Device;
  readonly filledIn?: { readonly symbolNumber: string; readonly pin: string };
  /** Under the receipt. */
  readonly after?: ReactNode;
}

/** The candidate's way. The screen follows from what the device knows, so a reload at any moment comes back to it. */
export function AttemptScreen({ code, attempt, device, filledIn, after }: AttemptScreenProps) {
  const state = useStore(attempt.store);
  const { record, loaded, log, paper, program, info } = state;
  const check = useCallback(() => checkDevice(device, attempt.calls), [device, attempt]);
  const waits = record !== null && record.token !== null && record.checked;
  useAwake(waits);
  const all = state.sealedHere;
  useEffect(() => (waits && all ? keepPrograms('/hall') : undefined), [waits, all]);
  // Once all have handed in, the college may publish the key before the time is up.
  const handedIn = log?.entries.some(({ kind }) => kind === 'hand-in') === true;
  const isOver = record !== null && record.token !== null && (handedIn || attempt.now() >= record.endsAt);
  useEffect(() => {
    // A candidate who is still signed in learns here that the key is published.
    if (loaded && isOver) void attempt.askInfo();
  }, [loaded, isOver, attempt]);
  if (!loaded && record === null) return <Loading />;
  if (record === null || record.token === null)
    return <SignInScreen code={code} state={state} signIn={attempt.signIn} filledIn={filledIn} />;
  if (withResults.includes(record.examination.state) || withResults.includes(info?.state ?? ''))
    return (
      <Suspense fallback={<Loading />}>
        <OwnResult record={record} attempt={attempt} device={device} />
      </Suspense>
    );
  if (!record.checked) return <DeviceCheckScreen record={record} check={check} goOn={attempt.goToWaitingRoom} />;
  if (paper !== null && log !== null && program !== null) {
    const { ElsewhereScreen, SittingScreen } = program;
    const { stopped } = log;
    if (stopped !== 'other-device' && stopped !== 'other-tab')
      return <SittingScreen {...{ code, attempt, device, state, record, log, paper, after }} />;
    return (
      <>
        <QuietHead who={record.candidate} />
        <ElsewhereScreen
          stopped={stopped}
          log={log}
          paper={paper}
          candidate={record.candidate}
          startsAt={Date.parse(record.examination.startsAt)}
          goOnHere={() => (stopped === 'other-tab' ? location.reload() : attempt.signOut())}
        />
      </>
    );
  }
  if (record.seal === null)
    return (
      <>
        <WaitingScreen record={record} state={state} now={attempt.now} leave={attempt.leave} />
        <NextNotice notices={state.notices} record={record} {...attempt} />
      </>
    );
  return (
    <>
      <QuietHead who={record.candidate} />
      <main id="main">
        <Loading />
        {log?.behind === true && (
          <p className="lead" role="status">
            {m.answersComing}
          </p>
        )}
      </main>
    </>
  );
}
