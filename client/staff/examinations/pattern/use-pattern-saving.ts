import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ApiError } from '#client/lib/api/api-error.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { changeableLater } from '#contract/examination-states.ts';
import type { Examination } from '#contract/examination.ts';
import { staffCall } from '../../api/staff-call.ts';
import { staffPaths } from '../../lib/paths.ts';
import { tabAddress } from '../shared/tab-address.ts';
import { useChanged } from '../shared/use-examination.ts';
import { draftOf, writtenOf, type PatternDraft } from './pattern-draft.ts';

/** Saves a pattern. It reports another person's changes of the meantime, and never overwrites them without a question. */
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
  // Fields that were corrected since the refusal lose their mark; a whole new pattern loses all marks.
  const [since, setSince] = useState<readonly string[] | 'all'>([]);
  useEffect(() => {
    const { unsubscribe } = form.watch((_values, { name }) =>
      setSince((before) => (name === undefined || before === 'all' ? 'all' : [...before, ruleOf(name)])),
    );
    return unsubscribe;
  }, [form]);
  const refused = (error instanceof ApiError ? error.fields : undefined) ?? {};
  const problems =
    since === 'all' ? {} : Object.fromEntries(Object.entries(refused).filter(([of]) => !since.includes(of)));
  const isConflict = error instanceof ApiError && error.code === 'changed-meanwhile';
  return {
    busy: saving.isPending,
    done: saving.isSuccess,
    conflict: isConflict,
    // The server refused only fields, and a person has rewritten all of them.
    error: isConflict || (Object.keys(refused).length > 0 && Object.keys(problems).length === 0) ? null : error,
    problems,
    save: () => {
      if (saving.isPending) return;
      setSince([]);
      saving.mutate(undefined);
    },
    /** Saves the form over another person's version, once that was shown. */
    saveOver: (theirs: Examination) => saving.mutate(theirs),
    takeTheirs: (theirs: Examination) => {
      saving.reset();
      setBegunFrom(theirs);
      form.reset(draftOf(theirs, timeZone));
    },
  };
}

/** The contract's name of the form field with this name, or of the field that it belongs to. */
function ruleOf(name: string): string {
  const [field = ''] = name.split('.');
  return ruleOfField[field] ?? field;
}

const ruleOfField: Readonly<Record<string, string>> = {
  titleNe: 'title',
  instructionsNe: 'instructions',
  day: 'startsAt',
  time: 'startsAt',
  open: 'seats',
  groups: 'seats',
  waiting: 'seats',
  emptyToOpen: 'seats',
  objectionsDay: 'objectionsUntil',
  objectionsTime: 'objectionsUntil',
};

function pick<Of extends object, Name extends keyof Of>(of: Of, names: readonly Name[]): Pick<Of, Name> {
  return Object.fromEntries(names.map((name) => [name, of[name]])) as Pick<Of, Name>;
}
