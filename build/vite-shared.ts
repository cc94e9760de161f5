import { basename } from 'node:path';
import type { UserConfig } from 'vite';

/** What the students' program and that of the staff are built by alike. */
export const shared = {
  root: 'client',
  envDir: '..',
  define: {
    // As the server reads it (server/platform/settings.ts): empty is unset.
    'import.meta.env.VITE_API_BASE': JSON.stringify((process.env['VITE_API_BASE'] || '/api').replace(/\/+$/, '')),
  },
  css: {
    // Names for a reader of the page: what it is, and in which file, whose name no other has (scripts/check-styles.ts).
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
  },
} satisfies UserConfig;
