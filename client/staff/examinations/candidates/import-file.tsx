import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { candidateColumns } from '#contract/candidate-columns.ts';
import * as m from '#messages/staff-candidates.ts';
import { staffCall } from '../../api/staff-call.ts';
import act from '../../ui/act.module.css';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useJustMade } from '../just-made.ts';
import { useChanged } from '../use-examination.ts';
import { FilePreview } from './file-preview.tsx';
import styles from './import-file.module.css';

/** A candidates' file as it was chosen, or a text as it was pasted. */
type Given = { readonly file: File } | { readonly csv: string };

/** Brings candidates in from a file: first what it would come to, then all of it or nothing. */
export function ImportFile({ code }: { code: string }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [given, setGiven] = useState<Given | null>(null);
  const [pasted, setPasted] = useState('');
  const { keep } = useJustMade(code);
  const changed = useChanged(code);
  const send = (what: Given, preview: '0' | '1') => {
    const form = new FormData();
    if ('file' in what) form.append('file', what.file);
    return staffCall('POST /staff/examinations/:code/candidates', {
      params: { code },
      query: { preview },
      ...('file' in what ? { form } : { body: { csv: what.csv } }),
    });
  };
  const look = useMutation({ mutationFn: (what: Given) => send(what, '1') });
  const bring = useMutation({
    mutationFn: (what: Given) => send(what, '0'),
    onSuccess: async ({ pins = [] }) => {
      keep('pins', Object.fromEntries(pins.map(({ symbolNumber, pin }) => [symbolNumber, pin])));
      reset();
      await changed();
    },
  });
  function begin(what: Given): void {
    bring.reset();
    setGiven(what);
    look.mutate(what);
  }
  function reset(): void {
    setGiven(null);
    setPasted('');
    look.reset();
    if (file.current !== null) file.current.value = '';
  }
  const failure = look.error ?? bring.error;
  return (
    <section className={styles.import} aria-labelledby={`${id}h`}>
      <h2 className="h2" id={`${id}h`}>
        {m.fromFile}
      </h2>
      <p className="small">
        {m.columnsNote} <code>{candidateColumns.join()}</code>
      </p>
      <div className={styles.ways}>
        <label className={act.outlined}>
          {m.chooseFile}
          <input
            ref={file}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            className="vh"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen !== undefined) begin({ file: chosen });
              // The same file again, put right meanwhile, is a choice too.
              target.value = '';
            }}
          />
        </label>
        <details>
          <summary className={act.act}>{m.pasteInstead}</summary>
          <textarea
            className={field.input}
            rows={5}
            aria-label={m.pasted}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          <button
            type="button"
            className={act.outlined}
            aria-disabled={pasted.trim() === ''}
            onClick={() => pasted.trim() !== '' && begin({ csv: pasted })}
          >
            {m.preview}
          </button>
        </details>
      </div>
      {look.isPending && <p role="status">{m.looking}</p>}
      {failure !== null && (
        <Notice>
          <b>{m.notImported}</b> {failure.message}
        </Notice>
      )}
      {given !== null && look.data !== undefined && (
        <FilePreview
          name={'file' in given ? given.file.name : m.pasted}
          found={look.data}
          busy={bring.isPending}
          onImport={() => bring.mutate(given)}
          onCancel={reset}
        />
      )}
    </section>
  );
}
