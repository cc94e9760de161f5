import type { FastifyInstance } from 'fastify';
import type { ExaminationRules } from '#contract/examination.ts';
import type { HallDeps } from './deps.ts';
import { lastEndOf, storedExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { gather } from './gather.ts';
import { mostTogether } from './sign-in-together.ts';
import { route } from '#server/platform/http/route.ts';

/** The ready patterns by what stands in the title of an examination that came from none. */
const byTitle: readonly (readonly [RegExp, string])[] = [
  [/\+\s?2 science/i, 'plus-two-science'],
  [/\+\s?2 management/i, 'plus-two-management'],
];

/** Which examinations are open or coming, for whoever asks: no more of them than stands on a notice board. */
export function comingRoutes(app: FastifyInstance, { db, now }: HallDeps): void {
  // Whoever opens a page of the product asks: all who do in one moment share one query, and what is made of it.
  const coming = gather(
    async (batch: readonly object[]) => {
      const found = await read();
      return batch.map(() => found);
    },
    { lanes: 1, most: mostTogether },
  );

  async function read() {
    const at = now();
    const rows = await db
      .selectFrom('examination')
      .selectAll()
      .select(lastEndOf)
      .where('state', '=', 'sealed')
      .where('trial_of', 'is', null)
      .orderBy('starts_at')
      .execute();
    const open = rows
      .map((row) => storedExamination(row, at))
      .filter(({ state }) => state === 'sealed' || state === 'open' || state === 'running');
    return open.slice(0, 50).map(({ code, rules, startsAt, state }) => {
      return { code, title: rules.title, pattern: patternOf(rules), startsAt: new Date(startsAt).toISOString(), state };
    });
  }

  route(app, 'GET /hall', async (_request, reply) => {
    void reply.header('cache-control', 'public, max-age=60');
    return coming({});
  });
}

/** The ready pattern that an examination is of; null for one that is of none. */
function patternOf({ pattern, title }: ExaminationRules): string | null {
  return pattern ?? byTitle.find(([words]) => words.test(title.en))?.[1] ?? null;
}
