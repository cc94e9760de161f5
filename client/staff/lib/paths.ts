import { path } from '#client/lib/paths.ts';

/** Every address of the staff area. */
export const staffPaths = {
  home: path('/staff'),
  /** The link of the first start leads here, and the link of an invitation to the next one; both open without a session. */
  setUp: path('/staff/set-up'),
  invitation: path('/invitation'),
  /** The first page of a demo. */
  demo: path('/staff/demo'),
  college: path('/staff/college'),
  members: path('/staff/members'),
  accounts: path('/staff/accounts'),
  audit: path('/staff/audit'),
  system: path('/staff/system'),
  secondFactor: path('/staff/second-factor'),
  items: path('/staff/items'),
  newItem: path('/staff/items/new'),
  item: path('/staff/items/:id'),
  review: path('/staff/items/:id/review'),
  /** Leads to the first item that waits. */
  toReview: path('/staff/review'),
  import: path('/staff/import'),
  doctor: path('/staff/doctor'),
  examinations: path('/staff/examinations'),
  newExamination: path('/staff/examinations/new'),
  examination: path('/staff/examinations/:code'),
  /** Its parts, by their segments in examinations/tabs.ts. */
  examinationPart: path('/staff/examinations/:code/:part'),
  timeline: path('/staff/examinations/:code/candidates/:symbolNumber/timeline'),
  /** Its pages for paper, by print/print-paths.ts. */
  examinationPrint: path('/staff/examinations/:code/print/:page'),
} as const;
