import * as m from '#messages/hall.ts';
import { unsavedAnswers, type LogState } from '#client/candidate/attempt/attempt-log.ts';
import { HallIcon } from '#client/candidate/frame/hall-icon.tsx';
import save from '#client/candidate/frame/save-state.module.css';

/** Whether all answers are saved, in words and with their number: always visible, and true. */
export function SaveState({ log }: { log: LogState }) {
  const count = unsavedAnswers(log);
  const handedIn = log.entries.slice(log.saved).some(({ kind }) => kind === 'hand-in');
  if (log.kept === 'memory' && (count > 0 || !log.connected))
    return (
      <p className={`${save.state} ${save.loud}`} role="alert">
        <HallIcon name="todo" size={18} />
        <span>
          <b>{m.keepsNothing}</b> {m.doNotClose}
        </span>
      </p>
    );
  if (log.full)
    return (
      <p className={`${save.state} ${save.loud}`} role="alert">
        <HallIcon name="todo" size={18} />
        <span>
          <b>{m.logFull}</b> {m.lastChoicesGo}
        </span>
      </p>
    );
  if (handedIn)
    return (
      <p className={`${save.state} ${save.kept}`} role="status">
        <span>{m.handedInNotSent}</span>
      </p>
    );
  if (!log.connected)
    return (
      <p className={`${save.state} ${save.kept}`} role="status">
        <span>{m.offline}</span>
        <b className={save.count}>
          {count}
          <span className="vh"> {m.answersWord(count)}</span>
        </b>
      </p>
    );
  return (
    <p className={save.state} role="status">
      <HallIcon name={count === 0 ? 'saved' : 'sending'} size={18} />
      <span>
        {count === 0 ? (
          m.saved
        ) : (
          <>
            <b className={save.count}>{count}</b>
            {m.sending(count)}
          </>
        )}
      </span>
    </p>
  );
}
