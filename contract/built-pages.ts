import { z } from 'zod';
import type { Language } from '#text/language.ts';

// Files that the build leaves in dist/ and the server finishes. A file whose name begins with a dot is never sent as it
// is.

/** Stands in built files for the address of the product, which only the server knows. */
export const originPlaceholder = 'https://origin.invalid';

/** The page for an address that leads nowhere, and the placeholder in it for that address. */
export const notFoundFile = '.not-found.html';
export const addressPlaceholder = '/address.invalid';

/** The page for every address of the staff area, which is a program of its own. */
export const staffShellFile = '.staff.html';

/** The page for every address of the hall and its rooms, which is a program of its own. */
export const hallShellFile = '.hall.html';

/** The module that renders published lists in a language; only the server loads it. */
export const resultsPageModule = (language: Language): string => `.results/${language}/lists-entry.js`;

/** The file that lists which addresses the client has. */
export const routesFile = '.routes.json';
export const BuiltRoutes = z.object({
  /** Matches the addresses that a route of the client takes, as the client's router reads them. */
  known: z.string(),
  /** Matches those of them that exist only where the build made a page. */
  listed: z.string(),
});
export type BuiltRoutes = z.infer<typeof BuiltRoutes>;
