import { useId, useState } from 'react';
import type { StoredDocument as Stored } from '#contract/applications.ts';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { saveBlob } from '#client/lib/api/save-blob.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import * as m from '#messages/apply.ts';
import { BlobPicture } from './blob-picture.tsx';
import { readDocument } from './download-application.ts';
import { useFormPage } from './form-context.ts';
import styles from './documents.module.css';

/** Shows a document as the server keeps it: a picture over the page, a PDF as a file. */
export function StoredDocument({ document, name }: { readonly document: Stored; readonly name: string }) {
  const { open } = useFormPage();
  const [picture, setPicture] = useState<Blob | null>(null);
  const id = useId();
  const look = async () => {
    const { number } = open.state.getState();
    try {
      const blob = await readDocument(number ?? '', document.id, await open.token());
      if (document.type === 'image/jpeg') setPicture(blob);
      else saveBlob(blob, document.name || `${document.id}.pdf`);
    } catch (error) {
      showToast(apiErrorFrom(error).message, 'bad');
    }
  };
  return (
    <>
      <Button kind="link" aria-label={`${m.look}: ${name}`} onClick={() => void look()}>
        {m.look}
      </Button>
      {picture !== null && (
        <Dialog labelledBy={id} onClose={() => setPicture(null)}>
          <div className={styles.view}>
            <p id={id}>
              <b>{name}</b>
            </p>
            <BlobPicture blob={picture} name={name} />
            <Button onClick={() => setPicture(null)}>{m.close}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
