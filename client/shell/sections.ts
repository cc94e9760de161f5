import { paths } from './paths.ts';

/** A place that a list of links leads to. */
export interface Entry {
  readonly title: string;
  readonly to: string;
  /** The patterns of pages that belong to it, beside those under its own address. */
  readonly holds?: readonly string[];
}

/** What the navigation lists under Exam Preparation, and the home page as its second question. */
export const preparations = {
  science: {
    title: 'Bridge Course for Science',
    to: paths.sciencePreparation.to(),
    holds: [paths.categoryTest.pattern],
  },
  management: { title: 'Bridge Course for Management', to: paths.managementPreparation.to() },
  csit: {
    title: 'B.Sc.CSIT Entrance',
    to: paths.csitPreparation.to(),
    holds: [paths.csit.pattern, paths.csitQuestions.pattern, paths.yearQuiz.pattern, paths.topicPractice.pattern],
  },
  bca: { title: 'BCA Entrance', to: paths.bca.to() },
} as const satisfies Record<string, Entry>;

/** The online examinations that are open. */
export const examinations = {
  science: { title: '+2 Science', to: paths.scienceExam.to() },
  management: { title: '+2 Management', to: paths.managementExam.to() },
} as const satisfies Record<string, Entry>;

export interface Section {
  readonly heading: string;
  readonly entries: readonly Entry[];
}

/** The side navigation. The last two entries only point to the home page (specification, section 1). */
export const sections: readonly Section[] = [
  { heading: 'School', entries: [{ title: 'Grade X', to: paths.schoolLevel.to({ slug: 'grade-x' }) }] },
  { heading: 'NEB', entries: [{ title: 'Grade XII', to: paths.schoolLevel.to({ slug: 'grade-xii' }) }] },
  { heading: 'Bachelor', entries: [{ title: 'BSc.CSIT', to: paths.schoolLevel.to({ slug: 'bsccsit' }) }] },
  {
    heading: 'Exam Preparation',
    entries: [preparations.science, preparations.management, preparations.csit, preparations.bca],
  },
  {
    heading: 'Online Examination',
    entries: [
      examinations.science,
      examinations.management,
      { title: 'B.Sc.CSIT Entrance', to: paths.home.to() },
      { title: 'BCA Entrance', to: paths.home.to() },
    ],
  },
];
