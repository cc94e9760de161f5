import type { CandidatesImport } from '#contract/candidates.ts';
import * as m from '#messages/staff-candidates.ts';
import { FontNotice } from '../../ui/font-notice.tsx';
import type { SaidOfFile } from './file-columns.tsx';
import styles from './import-file.module.css';

interface FileFontProps {
  readonly legacy: NonNullable<CandidatesImport['legacy']>;
  readonly said: SaidOfFile;
  readonly onSaid: (said: SaidOfFile) => void;
}

/** A file's text in a font from before Unicode, beside its Unicode form. A person can leave all of it as it is. */
export function FileFont({ legacy: { font, kept, lines, more }, said, onSaid }: FileFontProps) {
  const { legacy: _, ...unsaid } = said;
  return (
    <>
      <FontNotice
        name={font}
        kept={kept}
        note={m.fontMadeNote}
        onKeep={(keeps) => onSaid(keeps ? { ...said, legacy: 'keep' } : unsaid)}
      />
      {!kept && (
        // It scrolls, so the keyboard must reach it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className={styles.doubts} aria-label={m.fontLines} tabIndex={0}>
          {lines.map(({ line, typed, text }) => (
            <li key={line}>
              <b>{m.line(line)}</b> <span translate="no">{typed}</span> → <span lang="ne">{text}</span>
            </li>
          ))}
          {more > 0 && <li>{m.moreLines(more)}</li>}
        </ol>
      )}
    </>
  );
}
