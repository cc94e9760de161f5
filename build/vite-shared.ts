import { basename } from 'node:path';
import type { UserConfig } from 'vite';
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
    // Class names for a reader of the page: what it is, and in which file. Each file's name is unique (scripts/check-styles.ts).
    modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}_${name}` },
    postcss: { plugins: [inlineScale] },
  },
} satisfies UserConfig;
