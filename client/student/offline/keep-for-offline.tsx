import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import group from '#client/ui/nav-group.module.css';
import { type SaveState, useSaved } from './use-saved.ts';
import * as m from '#messages/offline.ts';

/** Saves every paper and chapter on this device, so that all exams and quizzes run without a network. */
export function KeepForOffline() {
  const { saved, save } = useSaved();
  if (!saved) return null;
  const busy = saved.state === 'saving';
  return (
    <section className={`${group.group} mt-12`} aria-label={m.withoutNetwork}>
      <h2 className={group.heading}>{m.withoutNetwork}</h2>
      <div className="flex flex-wrap">
        {saved.state !== 'saved' && (
          <button
            type="button"
            className={button.outlined}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : save}
          >
            {saved.state === 'failed' ? m.tryAgain : m.keep}
          </button>
        )}
        <p className="tiny mt-8" role="status">
          {wordsOf(saved)}
        </p>
      </div>
    </section>
  );
}

function wordsOf({ state, bytes, missing }: SaveState) {
  switch (state) {
    case 'missing':
      return m.everything(megabytes(missing));
    case 'saving':
      return m.saving(Math.round((1 - missing / bytes) * 100), megabytes(bytes));
    case 'failed':
      return m.notAll(megabytes(missing));
    case 'saved':
      return (
        <>
          <Icon name="tick" size={18} weight={3} /> {m.kept(megabytes(bytes))}
        </>
      );
  }
}

/** A size for a student, in the units of mobile networks: never less than 0.1 MB. */
function megabytes(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`;
}
