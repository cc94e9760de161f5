// The rules of the account forms' fields and the sentence for each breach. Without zod: the client's forms read them too.

export const nameRules = {
  minLength: 1,
  maxLength: 100,
  missing: 'Write your name.',
  tooLong: 'A name has at most 100 characters.',
  unreadable: 'A name is written in letters only.',
  invisible: 'There are invisible characters in this name, as copied text sometimes has them. Type it instead.',
  link: 'A name holds no web address. Write your name alone.',
} as const;

export const emailRules = {
  maxLength: 254,
  missing: 'Write your e-mail.',
  tooLong: 'An e-mail has at most 254 characters.',
  malformed: 'Write an e-mail like name@example.com.',
} as const;

/** Lengths count characters as a reader does, not UTF-16 units. */
export const newPasswordRules = {
  minLength: 8,
  maxLength: 128,
  missing: 'Write a password.',
  tooShort: 'A password has at least 8 characters.',
  tooLong: 'A password has at most 128 characters.',
  lengths: '8 to 128 characters.',
  otherLength: 'A password has 8 to 128 characters.',
  common: 'Very many people use this password, so it is guessed first. Choose another one.',
  personal: 'A password holds neither your name nor your e-mail nor the name Tayari. Choose another one.',
} as const;

/** Any password may be tried; only that of a new account has rules. */
export const triedPasswordRules = {
  maxLength: 1000,
  missing: 'Write your password.',
  tooLong: 'That is too long for a password.',
} as const;
