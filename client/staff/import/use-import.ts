import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importBytes } from '#contract/import-bytes.ts';
import * as m from '#messages/staff-import.ts';
import { staffCall } from '../api/staff-call.ts';

/** What is looked at: a file, or text that was typed. */
export type ImportSource = { readonly file: File } | { readonly text: string };

/** Looks at a source, which stores nothing, and adds what it brings once that is accepted. */
export function useImport() {
  const client = useQueryClient();
  const [source, setSource] = useState<ImportSource | null>(null);
  const look = useMutation({
    mutationFn: (given: ImportSource) => {
      if ('text' in given) return staffCall('POST /staff/import', { body: given });
      if (given.file.size > importBytes) throw new Error(m.tooLarge);
      const form = new FormData();
      form.set('file', given.file);
      return staffCall('POST /staff/import', { form });
    },
  });
  const accept = useMutation({
    mutationFn: (id: string) => staffCall('POST /staff/import/:import/accept', { params: { import: id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['items'] }),
  });
  return {
    source,
    look,
    accept,
    start: (given: ImportSource) => {
      setSource(given);
      accept.reset();
      look.mutate(given);
    },
    again: () => {
      setSource(null);
      accept.reset();
      look.reset();
    },
  };
}
