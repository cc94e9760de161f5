/**
 * The option that was darkened on the first question of a page whose program had not come yet (build/prerender.ts);
 * null when none was, and on every screen after that.
 */
export function earlyChoice(): string | null {
  if (typeof document === 'undefined') return null;
  return document.querySelector<HTMLInputElement>('[data-stands-in] main input:checked')?.value ?? null;
}
