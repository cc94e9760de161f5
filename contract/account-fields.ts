// The rules of the account forms' fields; text/en/account-fields.ts has the sentence for each. Without zod: the client's forms read them too.
export const nameRules = { minLength: 1, maxLength: 100 } as const;

export const emailRules = { maxLength: 254 } as const;

/** Lengths count characters as a reader does, not UTF-16 units. */
export const newPasswordRules = { minLength: 8, maxLength: 128 } as const;

/** Any password may be tried; only that of a new account has rules. */
export const triedPasswordRules = { maxLength: 1000 } as const;
