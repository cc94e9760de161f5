/** What a person wrote into a field of a form; empty for a field that is not there. */
export function writtenIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
