import { LandingPage } from './landing-page.tsx';
import { landings } from './landings.ts';

export function Component() {
  return <LandingPage {...landings.science} />;
}
