import { useId } from 'react';
import * as m from '#messages/staff-import.ts';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import field from '../ui/field.module.css';
import { FontNotice } from '../ui/font-notice.tsx';
import { Notice } from '../ui/notice.tsx';
import type { ImportPreview } from './file-questions.ts';
import type { ReadChoice } from './use-import.ts';
import { QuestionColumns } from './question-columns.tsx';
import styles from './read-as.module.css';

/** The forms in which one text can be read. */
const textFormats = ['text', 'aiken', 'gift', 'csv'] as const;

/** A text that was read as a table stays one. */
const formatOf = (format: ImportPreview['format']) => textFormats.find((each) => each === format);

interface ReadAsProps {
  readonly preview: ImportPreview;
  readonly choice: ReadChoice;
  readonly onChoose: (choice: ReadChoice) => void;
}

/** How the server read the file, if there are several ways, and what another one would give. */
export function ReadAs({ preview, choice, onChoose }: ReadAsProps) {
  const id = useId();
  const { format, font, others, questions, columns } = preview;
  const isText = (textFormats as readonly string[]).includes(format);
  const plain = questions.filter(({ problems }) => problems.some(({ code }) => code === 'formula-outside')).length;
  return (
    <>
      {isText && (
        <p className={`${layout.row} ${styles.choice}`}>
          <label htmlFor={id}>{m.readAs}</label>
          <select
            className={field.input}
            id={id}
            value={format}
            onChange={({ target }) => {
              const chosen = textFormats.find((each) => each === target.value);
              if (chosen !== undefined) onChoose({ ...choice, format: chosen, is: undefined });
            }}
          >
            {textFormats.map((each) => (
              <option key={each} value={each}>
                {m.forms[each]}
              </option>
            ))}
          </select>
          {others.map((other) => (
            <span key={other.format}>{m.otherReading(m.forms[other.format] ?? other.format, other.items)}</span>
          ))}
        </p>
      )}
      {columns.length > 0 && (
        <QuestionColumns columns={columns} onRead={(is) => onChoose({ ...choice, format: formatOf(format), is })} />
      )}
      {font !== null && (
        <FontNotice
          {...font}
          note={m.fontMadeNote}
          onKeep={(keeps) => onChoose({ ...choice, legacy: keeps ? 'keep' : undefined })}
        />
      )}
      {plain > 0 && (
        <Notice
          kind="calm"
          acts={<Button onClick={() => onChoose({ ...choice, formulas: 'make' })}>{m.makeFormulas}</Button>}
        >
          <b>{m.plainFormulas(plain)}</b> {m.plainFormulasNote}
        </Notice>
      )}
    </>
  );
}
