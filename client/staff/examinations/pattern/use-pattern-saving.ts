import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '#client/api/call.ts';
import { timeZone } from '#client/text/time-zone.ts';
import { changeableLater } from '#contract/examination-states.ts';
import type { Examination } from '#contract/examination.ts';
import { staffCall } from '../../api/staff-call.ts';
import { staffPaths } from '../../paths.ts';
import { tabAddress } from '../tab-address.ts';
import { useChanged } from '../use-examination.ts';
import { draftOf, writtenOf, type PatternDraft } from './pattern-draft.ts';

/** Saving a pattern: what somebody else has changed meanwhile is told, and never overwritten unasked. */
export function usePatternSaving(examination: Examination | null, form: UseFormReturn<PatternDraft>) {
  const navigate = useNavigate();
  const changed = useChanged(examination?.code ?? '');
  const [begunFrom, setBegunFrom] = useState(examination);
  const saving = useMutation({
    mutationFn: (over?: Examination) => {
      const body = writtenOf(form.getValues(), timeZone);
      if (begunFrom === null) return staffCall('POST /staff/examinations', { body });
      const mayChange = begunFrom.state === 'draft' ? body : pick(body, changeableLater);
      return staffCall('PUT /staff/examinations/:code', {
        params: { code: begunFrom.code },
        body: { ...mayChange, version: (over ?? begunFrom).version },
      });
    },
    onSuccess: async (saved) => {
      form.reset(draftOf(saved, timeZone));
      setBegunFrom(saved);
      await changed();
      if (saved.code === examination?.code) return;
      const to =
        examination === null ? staffPaths.examination.to({ code: saved.code }) : tabAddress(saved.code, 'pattern');
      await navigate(to, { replace: true });
    },
    onError: async (problem) => {
      if (problem instanceof ApiError && problem.code === 'changed-meanwhile') await changed();
    },
  });
  const { error } = saving;
  const isConflict = error instanceof ApiError && error.code === 'changed-meanwhile';
  return {
    busy: saving.isPending,
    done: saving.isSuccess,
    conflict: isConflict,
    error: isConflict ? null : error,
    problems: (error instanceof ApiError ? error.fields : undefined) ?? {},
    save: () => {
      if (!saving.isPending) saving.mutate(undefined);
    },
    /** Saves what is written over what somebody else has saved, once that was seen. */
    saveOver: (theirs: Examination) => saving.mutate(theirs),
    takeTheirs: (theirs: Examination) => {
      saving.reset();
      setBegunFrom(theirs);
      form.reset(draftOf(theirs, timeZone));
    },
  };
}

function pick<Of extends object, Name extends keyof Of>(of: Of, names: readonly Name[]): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Of, Name>;
}
