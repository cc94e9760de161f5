import { z } from 'zod';
import type { Language } from '#text/language.ts';

// What the build leaves in dist/ for the server to finish. Files whose name begins with a dot are never sent as they are.

/** Stands in built files where the address belongs that the product is reached at: only the server knows it. */
export const originPlaceholder = 'https://origin.invalid';

/** The page of an address that leads nowhere, and what stands in it for that address. */
export const notFoundFile = '.not-found.html';
export const addressPlaceholder = '/address.invalid';

/** The page of every address of the staff area, a program of its own. */
export const staffShellFile = '.staff.html';

/** The page of every address of the hall and of its rooms, a program of its own. */
export const hallShellFile = '.hall.html';

/** The module that renders published lists in a language, for the server alone. */
export const resultsPageModule = (language: Language): string => `.results/${language}/lists-entry.js`;

/** Which addresses the client has. */
export const routesFile = '.routes.json';
export const BuiltRoutes = z.object({
  /** Matches the addresses that a route of the client takes, as the client's router reads them. */
  known: z.string(),
  /** Matches those among them that only exist where the build made a page for them. */
  listed: z.string(),
});
export type BuiltRoutes = z.infer<typeof BuiltRoutes>;
