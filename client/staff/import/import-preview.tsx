import { useEffect, useEffectEvent, useMemo, type ReactNode } from 'react';
import { language } from '#messages/language.ts';
import * as m from '#messages/staff-import.ts';
import { numberIn } from '#text/numbers.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import head from '../ui/box-head.module.css';
import { LabelChoices, type LabelChoice } from '../item/label-choices.tsx';
import { Notice } from '../ui/notice.tsx';
import { useKeys } from '../ui/use-keys.ts';
import { fileQuestions, type ImportPreview } from './file-questions.ts';
import { FileStrip } from './file-strip.tsx';
import { FoundTables } from './found-tables.tsx';
import styles from './import-preview.module.css';
import { ItemLooks } from './item-looks.tsx';

interface ImportPreviewPartProps {
  readonly preview: ImportPreview;
  /** How the file was read, and the choices about it. */
  readonly readAs: ReactNode;
  /** The file's name; null for pasted text. */
  readonly name: string | null;
  /** In bytes. */
  readonly size: number | null;
  /** The values for all items about which the file says nothing. */
  readonly labels: LabelChoice;
  readonly onLabels: (labels: LabelChoice) => void;
  readonly busy: boolean;
  /** Why it could not be added. */
  readonly error: Error | null;
  readonly onAccept: () => void;
}

/** The result of an import, question by question. The server stores nothing before the button is pressed. */
export function ImportPreviewPart({
  preview,
  readAs,
  name,
  size,
  labels,
  onLabels,
  busy,
  error,
  onAccept,
}: ImportPreviewPartProps) {
  const questions = useMemo(() => fileQuestions(preview), [preview]);
  const fresh = questions.filter(({ fate }) => fate === 'good' || fate === 'problem').length;
  useKeys({ n: () => goToProblem(1), p: () => goToProblem(-1) });
  useImportKey(onAccept, fresh > 0);
  return (
    <>
      <div className={`${layout.box} ${head.head}`}>
        <div className={head.title}>
          <h2 className="h2">{name ?? m.pasted}</h2>
          <p className="small">
            {m.forms[preview.format]}
            {size !== null && `, ${m.kilobytes(Math.ceil(size / 1000))}`}
          </p>
        </div>
        <dl>
          <div>
            <dt>{m.questions}</dt>
            <dd>{numberIn(language, questions.length)}</dd>
          </div>
          <div>
            <dt>{m.pictures}</dt>
            <dd>{numberIn(language, preview.pictures)}</dd>
          </div>
        </dl>
      </div>
      {readAs}
      <FileStrip questions={questions} />
      {fresh > 0 && (
        <fieldset className={styles.labels}>
          <legend>{m.labelsForAll}</legend>
          <LabelChoices chosen={labels} onChoose={onLabels} left={m.asTheFileSays} />
        </fieldset>
      )}
      <FoundTables questions={questions} />
      <ItemLooks questions={questions} preview={preview} />
      {error !== null && (
        <Notice>
          <b>{m.notAdded}</b> {error.message}
        </Notice>
      )}
      <div className={`${layout.between} ${styles.dock}`}>
        <p>
          <b>{m.nothingStored}</b> {fresh === 0 ? m.nothingToImport : m.theyBecomeDrafts(fresh, name)}
        </p>
        {fresh > 0 && (
          <Button kind="filled" idle={busy} onClick={onAccept}>
            {busy ? m.importing : m.importItems(fresh)}
          </Button>
        )}
      </div>
    </>
  );
}

/** Puts the focus on the next row with a message, or on the one before. */
function goToProblem(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-found]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  rows[at === -1 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
}

/** Ctrl+Enter, or Command+Enter, imports, wherever the focus is. */
function useImportKey(onImport: () => void, isPossible: boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || !isPossible) return;
    event.preventDefault();
    onImport();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
