import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import type { FormatName } from '#exam/practice/formats.ts';
import { examRoute } from '#client/student/exam/exam-routes.ts';
import { usePaperUnderWay } from './paper-under-way.ts';
import { goOn } from '#messages/parts.ts';

/** Beside a start button: back to the paper under way, if it is of one of these formats. It clears nothing. */
export function ContinueLink({ formats }: { formats: readonly FormatName[] }) {
  const paper = usePaperUnderWay();
  if (!paper || !formats.includes(paper.format)) return null;
  return (
    <Link className={button.outlined} to={examRoute(paper.format).to(paper.key)}>
      {goOn}
    </Link>
  );
}
