import type { Level } from '#contract/level.ts';
import { fetchJson } from './fetch-json.ts';

/** A programme with an entrance: csit, bca, plus-2-science, plus-2-management. */
interface EntranceProgramme {
  readonly id: number;
  readonly title: string;
  readonly slug: string;
  readonly types: readonly { readonly title: string; readonly slug: string }[];
}

/** A subject of a programme. */
export interface EntranceSubject {
  readonly id: number;
  readonly title: string;
  readonly type: string;
}

export interface ProgrammeSubjects {
  readonly title: string;
  readonly slug: string;
  readonly subjects: readonly EntranceSubject[];
}

export function fetchLevels(signal: AbortSignal): Promise<readonly Level[]> {
  return fetchJson('/levels', { signal });
}

/** Every programme with its subjects, whichever of its types they are listed under; a subject of two types shows once. */
export async function fetchEntranceSubjects(signal: AbortSignal): Promise<readonly ProgrammeSubjects[]> {
  const programmes = await fetchJson<readonly EntranceProgramme[]>('/entrance/subjects', { signal });
  return Promise.all(
    programmes.map(async ({ title, slug, types }) => {
      const lists = await Promise.all(
        types.map((type) =>
          fetchJson<readonly EntranceSubject[]>(`/entrance/subjects/${slug}/${type.slug}`, { signal }),
        ),
      );
      const subjects = new Map(lists.flat().map((subject) => [subject.id, subject]));
      return { title, slug, subjects: [...subjects.values()] };
    }),
  );
}
