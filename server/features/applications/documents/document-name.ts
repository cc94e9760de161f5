/** What a document is called among the fields: `photo`, `voucher`, or `document-0` for the first that was asked. */
export function documentName(kind: string): string {
  return /^\d+$/.test(kind) ? `document-${kind}` : kind;
}
