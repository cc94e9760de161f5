import { z } from 'zod';
import { plainTieBreaks, sectionPrefix, tieBreaksOf } from '#exam/marking/criteria.ts';
import { fieldCode, type FieldCode } from '#contract/field-code.ts';
import { examinationStates, type changeableLater } from '#contract/examination-states.ts';

/** A text in English, with Nepali where it was given. */
export const LocalizedText = z
  .strictObject({
    en: z.string().trim().min(1, fieldCode('inEnglish')).max(5000, fieldCode('textTooLong')),
    ne: z.string().trim().max(5000, fieldCode('textTooLong')).optional(),
  })
  .meta({ id: 'Localised' });
export type LocalizedText = z.infer<typeof LocalizedText>;

const wholeHundredths = (marks: number) => Math.round(marks * 100) / 100 === marks;

/** Marks with at most two places. */
export const Marks = z
  .number(fieldCode('marksForm'))
  .min(-10_000, fieldCode('marksForm'))
  .max(10_000, fieldCode('marksForm'))
  .refine(wholeHundredths, fieldCode('marksPlaces'));

const title = (missing: FieldCode) => z.string().trim().min(1, missing).max(80, fieldCode('titleTooLong'));
const count = (most: number) =>
  z.int(fieldCode('countForm')).min(0, fieldCode('countForm')).max(most, fieldCode('countTooLarge'));
const Instant = z.iso.datetime(fieldCode('momentForm'));

/** The code of an examination; notice boards and addresses show it. */
export const ExaminationCode = z
  .string()
  .regex(/^[A-Z0-9-]{3,20}$/, fieldCode('codeForm'))
  .meta({ example: 'SCI-2083' });

/** A section of a paper: its subject, how many items it has, and their marks. */
export const Section = z
  .strictObject({
    title: title(fieldCode('sectionTitleMissing')),
    subject: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, fieldCode('subjectSlug')),
    count: z.int(fieldCode('sectionCount')).min(1, fieldCode('sectionCount')).max(300, fieldCode('sectionCount')),
    marks: Marks.refine((marks) => marks > 0, fieldCode('marksPositive')),
    penalty: Marks.refine((marks) => marks >= 0, fieldCode('penaltyNegative')).default(0),
  })
  .meta({ id: 'Section' });
export type Section = z.infer<typeof Section>;

/** A tie-break: what ranks candidates with equal totals. */
export const TieBreak = z.union([z.enum(plainTieBreaks), z.templateLiteral([sectionPrefix, z.string()])]);

export const Seats = z
  .strictObject({
    open: count(100_000).default(0),
    groups: z
      .array(z.strictObject({ name: title(fieldCode('groupNameMissing')), seats: count(100_000) }))
      .max(50)
      .default([]),
    emptyToOpen: z.boolean().default(false),
    waiting: count(10_000).default(0),
  })
  .meta({ id: 'Seats' });

export const Timing = z.enum(['whole', 'whole-forward', 'each']);

export const ExaminationState = z.enum(examinationStates);
export type ExaminationState = z.infer<typeof ExaminationState>;

/** The fields of `changeableLater`. */
const laterFields = {
  seats: Seats.default(Seats.parse({})),
  tieBreaks: z.array(TieBreak).max(20).default([]),
  objectionsUntil: Instant.nullable().default(null),
  namesPublished: z.boolean().default(false),
  roomLimitMinutes: count(600).default(30),
  givesTimeByRule: z.boolean().default(false),
} satisfies Record<(typeof changeableLater)[number], z.ZodType>;

const examinationFields = {
  code: ExaminationCode,
  title: LocalizedText,
  instructions: LocalizedText.nullable().default(null),
  pattern: z.string().max(40).nullable().default(null).describe('The name of the ready pattern that it started from'),
  startsAt: Instant.describe('When the paper opens'),
  minutes: z.int(fieldCode('minutesForm')).min(1, fieldCode('minutesForm')).max(600, fieldCode('minutesForm')),
  timing: Timing.default('whole'),
  secondsEach: z
    .int(fieldCode('secondsForm'))
    .min(5, fieldCode('secondsForm'))
    .max(3600, fieldCode('secondsForm'))
    .optional()
    .describe('Seconds an item, where timing is each'),
  sections: z.array(Section).min(1, fieldCode('noSection')).max(20, fieldCode('tooManySections')),
  passMark: Marks.default(0),
  shuffleItems: z.boolean().default(true),
  shuffleOptions: z.boolean().default(true),
  lateMinutes: count(240).default(10).describe('How long answers that were given in time may arrive after the end'),
  lateFullTime: z.boolean().default(false).describe('Whether who begins late gets the full time'),
  lateLimitMinutes: count(600).default(30).describe('How late one may begin'),
  handInAfterMinutes: count(600).default(0),
  presenceNeeded: z.boolean().default(false),
  reviewedOnly: z.boolean().default(true),
  ownOnly: z
    .boolean()
    .default(false)
    .describe('Whether only items of the college are drawn: built-in ones are public practice'),
  notInLast: count(100).default(0).describe('Items of so many examinations before are not drawn'),
  coExaminers: z
    .array(z.email(fieldCode('coExaminerForm')))
    .max(50)
    .default([]),
  secondExaminer: z
    .boolean()
    .default(false)
    .describe('Whether sealing, the final key and the publication need the yes of a second examiner'),
  ...laterFields,
};

