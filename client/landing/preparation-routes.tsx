import { LandingPage } from './landing-page.tsx';
import { type Landing, landings } from './landings.ts';

/** A component for each row, so that going from one landing to another begins anew. */
function pageOf(landing: Landing) {
  return { Component: () => <LandingPage landing={landing} /> };
}

/** The landings that are their row and nothing more. */
export const preparationRoutes = {
  science: pageOf(landings.science),
  management: pageOf(landings.management),
  csit: pageOf(landings.csit),
  bca: pageOf(landings.bca),
};
