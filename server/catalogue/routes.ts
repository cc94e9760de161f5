import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { SubjectCategory, Subjects } from '#contract/catalogue.ts';
import { EntranceSubjectNames, EntranceSubjects, Questions, SubjectUnits } from '#contract/entrance.ts';
import { ErrorBody } from '#contract/error.ts';
import { Levels } from '#contract/level.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';
import { sendAnswer } from '#server/http/answer.ts';

/** Fresh enough for a school's morning; the entity tag makes every later look cheap. */
const caching = 'public, max-age=60';

type Params = Readonly<Record<string, string>>;

/** The catalogue's calls: address, what it is, what it answers. Each is answered by what the shelf has under the same path. */
const calls: readonly (readonly [url: string, summary: string, answer: z.ZodType])[] = [
  ['/levels', 'The education levels', Levels],
  ['/subjects/:slug', 'The subjects of a level', Subjects],
  ['/subject/:subject_slug/category/:category_slug', 'The items of a subject in a category', SubjectCategory],
  ['/entrance/subjects', 'The programmes with an entrance examination', EntranceSubjects],
  ['/entrance/subjects/:sub_slug/:sub_type', 'The subjects of a programme', EntranceSubjectNames],
  ['/entrance/subjects/:id/mcq', 'The units of an entrance subject', SubjectUnits],
  ['/entrance/subjects/:id/mcq/:uid/:utype', 'The questions of a unit', Questions],
];

/** What students browse: the same for everybody, served from memory. */
export async function catalogueRoutes(app: FastifyInstance, { shelf }: { shelf: Shelf }): Promise<void> {
  for (const [url, summary, answer] of calls) {
    const response = { 200: answer, 400: ErrorBody, 404: ErrorBody, 503: ErrorBody };
    const pathOf = pathReader(url);
    app.get(url, { schema: { tags: ['catalogue'], summary, response } }, (request, reply) => {
      const path = pathOf(request);
      // Nearly always it is there, and then waiting for a promise would be a good part of the work.
      const known = shelf.known(path);
      if (known) return sendAnswer(request, reply, known, caching);
      return shelf.answer(path).then((built) => sendAnswer(request, reply, built, caching));
    });
  }
}

/** Reads the path of a request below /api, decoded: 'subjects/grade-x' for '/subjects/:slug'. */
function pathReader(url: string): (request: FastifyRequest) => string {
  const segments = url.slice(1).split('/');
  return ({ params }) =>
    segments
      .map((segment) => (segment.startsWith(':') ? ((params as Params)[segment.slice(1)] ?? '') : segment))
      .join('/');
}
