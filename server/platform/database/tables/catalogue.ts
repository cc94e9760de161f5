import type { Time } from './time.ts';

/** What every row of the catalogue has. An id never changes its meaning. */
interface CatalogueRow {
  id: number;
  title: string;
  /** Where it stands among its neighbours, from 0. */
  place: number;
  /** Since when it is no longer in its source; such a row is shown to nobody. */
  retired_at: Time | null;
  /** Whose it is: what came from the content files changes with them, what a college made changes only by its hand. */
  source: 'files' | 'college';
}

export interface LevelRow extends CatalogueRow {
  slug: string;
  description: string;
}

export interface SubjectRow extends CatalogueRow {
  level_id: number;
  slug: string;
}

/** What a student answers: the text of a Question[] and, as JSON, the MathML of its TeX. */
interface Questions {
  json_data: string;
  math: string;
}

export interface UnitRow extends CatalogueRow, Questions {
  subject_id: number;
  /** The slug of a category of content/read/catalogue.ts. */
  category: string;
  /** The title under which units stand together. */
  item: string;
}

export interface ProgrammeRow extends CatalogueRow {
  slug: string;
  /** JSON of {title, slug}[]. */
  types: string;
}

export interface EntranceSubjectRow extends CatalogueRow {
  programme_id: number;
  type: string;
}

export interface EntranceUnitRow extends CatalogueRow, Questions {
  subject_id: number;
  type: string;
}

/** One row, id 1: which content the tables above hold. */
interface ContentStateRow {
  id: number;
  /** Hash of the files that were loaded; empty before the first load. */
  hash: string;
  /** Grows with each load; servers that hold the catalogue in memory watch it. */
  version: number;
  loaded_at: Time;
  /** The same of the items of the bank that are built in. */
  items_hash: string;
}

/** What students read: the levels, the programmes and their units. */
export interface CatalogueTables {
  content_state: ContentStateRow;
  level: LevelRow;
  subject: SubjectRow;
  unit: UnitRow;
  programme: ProgrammeRow;
  entrance_subject: EntranceSubjectRow;
  entrance_unit: EntranceUnitRow;
}
