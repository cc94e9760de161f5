/** What the QR code of an admit card holds. It has no PIN, so that a photo of a card opens nothing. */
interface CardText {
  /** Of the examination. */
  readonly code: string;
  readonly symbolNumber: string;
  /** Follows from a secret of the server: a card that somebody drew does not have it. */
  readonly check: string;
}

/** What a QR code says of a card. A card that the college prints for a list has no check. */
export interface ScannedCard extends Omit<CardText, 'check'> {
  readonly check: string | null;
}

/** The text of the QR code: capitals, digits and colons alone keep it small. A device can read it without a network. */
export function cardText({ code, symbolNumber, check }: CardText): string {
  return `TAYARI:${code}:${symbolNumber}:${check}`;
}

/**
 * Reads the text of a QR code: an applicant's card, or a printed one, which has the address of the hall with the symbol
 * number behind it. Null for any other code.
 */
export function readCardText(scanned: string): ScannedCard | null {
  const [, code, symbolNumber, check] = /^TAYARI:([^:]{1,40}):(.{1,40}):([2-9A-Z]{8})$/.exec(scanned) ?? [];
  if (code !== undefined && symbolNumber !== undefined && check !== undefined) return { code, symbolNumber, check };
  const [, printedCode, printed] =
    /^https?:\/\/[^/?#]+(?:\/ne)?\/hall\/([^/?#]{1,40})#([^/]{1,40})\/$/.exec(scanned) ?? [];
  if (printedCode === undefined || printed === undefined) return null;
  return { code: printedCode, symbolNumber: printed, check: null };
}
