// The rules of the account forms' fields; text/en/account-fields.ts has the sentence for each. And how long links and
// log-ins hold. This file does without
// zod, because the client's forms read it too.
export const nameRules = { minLength: 1, maxLength: 100 } as const;

export const emailRules = { maxLength: 254 } as const;

/** Lengths count characters as a reader sees them, not UTF-16 units. */
export const newPasswordRules = { minLength: 8, maxLength: 128 } as const;

/** A log-in may try any password; rules hold only for a new one. */
export const triedPasswordRules = { maxLength: 1000 } as const;

/** How long a link to set a new password works, in minutes. */
export const resetLinkMinutes = 30;

/** How long a student's log-in holds, in days. */
export const sessionDays = 30;

/** How long a link to join the staff works, in days. */
export const invitationDays = 7;
