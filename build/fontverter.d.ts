/** The package has no types. */
declare module 'fontverter' {
  /** A font in another format. Rejects if the data is not a font. */
  export function convert(font: Uint8Array, to: 'truetype' | 'woff2', from?: 'truetype'): Promise<Uint8Array>;
}
