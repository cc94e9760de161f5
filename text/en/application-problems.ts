/** What is wrong with a field of an application, by the codes of contract/parse-application.ts. */
export const applicationProblems = {
  missing: () => 'This is still missing.',
  choose: () => 'Choose one.',
  'too-long': ({ most = 0 }: { readonly most?: number }) => `At most ${most} letters.`,
  unreadable: () => 'There is a character in it that cannot be shown. Type it instead of pasting.',
  'name-letters': () => 'Write the name in English letters, as in your certificate.',
  'name-devanagari': () => 'Write the name in Devanagari.',
  'no-day': () => 'There is no such day. Check year, month and day.',
  'day-later': () => 'This day is too late for a day of birth. Check the year, and whether it is BS or AD.',
  'too-old': () => 'This day is very long ago. Check the year, and whether it is BS or AD.',
  'phone-digits': ({ digits = 0 }: { readonly digits?: number }) =>
    `This number has ${digits === 1 ? '1 digit' : `${digits} digits`}. A mobile number in Nepal has 10, for example 98412 33456.`,
  'phone-form': () => 'A mobile number in Nepal begins with 9 and has 10 digits. One from elsewhere begins with +.',
  'email-form': () => 'An e-mail looks like name@example.com.',
  ward: () => 'A ward is a number from 1 to 35.',
  year: () => 'Write the year in BS, for example 2082.',
  gpa: () => 'A GPA is a number from 0.00 to 4.00, with at most two places.',
  percent: () => 'Write a number from 0 to 100, with at most two places.',
};
export const documentNeeded = 'This document is still missing.';
