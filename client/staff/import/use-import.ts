import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importBytes, importMB } from '#contract/import-bytes.ts';
import * as m from '#messages/staff-import.ts';
import type { chosenLabels } from '../item/label-choices.tsx';
import { staffCall } from '../api/staff-call.ts';
import type { ImportPreview } from './file-questions.ts';

export type ImportSource = { readonly file: File } | { readonly text: string };

/** How to read a source that can be read in several ways. */
export interface ReadChoice {
  readonly format?: ImportPreview['format'] | undefined;
  /** The meaning of each column of a table, in their order, joined by commas. */
  readonly is?: string | undefined;
  /** Leaves text of a font from before Unicode as it is. */
  readonly legacy?: 'keep' | undefined;
  /** Makes formulas from plain text. */
  readonly formulas?: 'make' | undefined;
}

/** Reads a source without storing anything, and adds its questions once a person accepts them. */
export function useImport() {
  const client = useQueryClient();
  const [source, setSource] = useState<ImportSource | null>(null);
  const [choice, setChoice] = useState<ReadChoice>({});
  const look = useMutation({
    mutationFn: ({ given, how }: { readonly given: ImportSource; readonly how: ReadChoice }) => {
      const chosen = Object.fromEntries(Object.entries(how).filter(([, value]) => value !== undefined)) as ReadChoice;
      if ('text' in given) return staffCall('POST /staff/import', { body: { ...given, ...chosen } });
      if (given.file.size > importBytes) throw new Error(m.tooLarge(importMB));
      const form = new FormData();
      form.set('file', given.file);
      for (const [name, value] of Object.entries(chosen)) form.set(name, String(value));
      return staffCall('POST /staff/import', { form });
    },
  });
  const accept = useMutation({
    mutationFn: ({ id, labels }: { readonly id: string; readonly labels: ReturnType<typeof chosenLabels> }) =>
      staffCall('POST /staff/import/:import/accept', { params: { import: id }, body: labels }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['items'] }),
  });
  return {
    source,
    look,
    accept,
    choice,
    start: (given: ImportSource, how: ReadChoice = {}) => {
      setSource(given);
      setChoice(how);
      accept.reset();
      look.mutate({ given, how });
    },
    again: () => {
      setSource(null);
      accept.reset();
      look.reset();
    },
  };
}
