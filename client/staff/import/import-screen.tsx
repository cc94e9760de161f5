import { useEffect, useRef, useState } from 'react';
import button from '#client/ui/button.module.css';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/staff-import.ts';
import { chosenLabels, nothingChosen } from '../item/label-choices.tsx';
import { KeysBar } from '../ui/keys-bar.tsx';
import { staffPaths } from '../lib/paths.ts';
import { Notice } from '../ui/notice.tsx';
import page from '../ui/staff-page.module.css';
import { TryAgain } from '../ui/try-again.tsx';
import { ImportPreviewPart } from './import-preview.tsx';
import { ImportResult } from './import-result.tsx';
import { QuestionSource } from './question-source.tsx';
import { ReadAs } from './read-as.tsx';
import { useImport } from './use-import.ts';

const keys = [
  [['N', 'P'], m.keyProblem],
  [[m.ctrlKey, 'Enter'], m.keyImport],
] as const;

/** Questions from a file or pasted text: first a preview, then all together or none. */
export function Component() {
  // They stay while the server reads the file in another way.
  const [labels, setLabels] = useState(nothingChosen);
  const { source, choice, look, accept, start, again } = useImport();
  const said = useRef<HTMLDivElement>(null);
  const name = source !== null && 'file' in source ? source.file.name : null;
  const settled = look.isSuccess || look.isError;
  useEffect(() => {
    if (settled) said.current?.focus();
  }, [settled]);
  return (
    <>
      <section>
        <header className={`${layout.form} ${page.head}`}>
          <div>
            <Link className={button.link} to={staffPaths.items.to()}>
              <Icon name="back" size={18} /> {m.items}
            </Link>
            <h1 className="h1">{m.title}</h1>
          </div>
          {source !== null && !look.isPending && (
            <Button
              onClick={() => {
                setLabels(nothingChosen);
                again();
              }}
            >
              {m.another}
            </Button>
          )}
        </header>
        <p role="status">{look.isPending && m.reading(name ?? m.pasted)}</p>
        <div ref={said} tabIndex={-1}>
          {look.error !== null && source !== null && (
            <Notice acts={<TryAgain busy={false} onClick={() => start(source, choice)} />}>
              <b>{m.notRead(name ?? m.pasted)}</b> {look.error.message}
            </Notice>
          )}
          {look.data !== undefined && source !== null && accept.data === undefined && (
            <ImportPreviewPart
              key={look.data.import}
              readAs={<ReadAs preview={look.data} choice={choice} onChoose={(how) => start(source, how)} />}
              preview={look.data}
              labels={labels}
              onLabels={setLabels}
              name={name}
              size={'file' in source ? source.file.size : null}
              busy={accept.isPending}
              error={accept.error}
              onAccept={() => {
                if (!accept.isPending) accept.mutate({ id: look.data.import, labels: chosenLabels(labels) });
              }}
            />
          )}
          {accept.data !== undefined && <ImportResult {...accept.data} tag={name} />}
        </div>
        {source === null && <QuestionSource onFile={(file) => start({ file })} onText={(text) => start({ text })} />}
      </section>
      <KeysBar keys={keys} />
    </>
  );
}
