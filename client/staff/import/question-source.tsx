import { importMB } from '#contract/import-bytes.ts';
import { useId, useRef, useState } from 'react';
import * as m from '#messages/staff-import.ts';
import { Button } from '#client/ui/button.tsx';
import field from '../ui/field.module.css';
import { StaffIcon } from '../ui/staff-icon.tsx';
import styles from './question-source.module.css';
import { useDrop } from './use-drop.ts';

interface QuestionSourceProps {
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
}

/** The source of questions: a chosen or dropped file, or text as teachers type it. */
export function QuestionSource({ onFile, onText }: QuestionSourceProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const place = useRef<HTMLElement>(null);
  const isOver = useDrop(place, onFile);
  return (
    <div className={styles.source}>
      <section ref={place} className={styles.drop} data-over={isOver || undefined} aria-labelledby={`${id}file`}>
        <h2 className="h2" id={`${id}file`}>
          {m.aFile}
        </h2>
        <p>{m.dropHere}</p>
        <input
          ref={input}
          className="vh"
          type="file"
          tabIndex={-1}
          aria-label={m.chooseFile}
          accept=".xml,.gift,.txt,.csv,.tsv,.xlsx,.ods,.docx,.rtf,.zip"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) onFile(file);
            target.value = '';
          }}
        />
        <Button kind="filled" onClick={() => input.current?.click()}>
          <StaffIcon name="plus" size={18} weight={2.6} />
          {m.chooseFile}
        </Button>
        <p className="small">{m.formats(importMB)}</p>
      </section>
      <section className={field.field}>
        <label htmlFor={`${id}text`}>{m.pastedText}</label>
        <textarea
          className={field.input}
          id={`${id}text`}
          rows={10}
          spellCheck={false}
          placeholder={m.pastedExample}
          aria-describedby={`${id}hint`}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="small mt-8" id={`${id}hint`}>
          {m.pastedHint}
        </p>
        <p className="mt-16">
          <Button
            idle={text.trim() === ''}
            onClick={() => {
              if (text.trim() !== '') onText(text);
            }}
          >
            {m.lookAtText}
          </Button>
        </p>
      </section>
    </div>
  );
}
