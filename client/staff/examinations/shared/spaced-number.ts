/** A number of an application as people read it: in two fours. */
export function spacedNumber(number: string): string {
  return `${number.slice(0, 4)} ${number.slice(4)}`;
}
