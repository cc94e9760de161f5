import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '#client/lib/api/api-error.ts';
import { showToast } from '#client/ui/toast-store.ts';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/staff-item.ts';
import { useStaffSession } from '../../api/session.ts';
import { staffCall } from '../../api/staff-call.ts';
import { staffPaths } from '../../lib/paths.ts';
import { draftOf, writtenOf, type Draft } from '../../item/draft.ts';
import { forgetDraft } from '../../item/unsaved-draft.ts';

type Item = AnswerOf<'GET /staff/items/:id'>;

/**
 * Saves an item. `begunFrom` is the version that the draft started from, if this device has kept a draft. It fetches and shows a version
 * that another person has saved meanwhile, and never overwrites it without a question.
 */
export function useSaving(item: Item | null, begunFrom: number | undefined, form: UseFormReturn<Draft>) {
  const client = useQueryClient();
  const owner = useStaffSession().data?.id ?? '';
  const navigate = useNavigate();
  const [conflict, setConflict] = useState<{ theirs: Item; savedBy: string } | null>(null);
  const [version, setVersion] = useState(begunFrom ?? item?.version ?? 0);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const id = item?.id ?? 'new';

  const saving = useMutation({
    mutationFn: async ({ over, status }: { over?: number; status?: Item['status'] }) => {
      if (item === null) return staffCall('POST /staff/items', { body: writtenOf(form.getValues()) });
      const written = status === undefined ? writtenOf(form.getValues()) : item;
      const body = { ...written, version: over ?? version, ...(status && { status }) };
      return staffCall('PUT /staff/items/:id', { params: { id }, body });
    },
    onSuccess: async (saved, { status }) => {
      void client.invalidateQueries({ queryKey: ['items'] });
      setConflict(null);
      setVersion(saved.version);
      setSavedAt(Date.parse(saved.savedAt));
      if (status === undefined) {
        forgetDraft(owner, id);
        form.reset(draftOf(saved));
      }
      if (item === null) await navigate(staffPaths.item.to({ id: saved.id }), { replace: true });
      else await client.invalidateQueries({ queryKey: ['item', id] });
    },
    onError: (problem) => {
      if (problem instanceof ApiError && problem.code === 'changed-meanwhile') return showTheirs();
    },
  });

  async function showTheirs(): Promise<void> {
    const [theirs, { rows }] = await Promise.all([
      staffCall('GET /staff/items/:id', { params: { id } }),
      staffCall('GET /staff/items/:id/versions', { params: { id }, query: { size: 1 } }),
    ]);
    setConflict({ theirs, savedBy: rows[0]?.savedBy?.name ?? m.somebody });
  }
  const { error } = saving;
  const isConflict = error instanceof ApiError && error.code === 'changed-meanwhile';

  return {
    version,
    savedAt,
    conflict,
    busy: saving.isPending,
    error: isConflict ? null : error,
    problems: (error instanceof ApiError ? error.fields : undefined) ?? {},
    /** Saves the draft, over the given version if a person has seen that. */
    save: (over?: number) => {
      if (!saving.isPending) saving.mutate(over === undefined ? {} : { over });
    },
    setStatus: (status: Item['status']) => {
      if (form.formState.isDirty) showToast(m.saveFirst, 'bad');
      else saving.mutate({ status });
    },
    takeTheirs: () => {
      if (conflict === null) return;
      forgetDraft(owner, id);
      form.reset(draftOf(conflict.theirs));
      setVersion(conflict.theirs.version);
      client.setQueryData(['item', id], conflict.theirs);
      setConflict(null);
    },
  };
}
