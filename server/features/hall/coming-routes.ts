import type { FastifyInstance } from 'fastify';
import type { ExaminationRules } from '#contract/examination.ts';
import type { HallDeps } from './deps.ts';
import { lastEndOf, storedExamination } from '#server/features/examinations/examination/examination-rows.ts';
import { gather } from './gather.ts';
import { mostTogether } from './sign-in-together.ts';
import { route } from '#server/platform/http/route.ts';

/** The ready patterns by words in the title, for an examination that came from no pattern. */
const byTitle: readonly (readonly [RegExp, string])[] = [
  [/\+\s?2 science/i, 'plus-two-science'],
  [/\+\s?2 management/i, 'plus-two-management'],
];

/** The examinations that are open or coming, for everyone: only what a notice board shows. */
export function comingRoutes(app: FastifyInstance, { db, now }: HallDeps): void {
  // Every opened page asks for this. All requests of one moment share one query and its result.
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

/** The ready pattern of an examination; null without one. */
function patternOf({ pattern, title }: ExaminationRules): string | null {
  return pattern ?? byTitle.find(([words]) => words.test(title.en))?.[1] ?? null;
}
