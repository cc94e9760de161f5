import { EntranceSubjects } from './entrance-subjects.tsx';
import { LandingPage } from './landing-page.tsx';
import { type Landing, landings } from './landings.ts';

/** A component for each row, so that going from one landing to another begins anew. */
function pageOf(landing: Landing) {
  const { subjectsOf } = landing;
  return {
    Component: () => (
      <LandingPage landing={landing}>{subjectsOf && <EntranceSubjects programme={subjectsOf} />}</LandingPage>
    ),
  };
}

/** The landings that are their row and the entrance subjects of its programme. */
export const preparationRoutes = {
  science: pageOf(landings.science),
  management: pageOf(landings.management),
  csit: pageOf(landings.csit),
  bca: pageOf(landings.bca),
};
