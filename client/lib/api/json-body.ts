/** A JSON body for a call. */
export function jsonBody(value: object): Blob {
  return new Blob([JSON.stringify(value)], { type: 'application/json' });
}
