import { paths } from '#client/lib/paths.ts';
import * as names from '#messages/names.ts';

/** A link of a list. */
export interface Entry {
  readonly title: string;
  readonly to: string;
  /** The patterns of its other pages, beside those under its own address. */
  readonly holds?: readonly string[];
}

/** The navigation's list under Exam Preparation, which is also the home page's second question. */
export const preparations = {
  science: {
    title: names.bridgeScience,
    to: paths.sciencePreparation.to(),
    holds: [paths.categoryTest.pattern],
  },
  management: { title: names.bridgeManagement, to: paths.managementPreparation.to() },
  csit: {
    title: names.csitEntrance,
    to: paths.csitPreparation.to(),
    holds: [
      paths.csit.pattern,
      paths.csitQuestions.pattern,
      paths.yearQuiz.pattern,
      paths.practiceSubject.pattern,
      paths.topicPractice.pattern,
    ],
  },
  bca: { title: names.bcaEntrance, to: paths.bca.to() },
} as const satisfies Record<string, Entry>;

/** The online examinations that are open. */
export const examinations = {
  science: { title: names.science, to: paths.scienceExam.to() },
  management: { title: names.management, to: paths.managementExam.to() },
} as const satisfies Record<string, Entry>;

export interface Section {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** The ways to what a college asks applications for. They stay at the foot of the navigation, in sight. */
export const applying: Section = {
  heading: names.applications,
  entries: [
    { title: names.notices, to: paths.notices.to() },
    { title: names.myApplication, to: paths.myApplications.to() },
  ],
};

/** The side navigation. The last two examinations only point to the home page (docs/specification.md, section 1). */
export const sections: readonly Section[] = [
  { heading: names.school, entries: [{ title: names.gradeX, to: paths.schoolLevel.to({ slug: 'grade-x' }) }] },
  { heading: names.neb, entries: [{ title: names.gradeXII, to: paths.schoolLevel.to({ slug: 'grade-xii' }) }] },
  { heading: names.bachelor, entries: [{ title: names.csit, to: paths.schoolLevel.to({ slug: 'bsccsit' }) }] },
  {
    heading: names.examPreparation,
    entries: [preparations.science, preparations.management, preparations.csit, preparations.bca],
  },
  {
    heading: names.onlineExamination,
    entries: [
      examinations.science,
      examinations.management,
      { title: names.csitEntrance, to: paths.home.to() },
      { title: names.bcaEntrance, to: paths.home.to() },
    ],
  },
];
