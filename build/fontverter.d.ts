/** It comes without types. */
declare module 'fontverter' {
  /** A font in another format. Rejects for what is no font. */
  export function convert(font: Uint8Array, to: 'truetype' | 'woff2', from?: 'truetype'): Promise<Uint8Array>;
}
