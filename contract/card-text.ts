/** What the QR code of an admit card holds. It has no PIN, so that a photo of a card opens nothing. */
interface CardText {
  /** Of the examination. */
  readonly code: string;
  readonly symbolNumber: string;
  /** Follows from a secret of the server: a card that somebody drew does not have it. */
  readonly check: string;
}

/** The text of the QR code: capitals, digits and colons alone keep it small. A device can read it without a network. */
export function cardText({ code, symbolNumber, check }: CardText): string {
  return `TAYARI:${code}:${symbolNumber}:${check}`;
}
