import type { UserConfig } from 'vite';
import { gatheredNames, scopedName } from './gathered-sheets.ts';
import { inlineScale } from './inline-scale.ts';

/** What the builds of the students' and of the staff's program share. */
export const shared = {
  root: 'client',
  envDir: '..',
  define: {
    // As the server reads it (server/platform/settings.ts): an empty value means unset.
    'import.meta.env.VITE_API_BASE': JSON.stringify((process.env['VITE_API_BASE'] || '/api').replace(/\/+$/, '')),
  },
  css: {
    modules: { generateScopedName: scopedName },
    postcss: { plugins: [...gatheredNames, inlineScale] },
  },
} satisfies UserConfig;
