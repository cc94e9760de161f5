/**
 * Whether a text holds only characters that can be shown. Control characters, except line feeds and tabs, and half
 * surrogate pairs can't. A database takes no such character, and a text never needs one.
 */
export function isReadable(text: string): boolean {
  return !/[\p{Cs}]|(?![\n\t])\p{Cc}/u.test(text);
}
