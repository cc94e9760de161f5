/**
 * The reasons that a student can choose for a wrong question: the words of `POST /reports`. The bank's findings show
 * them in the reader's language. Other reasons may be sent, and are shown as they are.
 */
export const reportReasons = ['wrong-key', 'several-right', 'unclear', 'typing-mistake', 'not-shown', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The most characters that a student may add. */
export const reportText = 500;
