import { z } from 'zod';
import { difficulties, optionIds } from '#exam/question.ts';
import { fieldCode, type FieldCode } from '#contract/field-code.ts';
import { form } from '#contract/account.ts';
import { bankDuties } from '#contract/duty.ts';
import type { Calls } from '#contract/call.ts';
import { itemOrders } from '#contract/item-orders.ts';
import { pageQuery, paged } from '#contract/paged.ts';
import { isReadable } from '#contract/is-readable.ts';

/** The id of an option in keys, answers and papers. It stays with the option's text. */
export const OptionId = z.enum(optionIds, fieldCode('optionIds'));
export type OptionId = z.infer<typeof OptionId>;

const Origin = z.enum(['built-in', 'own']);
const Status = z.enum(['draft', 'reviewed', 'retired']);
const Language = z.enum(['en', 'ne'], fieldCode('itemLanguages'));

const Text = (max: number, tooLong: FieldCode) =>
  z
    .string(fieldCode('missing'))
    .max(max, tooLong)
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .refine(isReadable, fieldCode('pastedUnreadable'));

const Subject = z
  .string()
  .max(40, fieldCode('subjectTooLong'))
  .regex(/^[a-z\d]+(-[a-z\d]+)*$/, fieldCode('subjectForm'))
  .meta({ example: 'mathematics' });
const Topic = Text(120, fieldCode('topicTooLong')).transform((text) => text.trim() || null);
const Tag = Text(80, fieldCode('tagTooLong'))
  .transform((text) => text.trim())
  .refine((tag) => tag !== '', fieldCode('tagEmpty'));
const Difficulty = z
  .int(fieldCode('difficulties'))
  .min(Math.min(...difficulties))
  .max(Math.max(...difficulties));
const FigureId = z.string().regex(/^[\w-]{22}$/, fieldCode('noFigure'));

const WrittenOption = z.strictObject({
  id: OptionId.optional().describe('Given when there is none: the id of the same text before, or the next free one'),
  text: Text(2000, fieldCode('optionTooLong')).refine((text) => text.trim() !== '', fieldCode('optionEmpty')),
});

const WrittenFigure = z.strictObject({
  id: FigureId,
  alt: Text(500, fieldCode('altTooLong')).refine((alt) => alt.trim() !== '', fieldCode('altMissing')),
});

/** The fields of an item that staff write. */
const writtenFields = {
  subject: Subject.nullable().default(null),
  topic: Topic.nullable().default(null),
  tags: z
    .array(Tag)
    .max(30, fieldCode('tooManyTags'))
    .transform((tags) => [...new Set(tags)])
    .default([]),
  language: Language.default('en'),
  difficulty: Difficulty.nullable().default(null),
  stem: Text(10_000, fieldCode('stemTooLong')).describe('May hold TeX between $ signs'),
  options: z.array(WrittenOption).min(2, fieldCode('tooFewOptions')).max(optionIds.length, fieldCode('tooManyOptions')),
  right: z
    .array(OptionId)
    .transform((ids) => [...new Set(ids)].sort())
    .default([])
    .describe('Ids of the right options; empty for a draft that has no key yet'),
  explanation: Text(10_000, fieldCode('explanationTooLong')).default(''),
  figure: WrittenFigure.nullable().default(null),
};

/** Fields that only the server decides. They are accepted, so that a whole item may be sent back. */
const decidedFields = {
  id: z.unknown().optional(),
  origin: z.unknown().optional(),
  author: z.unknown().optional(),
  reviewer: z.unknown().optional(),
  savedAt: z.unknown().optional(),
  notes: z.unknown().optional(),
  math: z.unknown().optional(),
  usedIn: z.unknown().optional(),
  facility: z.unknown().optional(),
  keySeen: z.unknown().optional(),
};

/** Checks that option ids are unique, that the right ones are among them, and that there is something to answer. */
function isWhole({ value, issues }: z.core.ParsePayload<z.output<z.ZodObject<typeof writtenFields>>>): void {
  const { stem, options, right, figure } = value;
  const tell = (field: string, message: FieldCode) =>
    issues.push({ code: 'custom', path: [field], message, input: value });
  const ids = options.flatMap(({ id }) => id ?? []);
  if (stem.trim() === '' && figure === null) tell('stem', fieldCode('stemMissing'));
  if (new Set(ids).size < ids.length) tell('options', fieldCode('optionIdTwice'));
  // Options without ids get letters in order.
  const given = ids.length === options.length ? ids : OptionId.options.slice(0, options.length);
  const known = new Set<string>([...ids, ...given]);
  if (!right.every((id) => known.has(id))) tell('right', fieldCode('rightIsNoOption'));
}

