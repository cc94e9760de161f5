import type { Time } from './time.ts';

/** The columns of every catalogue row. An id never changes its meaning. */
interface CatalogueRow {
  id: number;
  title: string;
  /** Its position among its neighbours, from 0. */
  place: number;
  /** Since when it is missing from its source; such a row is not shown. */
  retired_at: Time | null;
  /** Its source: rows from the content files change with them, a college's rows only by the college's hand. */
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

/** The questions of a unit: the text of a Question[] and, as JSON, the MathML of its TeX. */
interface Questions {
  json_data: string;
  math: string;
}

export interface UnitRow extends CatalogueRow, Questions {
  subject_id: number;
  /** The slug of a category of content/read/catalogue.ts. */
  category: string;
  /** The title over units that belong together. */
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
  /** The same hash for the built-in items of the bank. */
  items_hash: string;
}

/** The content for students: the levels, the programmes and their units. */
export interface CatalogueTables {
  content_state: ContentStateRow;
  level: LevelRow;
  subject: SubjectRow;
  unit: UnitRow;
  programme: ProgrammeRow;
  entrance_subject: EntranceSubjectRow;
  entrance_unit: EntranceUnitRow;
}
