import { z } from 'zod';
import { Question } from '#contract/question.ts';

/** A programme that holds an entrance examination. */
export const EntranceSubject = z
  .object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    types: z.array(z.object({ title: z.string(), slug: z.string() })),
  })
  .meta({ id: 'EntranceSubject' });
export type EntranceSubject = z.infer<typeof EntranceSubject>;

/** `GET /entrance/subjects` */
export const EntranceSubjects = z.array(EntranceSubject);

/** A subject of a programme. */
export const EntranceSubjectName = z
  .object({ id: z.int(), title: z.string(), type: z.string() })
  .meta({ id: 'EntranceSubjectName' });
export type EntranceSubjectName = z.infer<typeof EntranceSubjectName>;

/** `GET /entrance/subjects/{sub_slug}/{sub_type}` */
export const EntranceSubjectNames = z.array(EntranceSubjectName);

/** A unit of multiple-choice questions. */
export const SubjectUnit = z
  .object({ id: z.int(), title: z.string(), type: z.string(), questionCount: z.int() })
  .meta({ id: 'SubjectUnit' });
export type SubjectUnit = z.infer<typeof SubjectUnit>;

/** `GET /entrance/subjects/{id}/mcq` */
export const SubjectUnits = z.array(SubjectUnit);

/** `GET /entrance/subjects/{id}/mcq/{uid}/{utype}` */
export const Questions = z.array(Question);
