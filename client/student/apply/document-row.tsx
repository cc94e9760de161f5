import { useRef, useState } from 'react';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import account from '#client/student/accounts/form.module.css';
import { language } from '#messages/language.ts';
import * as m from '#messages/apply.ts';
import { documentBytes } from '#contract/document-size.ts';
import { timeAt } from '#text/dates.ts';
import { kilobytesIn } from '#text/sizes.ts';
import { BlobPicture } from './blob-picture.tsx';
import { StoredDocument } from './stored-document.tsx';
import { smallerPicture } from './make-smaller.ts';
import { useFormPage, useFormState } from './form-context.ts';
import styles from './documents.module.css';

interface DocumentRowProps {
  readonly kind: string;
  readonly name: string;
  readonly whose?: string;
  readonly kinds: readonly ('picture' | 'pdf')[];
  /** Where another part takes the file first, to cut it. */
  readonly onFile?: (file: File | undefined) => void;
}

/** A document of the form: what of it is where, and how to send it. */
export function DocumentRow({ kind, name, whose, kinds, onFile }: DocumentRowProps) {
  const { open, check } = useFormPage();
  const { files, application, isOffline } = useFormState();
  const [refused, setRefused] = useState<string | null>(null);
  const onItsWay = files.find((file) => file.kind === kind);
  const stored = application?.documents.find((document) => document.kind === kind);
  const form = kinds.length > 1 ? 'both' : (kinds[0] ?? 'both');
  const take = async (file: File | undefined) => {
    if (onFile) return onFile(file);
    if (file === undefined) return;
    setRefused(null);
    const isPdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
    if (isPdf ? !kinds.includes('pdf') : !kinds.includes('picture')) return setRefused(m.wrongKind[form]);
    const blob = isPdf ? file : await smallerPicture(file);
    if (blob.size > documentBytes) return setRefused(m.tooLarge);
    await open.addFile({ kind, name: file.name, blob });
  };
  const remove = async () => {
    setRefused(null);
    try {
      await open.removeFile(kind);
    } catch (error) {
      setRefused(apiErrorFrom(error).message);
    }
  };
  const isMissing = check.isTold && check.missing.includes(kind) && !onItsWay;
  const problem = refused ?? onItsWay?.refused ?? (isMissing ? m.documentMissing(name) : null);
  return (
    <li className={styles.document}>
      <Thumbnail blob={onItsWay?.blob} />
      <div>
        <b>{name}</b>
        {whose !== undefined && <small>{whose}</small>}
        <div role="status">
          {problem !== null ? (
            <p className={account.problem}>
              <Icon name="warning" size={18} weight={2.2} />
              {problem}
            </p>
          ) : onItsWay ? (
            <>
              <progress
                className={styles.bar}
                data-stopped={isOffline || undefined}
                max={1}
                value={onItsWay.sent ?? 0}
              />
              <p className="small">{onItsWay.sent === null ? m.waiting : m.sending(Math.round(onItsWay.sent * 100))}</p>
            </>
          ) : stored ? (
            <p className={`small ${styles.sent}`}>
              <Icon name="tick" size={16} />
              {m.sentAt(timeAt(Date.parse(stored.sentAt), timeZone), kilobytesIn(language, stored.bytes))}
            </p>
          ) : (
            <p className="small">{m.fileForms[form]}</p>
          )}
        </div>
        <p className={styles.actions}>
          {kinds.includes('picture') && (
            <FileButton accept="image/*" camera words={m.takePhoto} of={name} onFile={(file) => void take(file)} />
          )}
          <FileButton
            accept={acceptOf(kinds)}
            words={stored || onItsWay ? m.replace : m.chooseFile}
            of={name}
            onFile={(file) => void take(file)}
          />
          {stored && !onItsWay && <StoredDocument document={stored} name={name} />}
          {(stored || onItsWay) && (
            <Button kind="link" aria-label={`${m.remove}: ${name}`} onClick={() => void remove()}>
              {m.remove}
            </Button>
          )}
        </p>
      </div>
    </li>
  );
}

function acceptOf(kinds: DocumentRowProps['kinds']): string {
  return [
    ...(kinds.includes('picture') ? ['image/*'] : []),
    ...(kinds.includes('pdf') ? ['application/pdf'] : []),
  ].join();
}

interface FileButtonProps {
  readonly accept: string;
  /** Whether the phone opens its camera. */
  readonly camera?: boolean;
  readonly words: string;
  /** What it is a file of, for a screen reader. */
  readonly of: string;
  readonly onFile: (file: File | undefined) => void;
}

/** A button that asks the browser for a file. */
export function FileButton({ accept, camera = false, words, of, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="link" aria-label={`${words}: ${of}`} onClick={() => input.current?.click()}>
        {words}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        {...(camera && { capture: 'environment' as const })}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** A small picture of a file on its way; an empty sheet without one. */
function Thumbnail({ blob }: { blob: Blob | undefined }) {
  return (
    <span className={styles.thumbnail}>{blob?.type.startsWith('image/') && <BlobPicture blob={blob} name="" />}</span>
  );
}
