import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import group from '#client/ui/nav-group.module.css';
import styles from './keep-for-offline.module.css';
import { megabytes } from './megabytes.ts';
import { type Saved, useSaved } from './use-saved.ts';

/** Saves every paper and chapter on this device, so that all exams and quizzes run without a network. */
export function KeepForOffline() {
  const { saved, save } = useSaved();
  if (!saved) return null;
  const busy = saved.state === 'saving';
  return (
    <section className={group.group} aria-label="Without a network">
      <h2 className={group.heading}>Without a network</h2>
      <div>
        {saved.state !== 'saved' && (
          <button
            type="button"
            className={button.outlined}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : save}
          >
            {saved.state === 'failed' ? 'Try again' : 'Keep for offline'}
          </button>
        )}
        <p className={`tiny ${styles.state}`} role="status">
          {wordsOf(saved)}
        </p>
      </div>
    </section>
  );
}

function wordsOf({ state, bytes, missing }: Saved) {
  switch (state) {
    case 'missing':
      return `Every paper and chapter, ${megabytes(missing)}`;
    case 'saving':
      return `${Math.round((1 - missing / bytes) * 100)} % of ${megabytes(bytes)} is here`;
    case 'failed':
      return `Not all of it came. ${megabytes(missing)} to go.`;
    case 'saved':
      return (
        <>
          <Icon name="tick" size={18} weight={3} /> Kept for offline, {megabytes(bytes)}
        </>
      );
  }
}
