import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { apiBase } from '#client/lib/api/call.ts';
import type { SaidOfFile } from './file-columns.tsx';
import * as m from '#messages/staff-candidates.ts';
import { staffCall } from '../../api/staff-call.ts';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useNewSecrets } from '../shared/new-secrets.ts';
import { useChanged } from '../shared/use-examination.ts';
import { FilePreview } from './file-preview.tsx';
import styles from './import-file.module.css';
import { answered, ask, emptyPreview, type FileRequest, type CandidateSource } from './preview-state.ts';

/** Imports candidates from a file: first a preview, then all of it or nothing. */
export function ImportFile({ code }: { code: string }) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [{ asked: given, found }, setPreview] = useState(emptyPreview);
  const [pasted, setPasted] = useState('');
  const { keep } = useNewSecrets(code);
  const changed = useChanged(code);
  const send = ({ what, said }: FileRequest, preview: '0' | '1') => {
    const form = new FormData();
    if ('file' in what) form.append('file', what.file);
    for (const [name, value] of Object.entries(said)) if (value !== undefined) form.append(name, value);
    return staffCall('POST /staff/examinations/:code/candidates', {
      params: { code },
      query: { preview, columns: '1' },
      ...('file' in what ? { form } : { body: { csv: what.csv, ...said } }),
    });
  };
  const look = useMutation({
    mutationFn: (asked: FileRequest) => send(asked, '1'),
    onSuccess: (answer, asked) => setPreview((state) => answered(state, asked, answer)),
    onError: (_error, asked) => setPreview((state) => answered(state, asked, null)),
  });
  const bring = useMutation({
    mutationFn: (asked: FileRequest) => send(asked, '0'),
    onSuccess: async ({ pins = [] }) => {
      keep('pins', Object.fromEntries(pins.map(({ symbolNumber, pin }) => [symbolNumber, pin])));
      reset();
      await changed();
    },
  });
  function begin(what: CandidateSource, said: SaidOfFile = {}): void {
    bring.reset();
    const asked = { what, said };
    setPreview((state) => ask(state, asked));
    look.mutate(asked);
  }
  function reset(): void {
    setPreview(emptyPreview);
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
      <p className="small">{m.columnsNote}</p>
      <div className={`${layout.row} ${styles.ways} mt-8`}>
        <label className={button.outlined}>
          {m.chooseFile}
          <input
            ref={file}
            type="file"
            accept=".xlsx,.ods,.csv,.tsv,.txt,text/csv"
            className="vh"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen !== undefined) begin({ file: chosen });
              // The same file again, corrected meanwhile, is a choice too.
              target.value = '';
            }}
          />
        </label>
        <a className={button.link} href={`${apiBase}/staff/candidates-template.xlsx`} download>
          {m.template}
        </a>
        <details>
          <summary className={button.link}>{m.pasteInstead}</summary>
          <textarea
            className={field.input}
            rows={5}
            aria-label={m.pasted}
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
          <Button idle={pasted.trim() === ''} onClick={() => pasted.trim() !== '' && begin({ csv: pasted })}>
            {m.preview}
          </Button>
        </details>
      </div>
      {look.isPending && <p role="status">{m.looking}</p>}
      {failure !== null && (
        <Notice>
          <b>{m.notImported}</b> {failure.message}
        </Notice>
      )}
      {given !== null && found !== null && (
        <FilePreview
          name={'file' in given.what ? given.what.file.name : m.pasted}
          found={found}
          said={given.said}
          onSaid={(said) => begin(given.what, said)}
          busy={bring.isPending}
          onImport={() => !look.isPending && bring.mutate(given)}
          onCancel={reset}
        />
      )}
    </section>
  );
}
