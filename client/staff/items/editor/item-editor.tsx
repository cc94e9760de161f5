import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/staff-item.ts';
import { timeAt } from '#text/dates.ts';
import { useStaffSession } from '../../api/session.ts';
import { KeysBar } from '../../ui/keys-bar.tsx';
import { staffPaths } from '../../lib/paths.ts';
import { Confirmation } from '../../ui/confirmation.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Conflict } from './conflict.tsx';
import { draftOf, emptyDraft, optionField, type Draft } from '../../item/draft.ts';
import styles from './item-editor.module.css';
import { ItemForm } from './item-form.tsx';
import { ItemHead } from '../../item/item-head.tsx';
import { ItemPreview } from './item-preview.tsx';
import { ItemVersions } from './item-versions.tsx';
import { forgetDraft, keepDraft, unsavedDraft } from '../../item/unsaved-draft.ts';
import { ReviewNotes } from '../review/review-notes.tsx';
import { useLeaving } from '../../ui/use-leaving.ts';
import { useSaving } from './use-saving.ts';
import { useWarnings } from './warnings.tsx';

interface ItemEditorProps {
  /** Null for a new one. */
  readonly item: AnswerOf<'GET /staff/items/:id'> | null;
}

const keys = [
  [[m.ctrlKey, 'S'], m.keySave],
  [[m.altKey, 'A…F'], m.keyKey],
  [[m.ctrlKey, 'M'], m.keyTex],
] as const;

/** The keys of the letters, at their place in any keyboard language. */
const codes = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => `Key${letter}`);

/** The editor of an item: its fields, and beside them what a candidate sees. */
export function ItemEditor({ item }: ItemEditorProps) {
  const id = item?.id ?? 'new';
  const owner = useStaffSession().data?.id ?? '';
  const formId = useId();
  const [restored, setRestored] = useState(() => unsavedDraft(owner, id));
  const saved: Draft = item === null ? emptyDraft : draftOf(item);
  const form = useForm<Draft>({ defaultValues: saved });
  const { isDirty } = form.formState;
  const draft = useWatch({ control: form.control }) as Draft;
  const { version, save, busy, savedAt, error, problems, conflict, takeTheirs, setStatus } = useSaving(
    item,
    restored?.version,
    form,
  );
  const warnings = useWarnings(item?.id, draft);
  const leaving = useLeaving(isDirty && !busy);

  useEffect(() => {
    if (restored !== null) form.reset(restored.draft, { keepDefaultValues: true });
    // Once, when it opens.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (isDirty) keepDraft(owner, id, { version, draft });
  }, [owner, id, version, draft, isDirty]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 's') {
        event.preventDefault();
        save();
      }
      const place = event.altKey && !event.ctrlKey ? codes.indexOf(event.code) : -1;
      const option = place < 0 ? undefined : form.getValues('options')[place];
      if (option === undefined) return;
      event.preventDefault();
      form.setValue(optionField(place, 'right'), !option.right, { shouldDirty: true });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [form, save]);

  const state = busy ? m.saving : isDirty ? m.notSaved : savedAt === null ? undefined : m.savedAtTime(timeAt(savedAt));
  const throwAway = () => {
    forgetDraft(owner, id);
    setRestored(null);
    form.reset(saved);
  };

  return (
    <>
      <div>
        <ItemHead item={item} state={state}>
          {item !== null && item.status !== 'retired' && (
            <Button kind="link" onClick={() => setStatus('retired')}>
              {m.retire}
            </Button>
          )}
          {item?.status === 'retired' && (
            <Button kind="link" onClick={() => setStatus('draft')}>
              {m.bringBack}
            </Button>
          )}
          {item?.status === 'draft' && (
            <Link className={button.outlined} to={staffPaths.review.to({ id: item.id })}>
              {m.review}
            </Link>
          )}
          <Button kind="filled" idle={busy} onClick={() => save()}>
            {m.save} <kbd>{m.ctrlKey} S</kbd>
          </Button>
        </ItemHead>
        {conflict !== null && (
          <Conflict
            theirs={conflict.theirs}
            savedBy={conflict.savedBy}
            mine={draft}
            busy={busy}
            onTakeTheirs={takeTheirs}
            onSaveMine={() => save(conflict.theirs.version)}
          />
        )}
        {error !== null && (
          <div className="mb-16">
            <Notice>
              <b>{m.wasNotSaved}</b> {error.message}
            </Notice>
          </div>
        )}
        {restored !== null && isDirty && conflict === null && (
          <div className="mb-16">
            <Notice
              kind="calm"
              acts={
                <Button kind="link" onClick={throwAway}>
                  {m.throwAway}
                </Button>
              }
            >
              {m.restored}
            </Notice>
          </div>
        )}
        <div className={`${layout.columns} ${styles.columns}`}>
          <FormProvider {...form}>
            <form
              id={formId}
              aria-label={m.item}
              onSubmit={(event) => {
                event.preventDefault();
                save();
              }}
            >
              <ItemForm form={formId} warnings={[...warnings]} problems={problems} />
            </form>
          </FormProvider>
          <ItemPreview draft={draft} />
        </div>
        {item !== null && <ReviewNotes notes={item.notes} options={item.options} />}
        {item !== null && <ItemVersions id={item.id} version={item.version} />}
      </div>
      <KeysBar keys={keys} />
      {leaving !== null && (
        <Confirmation
          title={m.leaveTitle}
          below={<b>{m.leaveLoses}</b>}
          no={m.stay}
          yes={m.leave}
          loses
          onNo={leaving.stay}
          onYes={() => {
            forgetDraft(owner, id);
            leaving.leave();
          }}
        >
          {m.leaveNote}
        </Confirmation>
      )}
    </>
  );
}
