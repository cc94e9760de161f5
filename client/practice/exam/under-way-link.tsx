import button from '#client/ui/button.module.css';
import { useSyncExternalStore } from 'react';
import { Link } from '#client/ui/link.tsx';
import { onStoredElsewhere, readStored } from '#client/storage/browser-storage.ts';
import { parseExamId, startPaths, type KeptFormat } from './exam-address.ts';

/** Where the exam under way goes on, if it is of one of these formats; null otherwise. */
function pathUnderWay(formats: readonly KeptFormat[]): string | null {
  const { exam, currentQuestionIndex } = readStored();
  const named = exam && parseExamId(exam.id);
  if (!named || exam.ended || currentQuestionIndex === undefined || !formats.includes(named.format)) return null;
  return startPaths[named.format](named.key);
}

/** Back to the paper under way, where it stands; nothing is cleared. */
export function UnderWayLink({ formats }: { formats: readonly KeptFormat[] }) {
  const path = useSyncExternalStore(
    onStoredElsewhere,
    () => pathUnderWay(formats),
    () => null,
  );
  if (path === null) return null;
  return (
    <Link className={button.outlined} to={path}>
      Continue
    </Link>
  );
}
