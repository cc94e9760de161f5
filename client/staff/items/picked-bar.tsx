import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { showToast } from '#client/ui/toast-store.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { ListedItem } from '#contract/items.ts';
import * as m from '#messages/staff-items.ts';
import { language } from '#messages/language.ts';
import { numberIn } from '#text/numbers.ts';
import { staffCall } from '../api/staff-call.ts';
import { Confirmation } from '../ui/confirmation.tsx';
import { showUndoToast } from '../ui/undo-toast.tsx';
import { ExportMenu } from './export-menu.tsx';
import styles from './picked-bar.module.css';
import { LabelPicked } from './label-picked.tsx';
import { TagPicked } from './tag-picked.tsx';

interface PickedBarProps {
  /** The selected items on this page. */
  readonly items: readonly ListedItem[];
  /** The ids of all selected items, also of those on other pages. */
  readonly picked: readonly string[];
  readonly onNone: () => void;
}

/** A newly retired item, and its status before. */
interface Retirement {
  readonly saved: AnswerOf<'PUT /staff/items/:id'>;
  readonly was: ListedItem['status'];
}

/** Lies on the head of the table while rows are selected: how many, and the actions on them. */
export function PickedBar({ items, picked, onNone }: PickedBarProps) {
  const [tagging, setTagging] = useState(false);
  const [labelling, setLabelling] = useState(false);
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const inUse = items.filter(({ origin, status }) => origin === 'own' && status !== 'retired');
  const retire = useMutation({
    mutationFn: async () => {
      const retired: Retirement[] = [];
      // One after the other: if one fails, those before it are retired, and the list shows it.
      for (const item of inUse) {
        const body = { ...item, status: 'retired' } as const;
        // oxlint-disable-next-line eslint/no-await-in-loop
        const saved = await staffCall('PUT /staff/items/:id', { params: { id: item.id }, body });
        retired.push({ saved, was: item.status });
      }
      return retired;
    },
    onSuccess: (retired) => {
      showUndoToast(m.wereRetired(retired.length, numberIn(language, retired.length)), () => void bringBack(retired));
      onNone();
    },
    onError: (error) => showToast(error.message, 'bad'),
    onSettled: () => {
      setAsked(false);
      return client.invalidateQueries({ queryKey: ['items'] });
    },
  });
  async function bringBack(retired: readonly Retirement[]): Promise<void> {
    try {
      for (const { saved, was } of retired) {
        // oxlint-disable-next-line eslint/no-await-in-loop
        await staffCall('PUT /staff/items/:id', { params: { id: saved.id }, body: { ...saved, status: was } });
      }
      await client.invalidateQueries({ queryKey: ['items'] });
      showToast(m.broughtBack(retired.length, numberIn(language, retired.length)));
    } catch (error) {
      showToast(String(error instanceof Error ? error.message : error), 'bad');
      await client.invalidateQueries({ queryKey: ['items'] });
    }
  }

  return (
    <div className={`${layout.row} ${styles.bar}`}>
      <p role="status">{m.pickedCount(numberIn(language, picked.length))}</p>
      <Button kind="link" onClick={() => setTagging(true)}>
        {m.addTag}
      </Button>
      <Button kind="link" onClick={() => setLabelling(true)}>
        {m.setLabels}
      </Button>
      <ExportMenu of={{ items: picked.join(',') }} title={m.exportThese} note={m.exportTheseNote} look={button.link} />
      {inUse.length > 0 && (
        <Button kind="link" onClick={() => setAsked(true)}>
          {m.retire(numberIn(language, inUse.length))}
        </Button>
      )}
      <Button kind="link" onClick={onNone}>
        {m.pickNone}
      </Button>
      {tagging && <TagPicked picked={picked} onDone={() => setTagging(false)} />}
      {labelling && <LabelPicked picked={picked} onDone={() => setLabelling(false)} />}
      {asked && (
        <Confirmation
          title={m.retireTitle(inUse.length, numberIn(language, inUse.length))}
          below={m.canBeUndone}
          no={m.keepThem}
          yes={m.retire(numberIn(language, inUse.length))}
          busy={retire.isPending}
          onNo={() => setAsked(false)}
          onYes={() => retire.mutate()}
        >
          {m.retireNote}
        </Confirmation>
      )}
    </div>
  );
}
