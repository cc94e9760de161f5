import { useExamination } from '../shared/use-examination.ts';
import { PatternEditor } from './pattern-editor.tsx';

/** The pattern of an examination. The form keeps its text while the page requests the examination's state again. */
export function Component() {
  const examination = useExamination();
  return <PatternEditor key={examination.state} examination={examination} />;
}
