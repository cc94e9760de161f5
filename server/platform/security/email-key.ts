/** What e-mails are compared by: ours are ASCII, so lower case is all there is to it. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
