import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import group from '#client/ui/nav-group.module.css';
import styles from './keep-for-offline.module.css';
import { megabytes } from './megabytes.ts';
import { type KeptBanks, useKeptBanks } from './use-kept-banks.ts';

/** Brings every paper of the product onto this device, so that all exams run without a network. */
export function KeepForOffline() {
  const { kept, keep } = useKeptBanks();
  if (!kept) return null;
  const busy = kept.state === 'coming';
  return (
    <section className={group.group} aria-label="Without a network">
      <h2 className={group.heading}>Without a network</h2>
      <div>
        {kept.state !== 'kept' && (
          <button
            type="button"
            className={button.outlined}
            aria-disabled={busy || undefined}
            onClick={busy ? undefined : keep}
          >
            {kept.state === 'failed' ? 'Try again' : 'Keep for offline'}
          </button>
        )}
        <p className={`tiny ${styles.state}`} role="status">
          {wordsOf(kept)}
        </p>
      </div>
    </section>
  );
}

function wordsOf({ state, bytes, missing }: KeptBanks) {
  switch (state) {
    case 'missing':
      return `Every paper, ${megabytes(missing)}`;
    case 'coming':
      return `${Math.round((1 - missing / bytes) * 100)} % of ${megabytes(bytes)} is here`;
    case 'failed':
      return `Some papers did not come. ${megabytes(missing)} to go.`;
    case 'kept':
      return (
        <>
          <Icon name="tick" size={18} weight={3} /> Kept for offline, {megabytes(bytes)}
        </>
      );
  }
}
