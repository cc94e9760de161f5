import '#client/styles/landing.css';
import { Link } from '#client/ui/link.tsx';
import { clearForExamStart } from '#client/exam/browser-storage.ts';
import { Icon } from '#client/ui/icon.tsx';
import { PageFoot } from '#client/ui/page-foot.tsx';
import { Poster } from '#client/ui/poster.tsx';
import dark from './landing-dark.webp';
import light from './landing-light.webp';
import type { Landing } from './landings.ts';
import { PaperPattern } from './paper-pattern.tsx';

/** What a preparation landing shows, whichever programme it is for. */
export function LandingPage({ programme, start, format }: Landing) {
  return (
    <>
      <section className="hero">
        <div className="txt">
          <h1 className="h1">
            Be Ready for <span className="whitespace-nowrap">{programme}</span> Entrance Preparation
          </h1>
          <p className="lead">
            Apply for scholarships through online exams, with <span className="whitespace-nowrap">merit-based</span>{' '}
            selection.
          </p>
          {/* A new attempt never meets what an earlier one has left behind. */}
          <Link className="btn" to={start.to} onClick={clearForExamStart}>
            {start.label} <Icon name="arrow" size={22} weight={2.4} />
          </Link>
        </div>
        <Poster light={light} dark={dark} />
      </section>
      <div className="wrap">
        <PaperPattern format={format} />
      </div>
      <PageFoot />
    </>
  );
}
