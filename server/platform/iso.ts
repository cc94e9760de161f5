/** A moment as the API writes it. `ms` since 1970. */
export function iso(ms: number): string {
  return new Date(ms).toISOString();
}
