import { z } from 'zod';
import type { Calls } from '#contract/call.ts';
import { MathMap } from '#contract/question.ts';

/** An education level: what the side navigation lists under School, NEB and Bachelor. */
export const Level = z
  .object({ id: z.int(), title: z.string(), slug: z.string(), description: z.string() })
  .meta({ id: 'Level' });
export type Level = z.infer<typeof Level>;

const Titled = z.object({ title: z.string(), slug: z.string() });

/** A subject of a level, with the categories under which it has units. */
export const Subject = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    level: z.string().describe("The level's slug"),
    categories: z.array(Titled),
  })
  .meta({ id: 'Subject' });
export type Subject = z.infer<typeof Subject>;

/** A quiz that a student answers in one go. */
export const Unit = z
  .object({
    id: z.int(),
    name: z.string(),
    json_data: z.string().describe('The text of a Question[]'),
    math: MathMap.exactOptional().describe('The MathML of all TeX in json_data'),
  })
  .meta({ id: 'Unit' });
export type Unit = z.infer<typeof Unit>;

/** Units under a common title. */
export const Item = z.object({ id: z.int(), title: z.string(), content: z.array(Unit) }).meta({ id: 'Item' });
export type Item = z.infer<typeof Item>;

/** The units of a subject in one of its categories. */
export const SubjectCategory = z
  .object({ subject: Subject, category: Titled, items: z.array(Item) })
  .meta({ id: 'SubjectCategory' });
export type SubjectCategory = z.infer<typeof SubjectCategory>;

/**
 * What a device can store for the time without a network. Each answer has its path below the API, and its size in bytes
 * as sent.
 */
export const CatalogueList = z.array(z.object({ path: z.string(), bytes: z.int() })).meta({ id: 'CatalogueList' });
export type CatalogueList = z.infer<typeof CatalogueList>;

/** What schools and bachelors browse: the same for everyone. */
export const catalogueCalls = {
  'GET /catalogue': {
    summary: 'Every answer of the catalogue by its path, with its size',
    tag: 'catalogue',
    access: 'visitor',
    answers: { 200: CatalogueList },
    refusals: [],
  },
  'GET /levels': {
    summary: 'The education levels',
    tag: 'catalogue',
    access: 'visitor',
    answers: { 200: z.array(Level) },
    refusals: [],
  },
  'GET /subjects/:slug': {
    summary: 'The subjects of a level',
    tag: 'catalogue',
    access: 'visitor',
    params: z.object({ slug: z.string().describe('Of a level') }),
    answers: { 200: z.array(Subject) },
    refusals: [],
  },
  'GET /subject/:subject_slug/category/:category_slug': {
    summary: 'The items of a subject in a category',
    tag: 'catalogue',
    access: 'visitor',
    params: z.object({ subject_slug: z.string(), category_slug: z.string() }),
    answers: { 200: SubjectCategory },
    refusals: [],
  },
} as const satisfies Calls;
