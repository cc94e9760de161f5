import type { CandidatesImport } from '#contract/candidates.ts';
import * as m from '#messages/staff-candidates.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FileColumns, type SaidOfFile } from './file-columns.tsx';
import { FileFont } from './file-font.tsx';
import styles from './import-file.module.css';

interface FilePreviewProps {
  readonly name: string;
  readonly found: CandidatesImport;
  /** The person's choices about its columns and dates. */
  readonly said: SaidOfFile;
  readonly onSaid: (said: SaidOfFile) => void;
  readonly busy: boolean;
  readonly onImport: () => void;
  readonly onCancel: () => void;
}

/** What a candidates' file would add: how many candidates, or which lines a person must correct first. */
export function FilePreview({
  name,
  found: { added, updated, errors, ignored, doubts = [], columns = [], asks = [], legacy },
  said,
  onSaid,
  busy,
  onImport,
  onCancel,
}: FilePreviewProps) {
  return (
    <div className={`${styles.preview} mt-16`}>
      <h3>{m.previewOf(name)}</h3>
      {errors.length > 0 ? (
        <>
          <Notice
            acts={
              <Button kind="link" onClick={onCancel}>
                {m.cancel}
              </Button>
            }
          >
            <b>{m.linesWrong(new Set(errors.map(({ line }) => line)).size)}</b> {m.putRight}
          </Notice>
          {/* It scrolls, so the keyboard must reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ol aria-label={m.wrongLines} tabIndex={0}>
            {errors.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <b>{m.line(line)}</b> {message}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <Notice
          kind="calm"
          acts={
            <>
              <Button kind="filled" idle={busy} onClick={onImport}>
                {busy ? m.importing : m.importCandidates(added + updated)}
              </Button>
              <Button kind="link" onClick={onCancel}>
                {m.cancel}
              </Button>
            </>
          }
        >
          <b>{m.wouldCome(added, updated)}</b> {m.nothingStored}
        </Notice>
      )}
      {doubts.length > 0 && (
        <>
          <p>
            <b>{m.doubts(doubts.length)}</b>
          </p>
          {/* It scrolls, so the keyboard must reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ol className={styles.doubts} aria-label={m.doubtful} tabIndex={0}>
            {doubts.map(({ line, message }) => (
              <li key={`${line} ${message}`}>
                <b>{m.line(line)}</b> {message}
              </li>
            ))}
          </ol>
        </>
      )}
      {legacy !== undefined && <FileFont legacy={legacy} said={said} onSaid={onSaid} />}
      {columns.length > 0 && <FileColumns columns={columns} asks={asks} said={said} onSaid={onSaid} />}
      {ignored.length > 0 && <p className="small">{m.ignored(ignored.join(', '))}</p>}
    </div>
  );
}
