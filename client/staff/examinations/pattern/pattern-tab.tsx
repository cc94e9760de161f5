import { useExamination } from '../shared/use-examination.ts';
import { PatternEditor } from './pattern-editor.tsx';

/** The pattern of an examination. What is being written stays as it is while the page asks anew how the examination stands. */
export function Component() {
  const examination = useExamination();
  return <PatternEditor key={examination.state} examination={examination} />;
}
