declare module 'virtual:entrance-sections' {
  import type { LoadedBank } from '#content/load/banks.ts';

  /** A section's name ('mathematics-3') → its dynamic import; content/build/section-plugin.ts makes it. */
  const sections: Readonly<Record<string, () => Promise<{ default: LoadedBank }>>>;
  export default sections;
}
