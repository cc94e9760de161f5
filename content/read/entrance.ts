import { categoryKey } from '#exam/category.ts';
import { z } from 'zod';
import type { ContentFiles } from './content-files.ts';
import { numbered } from './numbered.ts';

const titled = z.object({ title: z.string(), slug: z.string() });
const sourceSchema = z.object({
  bank: z.string(),
  category: z.string().exactOptional(),
  /** The first and the last id. */
  ids: z.tuple([z.int(), z.int()]).exactOptional(),
});
const programmesSchema = z.array(
  z.object({
    id: z.int(),
    ...titled.shape,
    types: z.array(titled),
    subjects: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        type: z.string(),
        units: z.array(z.object({ id: z.int(), title: z.string(), type: z.string(), from: z.array(sourceSchema) })),
      }),
    ),
  }),
);
type Source = z.infer<typeof sourceSchema>;

interface Programme {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly types: readonly { readonly title: string; readonly slug: string }[];
}

interface EntranceSubject {
  readonly id: number;
  readonly programmeId: number;
  readonly title: string;
  readonly type: string;
}

interface EntranceUnit {
  readonly id: number;
  readonly subjectId: number;
  readonly title: string;
  readonly type: string;
  /** As the banks have them; they should be questions. */
  readonly questions: readonly unknown[];
}

/** The programmes with an entrance examination, in the order of display. */
export interface Entrance {
  readonly programmes: readonly Programme[];
  readonly subjects: readonly EntranceSubject[];
  readonly units: readonly EntranceUnit[];
}

/** Reads `entrance/` and the banks that it refers to. Parts with errors are left out, with a finding. Never throws. */
export function readEntrance(files: ContentFiles): Entrance {
  const programmes = files.read('entrance/programmes.json', programmesSchema) ?? [];
  const subjects = programmes.flatMap((programme) =>
    programme.subjects.map((subject) => ({ ...subject, programmeId: programme.id })),
  );
  const questionsOf = bankReader(files);
  return {
    programmes,
    subjects,
    units: subjects.flatMap((subject) =>
      subject.units.map(({ id, title, type, from }) => {
        const questions = together(from, from.map(questionsOf));
        if (questions.length === 0) {
          const message = `unit ${id} finds no question in its banks`;
          files.findings.push({ level: 'error', file: 'entrance/programmes.json', id: null, message });
        }
        return { id, subjectId: subject.id, title, type, questions };
      }),
    ),
  };
}

/** Joins banks. Ids that don't collide stay: those of the large bank count through all its blocks. */
function together(from: readonly Source[], parts: readonly (readonly unknown[])[]): readonly unknown[] {
  const idsOf = new Map<string, Set<unknown>>();
  for (const [place, { bank }] of from.entries()) {
    const ids = (parts[place] ?? []).map((question) => (question as { id?: unknown } | null)?.id);
    idsOf.set(bank, new Set([...(idsOf.get(bank) ?? []), ...ids]));
  }
  const all = [...idsOf.values()].flatMap((ids) => [...ids]);
  return new Set(all).size < all.length ? numbered(parts.flat()) : parts.flat();
}

function bankReader(files: ContentFiles): (source: Source) => readonly unknown[] {
  const banks = new Map<string, readonly unknown[]>();
  return ({ bank, category, ids }) => {
    const questions = banks.get(bank) ?? files.read(`banks/${bank}.json`, z.array(z.unknown())) ?? [];
    banks.set(bank, questions);
    return questions.filter((question) => {
      const { id, category: own } = (question ?? {}) as { id?: unknown; category?: unknown };
      if (ids && !(typeof id === 'number' && ids[0] <= id && id <= ids[1])) return false;
      return category === undefined || (typeof own === 'string' && categoryKey(own) === categoryKey(category));
    });
  };
}
