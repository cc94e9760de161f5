const cookie = 'staff-keys';

/**
 * Whether keys of a single letter or sign act. A cookie keeps it, like the theme, because the start of an exam clears the browser's
 * storage.
 */
export function singleKeysAct(): boolean {
  return !document.cookie.split('; ').includes(`${cookie}=off`);
}

/** Switches them on or off in this browser, for a year (WCAG 2.1.4). */
export function letSingleKeysAct(act: boolean): void {
  document.cookie = `${cookie}=${act ? 'on' : 'off'}; Path=/; Max-Age=31536000; SameSite=Strict`;
}
