import { useLoaderData } from 'react-router';
import { loadExam } from './loaded-exam.tsx';
import { SetExam } from './set-exam.tsx';

/** Loads the set under way, or one picked by chance. */
export function loader() {
  return loadExam('science-exam');
}

/** /exam/science/start: the entrance examination of +2 Science. */
export function Component() {
  return <SetExam loaded={useLoaderData<typeof loader>()} />;
}
