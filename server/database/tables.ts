import type { Kysely } from 'kysely';

/** Times are milliseconds since 1970 in UTC. */
type Time = number;

/** What every row of the catalogue has. The id comes from the content files and never changes its meaning. */
interface Shelved {
  id: number;
  title: string;
  /** Where it stands among its neighbours, from 0. */
  place: number;
  /** Since when it is no longer in the files; such a row is shown to nobody. */
  retired_at: Time | null;
}

export interface LevelRow extends Shelved {
  slug: string;
  description: string;
}

export interface SubjectRow extends Shelved {
  level_id: number;
  slug: string;
}

/** What a student answers: the text of a Question[] and, as JSON, the MathML of its TeX. */
interface Questions {
  json_data: string;
  math: string;
}

export interface UnitRow extends Shelved, Questions {
  subject_id: number;
  /** The slug of a category of content/catalogue.ts. */
  category: string;
  /** The title under which units stand together. */
  item: string;
}

export interface ProgrammeRow extends Shelved {
  slug: string;
  /** JSON of {title, slug}[]. */
  types: string;
}

export interface EntranceSubjectRow extends Shelved {
  programme_id: number;
  type: string;
}

export interface EntranceUnitRow extends Shelved, Questions {
  subject_id: number;
  type: string;
}

/** One row, id 1: which content the tables above hold. */
export interface ContentStateRow {
  id: number;
  /** Hash of the files that were loaded; empty before the first load. */
  hash: string;
  /** Grows with each load; servers that hold the catalogue in memory watch it. */
  version: number;
  loaded_at: Time;
}

/** Every table, as Kysely sees it. */
export interface Tables {
  content_state: ContentStateRow;
  level: LevelRow;
  subject: SubjectRow;
  unit: UnitRow;
  programme: ProgrammeRow;
  entrance_subject: EntranceSubjectRow;
  entrance_unit: EntranceUnitRow;
}

export type Database = Kysely<Tables>;