/** Fields that only the server decides. They are accepted, so that a whole examination may be sent back. */
const decidedFields = {
  version: z.unknown().optional(),
  state: z.unknown().optional(),
  now: z.unknown().optional(),
  opensAt: z.unknown().optional(),
  endsAt: z.unknown().optional(),
  sealedAt: z.unknown().optional(),
  counts: z.unknown().optional(),
};

/** The rules of an examination. */
export const ExaminationRules = z.object(examinationFields).superRefine(agree);
export type ExaminationRules = z.output<typeof ExaminationRules>;

/** An examination as it is made. Every field with a usual value may be left out. */
export const NewExamination = z
  .strictObject({ ...examinationFields, ...decidedFields })
  .superRefine(agree)
  .meta({ id: 'NewExamination' });

/** The changes to an examination; other fields stay as they are. */
export const ExaminationChange = z
  .strictObject({
    ...decidedFields,
    ...Object.fromEntries(Object.entries(examinationFields).map(([name, field]) => [name, withoutDefault(field)])),
    version: z.int().describe('What the change began from: one that is not the present one answers changed-meanwhile'),
  })
  .partial()
  .meta({ id: 'ExaminationChange' }) as unknown as z.ZodType<Partial<ExaminationRules> & { readonly version?: number }>;

/**
 * How many candidates, rooms and items an examination has. Also how many candidates, withdrawn ones aside, are in each
 * state.
 */
const Counts = z.object({
  candidates: z.int(),
  rooms: z.int(),
  items: z.int(),
  began: z.int(),
  handedIn: z.int().describe('With those whose time is up'),
  notHeard: z.int().describe('Of those who sit: whose device is silent'),
});

export const Examination = z
  .object({
    ...examinationFields,
    version: z.int().describe('Another one with every change of what is decided'),
    state: ExaminationState,
    now: Instant.describe('By the clock of the server, which decides the state'),
    opensAt: Instant.describe('From when candidates sign in'),
    endsAt: Instant.describe(
      'When the time of the last candidate ends, as far as it is known now, or when a person ended it before',
    ),
    sealedAt: Instant.nullable(),
    counts: Counts,
  })
  .meta({ id: 'Examination' });
export type Examination = z.infer<typeof Examination>;

function withoutDefault(field: z.ZodType): z.ZodType {
  return field instanceof z.ZodDefault ? (field.unwrap() as z.ZodType) : field;
}

/** Rules about more than one field. They also hold for an examination after a change. */
function agree(rules: z.output<z.ZodObject<typeof examinationFields>>, context: z.RefinementCtx): void {
  const problem = (path: string, message: FieldCode) => context.addIssue({ code: 'custom', path: [path], message });
  if (rules.timing === 'each' && rules.secondsEach === undefined) problem('secondsEach', fieldCode('secondsMissing'));
  const titles = rules.sections.map((section) => section.title);
  if (new Set(titles).size < titles.length) problem('sections', fieldCode('sectionTwice'));
  const known: readonly string[] = tieBreaksOf(titles);
  const unknown = rules.tieBreaks.find((by) => !known.includes(by));
  if (unknown !== undefined) {
    const params = { tieBreak: unknown };
    context.addIssue({ code: 'custom', path: ['tieBreaks'], message: fieldCode('noSectionFor'), params });
  }
  const groups = rules.seats.groups.map(({ name }) => name);
  if (new Set(groups).size < groups.length) problem('seats', fieldCode('groupTwice'));
  if (groups.includes('open')) problem('seats', fieldCode('groupCalledOpen'));
}
