import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import { startPaths, type KeptFormat } from './exam-address.ts';
import { usePaperUnderWay } from './paper-under-way.ts';

/** Beside a start button: back to the paper under way, if it is of one of these formats; nothing is cleared. */
export function ContinueLink({ formats }: { formats: readonly KeptFormat[] }) {
  const paper = usePaperUnderWay();
  if (!paper || !formats.includes(paper.format)) return null;
  return (
    <Link className={button.outlined} to={startPaths[paper.format](paper.key)}>
      Continue
    </Link>
  );
}
