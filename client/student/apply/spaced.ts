/** A number or a code as people read it: in two fours. */
export function spaced(text: string): string {
  return `${text.slice(0, 4)} ${text.slice(4)}`;
}
