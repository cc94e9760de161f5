import { paths } from '#client/lib/paths.ts';
import { EntranceSubjects } from './entrance-subjects.tsx';
import { ExamLanding, type SetFormat } from './exam-landing.tsx';
import { LandingPage } from './landing-page.tsx';
import { type Landing, landings } from './landings.ts';

/** A component for each row, so that a change from one landing to another starts anew. */
function preparation(landing: Landing) {
  const { subjectsOf } = landing;
  return {
    Component: () => (
      <LandingPage landing={landing}>{subjectsOf && <EntranceSubjects programme={subjectsOf} />}</LandingPage>
    ),
  };
}

function examination(format: SetFormat, start: string) {
  return { Component: () => <ExamLanding format={format} start={start} /> };
}

/** The landings that are only their row of a table. */
export const landingRoutes = {
  science: preparation(landings.science),
  management: preparation(landings.management),
  csit: preparation(landings.csit),
  bca: preparation(landings.bca),
  scienceExam: examination('science-exam', paths.scienceExamStart.to()),
  managementExam: examination('management-exam', paths.managementExamStart.to()),
};
