/**
 * The application form as it is typed: a text for each field, empty or absent where nothing was typed. Half of a
 * number is kept too, so that another device can go on with it (docs/rules/application.md, section 3).
 */
export const formFields = [
  'name',
  'nameNepali',
  'dateOfBirth',
  'gender',
  'phone',
  'email',
  'province',
  'district',
  'localLevel',
  'ward',
  'tole',
  'guardian',
  'school',
  'schoolKind',
  'board',
  'passedYear',
  'previousScore',
  'groups',
  'help',
  'helpReason',
  'feeWay',
  'bank',
  'voucher',
  'voucherDay',
] as const;

/** The most questions of its own that a college asks. */
export const mostOwnQuestions = 10;

/** The answer to the college's own question with this number, from 0. */
export type OwnAnswerField = `answer-${number}`;

/** A field of the form. */
export type FormField = (typeof formFields)[number] | OwnAnswerField;

/** The form: `dateOfBirth` is `BS 2065-2-12` or `AD 2008-5-25`, `groups` are joined by `;`, places are codes of text/places. */
export type ApplicationForm = Readonly<Partial<Record<FormField, string>>>;

/** What a notice may ask, in the order of the form. A name and a date of birth are always asked. */
export const askableFields = [
  'nameNepali',
  'gender',
  'phone',
  'email',
  'address',
  'guardian',
  'school',
  'board',
  'previousScore',
  'groups',
  'help',
] as const;
export type AskableField = (typeof askableFields)[number];

/** The parts of the form, in their order; each has an address of its own. */
export const formParts = ['you', 'address', 'school', 'groups', 'photo', 'documents', 'fee', 'check'] as const;
export type FormPart = (typeof formParts)[number];

/** The states of an application. */
export const applicationStates = ['draft', 'submitted', 'returned', 'accepted', 'refused', 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];
