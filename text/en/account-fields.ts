// What is wrong with a field of the account forms. The text stands beside the field and in the API's answer.
// contract/account-fields.ts has the rules.
export const nameMissing = 'Write your name.';
export const nameTooLong = 'A name has at most 100 characters.';
export const nameUnreadable = 'A name is written in letters only.';
export const nameInvisible =
  'There are invisible characters in this name, as copied text sometimes has them. Type it instead.';
export const nameWithLink = 'A name holds no web address. Write your name alone.';
export const emailMissing = 'Write your e-mail.';
export const emailTooLong = 'An e-mail has at most 254 characters.';
export const emailMalformed = 'Write an e-mail like name@example.com.';
export const newPasswordMissing = 'Write a password.';
export const passwordTooShort = 'A password has at least 8 characters.';
export const passwordTooLong = 'A password has at most 128 characters.';
export const passwordLengths = '8 to 128 characters.';
export const passwordOfOtherLength = 'A password has 8 to 128 characters.';
export const passwordCommon = 'Very many people use this password, so it is guessed first. Choose another one.';
export const passwordPersonal =
  'A password holds neither your name nor your e-mail nor the name Tayari. Choose another one.';
export const passwordMissing = 'Write your password.';
export const noPassword = 'That is too long for a password.';
