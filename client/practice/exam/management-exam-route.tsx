import { useLoaderData } from 'react-router';
import { loadExam } from './loaded-exam.tsx';
import { SetExam } from './set-exam.tsx';

/** Loads the set under way, or one picked by chance. */
export function loader() {
  return loadExam('management-exam');
}

/** /exam/management/start: the entrance examination of +2 Management. */
export function Component() {
  return <SetExam loaded={useLoaderData<typeof loader>()} />;
}
