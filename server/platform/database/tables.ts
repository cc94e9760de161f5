import type { Kysely } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { ApplicationTables } from './tables/applications.ts';
import type { AttemptTables } from './tables/attempts.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CollegeTables } from './tables/college.ts';
import type { DayTables } from './tables/day.ts';
import type { ExaminationTables } from './tables/examinations.ts';
import type { ImportTables } from './tables/imports.ts';
import type { InstallationTables } from './tables/installation.ts';
import type { ItemTables } from './tables/items.ts';
import type { MeritTables } from './tables/merit.ts';
import type { RecordTables } from './tables/record.ts';

/** Every table, as Kysely sees it. */
export interface Tables
  extends
    CatalogueTables,
    AccountTables,
    CollegeTables,
    RecordTables,
    ItemTables,
    ImportTables,
    ExaminationTables,
    ApplicationTables,
    AttemptTables,
    DayTables,
    MeritTables,
    InstallationTables {}

export type Database = Kysely<Tables>;