const NewItem = form('NewItemBody', {
  ...decidedFields,
  ...writtenFields,
  status: z.unknown().optional(),
  version: z.unknown().optional(),
}).check(isWhole);

const ChangedItem = form('ItemBody', {
  ...decidedFields,
  ...writtenFields,
  status: Status.optional().describe(
    '`retired` takes the item out of use, `draft` brings it back, as `reviewed` where it was that and nothing has changed; else an item becomes `reviewed` by a review alone',
  ),
  version: z.int(fieldCode('versionMissing')).describe('The version that was changed'),
}).check(isWhole);

/** A member of staff. */
const Person = z.object({ id: z.string(), name: z.string() });

const Option = z.object({ id: OptionId, text: z.string() });
const Figure = z.object({ id: z.string(), alt: z.string() });

/** The content that a version keeps. */
export const ItemContent = z.object({
  subject: z.string().nullable(),
  topic: z.string().nullable(),
  tags: z.array(z.string()),
  language: Language,
  difficulty: Difficulty.nullable(),
  stem: z.string(),
  options: z.array(Option),
  right: z.array(OptionId),
  explanation: z.string(),
  figure: Figure.nullable(),
});
export type ItemContent = z.infer<typeof ItemContent>;

/** A question of the bank. */
export const BankItem = z
  .object({
    id: z.string(),
    origin: Origin.describe('`built-in` items are read-only'),
    ...ItemContent.shape,
    status: Status,
    version: z.int(),
    author: Person.nullable(),
    reviewer: Person.nullable(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'BankItem' });
export type BankItem = z.infer<typeof BankItem>;

/** The answer of a reviewer who did not agree with the key. */
const ReviewNote = z.object({
  by: Person.nullable(),
  at: z.iso.datetime(),
  version: z.int(),
  chosen: z.array(OptionId),
  text: z.string(),
  open: z.boolean().describe('Until the item is saved anew, or reviewed'),
});

/** The MathML of an item's formulas, since a browser has no mathematics engine. */
const math = z.record(z.string(), z.string()).describe('The MathML of each formula in its texts, by its TeX');
const ListedItem = BankItem.extend({ math }).meta({ id: 'ListedBankItem' });
export type ListedItem = z.infer<typeof ListedItem>;

const ListedRow = ListedItem.extend({
  usedIn: z
    .array(z.string())
    .describe('Codes of the examinations in whose papers it stands, of those that you may see'),
  facility: z
    .number()
    .nullable()
    .describe('How many of those who sat it had it right, from 0 to 1, the last time; null for never'),
  keySeen: z.boolean().describe('Whether you have seen its key in the last 30 days, so that you can not review it'),
}).meta({ id: 'ListedBankRow' });
export type ListedRow = z.infer<typeof ListedRow>;

const ItemWithNotes = ListedItem.extend({ notes: z.array(ReviewNote) }).meta({ id: 'BankItemWithNotes' });
const ItemForReview = ListedItem.omit({ right: true, explanation: true }).meta({ id: 'BankItemForReview' });
const ItemVersion = z
  .object({ version: z.int(), savedAt: z.iso.datetime(), savedBy: Person.nullable(), ...ItemContent.shape })
  .meta({ id: 'BankItemVersion' });

const params = z.object({ id: z.string().max(100) });

/** The most items that one action takes. */
export const mostPicked = 500;

/** Fields that many items can get at once; a missing field stays as it is. */
export const sharedLabels = {
  subject: Subject.nullable().optional(),
  topic: Topic.nullable().optional(),
  language: Language.optional(),
  difficulty: Difficulty.nullable().optional(),
};

const ItemsChange = z.strictObject({
  items: z.array(params.shape.id).min(1).max(mostPicked),
  addTag: Tag.optional(),
  removeTag: Tag.optional(),
  ...sharedLabels,
});
export type ItemsChange = z.output<typeof ItemsChange>;

const UndoneChange = z.object({
  items: z.array(z.string()),
  addTag: z.string().optional(),
  removeTag: z.string().optional(),
  subject: z.string().nullable().optional(),
  topic: z.string().nullable().optional(),
  language: Language.optional(),
  difficulty: Difficulty.nullable().optional(),
});
export type UndoneChange = z.infer<typeof UndoneChange>;

/** The filters of an item list. */
export const itemFilter = {
  q: z.string().max(200).optional().describe('Words or parts of words, all of them in stem, options or explanation'),
  subject: z.string().max(40).optional(),
  topic: z.string().max(120).optional(),
  status: Status.optional(),
  tag: z.string().max(80).optional(),
  usedIn: z.string().max(20).optional().describe('The code of an examination'),
  origin: Origin.optional(),
  language: Language.optional(),
} as const;
const ItemFilter = z.object(itemFilter);
export type ItemFilter = z.infer<typeof ItemFilter>;

/** The item bank. */
export const itemCalls = {
  'GET /staff/bank': {
    summary: 'How much there is in the bank, and what waits to be done there',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    answers: {
      200: z
        .object({
          own: z.int(),
          builtIn: z.int(),
          toReview: z.int().describe('Drafts with a key that somebody else has written'),
          findings: z.int().describe('What the doctor shows'),
        })
        .meta({ id: 'Bank' }),
    },
    refusals: [],
  },
  'POST /staff/items/labels': {
    summary:
      'Put a tag on items, or take it off them, and set what they are found by, all in one go; built-in ones stay as they are',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    body: form('LabelsBody', { changes: z.array(ItemsChange).min(1).max(mostPicked) }).refine(
      ({ changes }) => changes.flatMap(({ items }) => items).length <= mostPicked,
      fieldCode('tooManyPicked'),
    ),
    answers: {
      200: z
        .object({
          changed: z.array(z.string()),
          undo: z.array(UndoneChange).describe('The changes that take it back, as this call takes them'),
        })
        .meta({ id: 'Labelled' }),
    },
    refusals: ['not-found', 'changed-meanwhile'],
  },
  'GET /staff/items': {
    summary: 'Items of the bank, own ones first, unless it is sorted otherwise those saved last on top',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    query: z.object({ ...itemFilter, ...pageQuery, sort: z.enum(itemOrders).default(itemOrders[0]) }),
    answers: { 200: paged(ListedRow) },
    refusals: [],
  },
  'POST /staff/items': {
    summary: 'Write a new item; it begins as a draft',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    body: NewItem,
    answers: { 201: BankItem },
    refusals: [],
  },
  'GET /staff/items/:id': {
    summary: 'An item, with the notes of its reviewers',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    params,
    answers: { 200: ItemWithNotes },
    refusals: [],
  },
  'PUT /staff/items/:id': {
    summary: 'Save an item as a new version; what is asked or right having changed, it is a draft again',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    params,
    body: ChangedItem,
    answers: { 200: BankItem },
    refusals: ['changed-meanwhile', 'read-only'],
  },
  'GET /staff/items/:id/versions': {
    summary: 'All versions of an item, the newest first',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    params,
    query: z.object(pageQuery),
    answers: { 200: paged(ItemVersion) },
    refusals: [],
  },
  'GET /staff/items/:id/review': {
    summary: 'An item as its reviewer sees it: without its key',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    params,
    answers: { 200: ItemForReview },
    refusals: [],
  },
  'POST /staff/items/:id/review': {
    summary: 'Answer an item of somebody else: agreement with the key makes it reviewed, disagreement opens a note',
    tag: 'items',
    access: 'staff',
    duties: bankDuties,
    params,
    body: form('ReviewBody', {
      chosen: z
        .union([OptionId.transform((id) => [id]), z.array(OptionId).min(1)], fieldCode('chosenMissing'))
        .describe('The option that is right, or all of them'),
      note: Text(2000, fieldCode('noteTooLong')).default('').describe('For the author'),
      version: z.int().optional().describe('The version that was answered; of another one nothing is said'),
    }),
    answers: { 200: z.object({ agrees: z.boolean() }).meta({ id: 'Reviewed' }) },
    refusals: ['not-allowed', 'wrong-state', 'changed-meanwhile'],
  },
} as const satisfies Calls;
