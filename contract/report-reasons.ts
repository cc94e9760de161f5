/**
 * What students choose from when they say that a question is wrong: the words of `POST /reports`, which the bank's doctor
 * says in the language of who reads it. Others may be sent, and are shown as they are.
 */
export const reportReasons = ['wrong-key', 'several-right', 'unclear', 'typing-mistake', 'not-shown', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** How many characters a student may write to it. */
export const reportText = 500;
