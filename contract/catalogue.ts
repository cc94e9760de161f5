import { z } from 'zod';
import { MathMap } from '#contract/question.ts';

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

/** `GET /subjects/{slug}` */
export const Subjects = z.array(Subject);

/** What a student answers in one go. */
export const Unit = z
  .object({
    id: z.int(),
    name: z.string(),
    json_data: z.string().describe('The text of a Question[]'),
    math: MathMap.exactOptional().describe('The MathML of all TeX in json_data'),
  })
  .meta({ id: 'Unit' });
export type Unit = z.infer<typeof Unit>;

/** Units that stand together under a title. */
export const Item = z.object({ id: z.int(), title: z.string(), content: z.array(Unit) }).meta({ id: 'Item' });
export type Item = z.infer<typeof Item>;

/** `GET /subject/{subject_slug}/category/{category_slug}` */
export const SubjectCategory = z
  .object({ subject: Subject, category: Titled, items: z.array(Item) })
  .meta({ id: 'SubjectCategory' });
export type SubjectCategory = z.infer<typeof SubjectCategory>;
