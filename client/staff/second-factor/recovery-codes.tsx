import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/staff-college.ts';
import act from '../ui/act.module.css';
import styles from '../ui/college-form.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** The recovery codes, shown only once: a person can write them down, print or copy them. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  async function copy(): Promise<void> {
    try {
      // A page over plain http has no clipboard.
      await navigator.clipboard.writeText(codes.join('\n'));
      showToast(m.copied);
    } catch {
      showToast(m.notCopied, 'bad');
    }
  }
  return (
    <section className={styles.part}>
      <h2 className="h2">{m.codesTitle}</h2>
      <p className={styles.lead}>{m.codesLead}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={`${act.row} ${styles.unprinted}`}>
        <button type="button" className={act.filled} onClick={onKept}>
          {m.haveThem}
        </button>
        <button type="button" className={act.outlined} onClick={() => print()}>
          {m.print}
        </button>
        <button type="button" className={act.outlined} onClick={() => void copy()}>
          {m.copy}
        </button>
      </div>
    </section>
  );
}
