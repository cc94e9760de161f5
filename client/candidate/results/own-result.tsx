import { useCallback, useEffect, useState } from 'react';
import { Loading } from '#client/ui/loading.tsx';
import { TryAgain } from '#client/ui/try-again.tsx';
import type { ApiError } from '#client/lib/api/api-error.ts';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import * as m from '#messages/hall-result.ts';
import type { Attempt } from '#client/candidate/attempt/attempt-state.ts';
import type { AttemptRecord } from '#client/candidate/attempt/attempt-record.ts';
import type { Device } from '#client/candidate/attempt/device.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { language } from '#messages/language.ts';
import { momentIn } from '#text/dates.ts';
import { titleIn } from '#client/candidate/frame/exam-ident.tsx';
import { QuietHead } from '#client/candidate/frame/hall-head.tsx';
import { LeaveDevice } from '#client/candidate/frame/leave-device.tsx';
import { useSheet } from '#client/ui/use-sheet.ts';
import { KeyScreen } from './key-screen.tsx';
import { answerOffer, loadOwnResult, sendObjection, type LoadedResult } from './load-own-result.ts';
import { RankScreen } from './rank-screen.tsx';
import sheet from './result.css?url&no-inline';
import layout from '#client/ui/layout.module.css';
import hall from '#client/candidate/frame/hall.module.css';
import choice from './choice-bar.module.css';
import keyed from './key-screen.module.css';

interface OwnResultProps {
  readonly record: AttemptRecord;
  readonly attempt: Attempt;
  readonly device: Device;
}

/** /hall/{code} once the key is published: the candidate's answers beside it, and after the publication rank and lists too. */
export function OwnResult({ record, attempt, device }: OwnResultProps) {
  const there = useSheet('hall-result-sheet', sheet);
  const [loaded, setLoaded] = useState<LoadedResult | null>(null);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [view, setView] = useState<'result' | 'key'>('result');

  const meet = useCallback(
    (error: ApiError) => {
      if (error.code === 'not-signed-in') attempt.ended();
      else if (error.code === 'other-device') attempt.signOut();
      else setProblem(error);
    },
    [attempt],
  );
  const load = useCallback(async () => {
    setBusy(true);
    try {
      setLoaded(await loadOwnResult(record, attempt.calls, device));
      setProblem(null);
    } catch (error) {
      meet(apiErrorFrom(error));
    }
    setBusy(false);
  }, [record, attempt, device, meet]);
  useEffect(() => {
    void load();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each sign-in
  }, [record.token]);

  const head = <QuietHead who={record.candidate} />;
  if (!there || (loaded === null && problem === null))
    return (
      <>
        {head}
        <main id="main">
          <Loading />
        </main>
      </>
    );
  if (loaded === null)
    return (
      <>
        {head}
        <main id="main">
          <div className={hall.narrow}>
            <h1 className="h1">{m.yourResult}</h1>
            {problem?.code === 'not-found' ? (
              <p className="lead">{m.didNotSit}</p>
            ) : (
              <TryAgain sentence={m.loadFailed} busy={busy} onRetry={() => void load()} />
            )}
          </div>
        </main>
      </>
    );

  const isPublished = loaded.result.state === 'published';
  const object = async (objection: { place: number; reason: string; option?: string }) => {
    const result = await sendObjection(record, objection);
    setLoaded({ ...loaded, result });
    return result;
  };
  const answer = async (list: string, said: 'take' | 'leave') => {
    const offer = await answerOffer(record, list, said);
    setLoaded({ ...loaded, offer });
  };
  return (
    <>
      {head}
      <main id="main">
        {loaded.result.notices.map(({ id, at, text: said }) => (
          <div key={id} className={`${layout.box} ${keyed.changes} mt-16 ${hall.lines}`}>
            <b>{m.noticeOf(momentIn(language, Date.parse(at), timeZone))}</b>
            <p>{titleIn(said)}</p>
          </div>
        ))}
        {isPublished && (
          <div
            className={`screen-only ${choice.bar} mt-16 ${choice.views} flex flex-wrap`}
            role="group"
            aria-label={m.yourResult}
          >
            <button type="button" aria-pressed={view === 'result'} onClick={() => setView('result')}>
              {m.yourResult}
            </button>
            <button type="button" aria-pressed={view === 'key'} onClick={() => setView('key')}>
              {m.keyAndAnswers}
            </button>
          </div>
        )}
        {isPublished && view === 'result' ? (
          <RankScreen
            loaded={loaded}
            title={titleIn(record.examination.title)}
            code={record.examination.code}
            token={record.token}
            answer={answer}
          />
        ) : (
          <KeyScreen loaded={loaded} object={object} />
        )}
        {attempt.leave && <LeaveDevice leave={attempt.leave} />}
      </main>
    </>
  );
}
