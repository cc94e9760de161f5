/** The form in which e-mails are compared. Ours are ASCII, so lower case is enough. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}
