import type { PaymentState } from '#contract/fees.ts';

/** A payment that an applicant is to make. */
export interface PaymentRequest {
  /** Our name for it, which no other payment ever has: letters, digits and hyphens. */
  readonly reference: string;
  readonly amountPaisa: number;
  /** Where the browser comes back to; without a query, since a provider may put its own there. */
  readonly paidUrl: string;
  readonly notPaidUrl: string;
}

/** A form that the applicant's browser sends to the provider by POST. */
export interface PaymentForm {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface PaymentStatus {
  readonly state: PaymentState;
  /** The provider's own name for it; null before there is one. */
  readonly providerReference: string | null;
}

/** A way to pay. Another one is one more file with these three functions. */
export interface PaymentProvider {
  readonly begin: (request: PaymentRequest) => PaymentForm;
  /**
   * The reference of the payment in what the browser brings back, its parameters by name. Null where the provider did not
   * sign it. It proves no payment: what was paid, the status says.
   */
  readonly readAnswer: (query: Readonly<Record<string, string | undefined>>) => string | null;
  /** Asks the provider. Throws a PaymentTrouble where it can't be asked, or answers of another payment or amount. */
  readonly askStatus: (payment: Pick<PaymentRequest, 'reference' | 'amountPaisa'>) => Promise<PaymentStatus>;
}

/** Why a provider could not be asked. It names no secret. */
export class PaymentTrouble extends Error {}
