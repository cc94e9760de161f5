import { useLoaderData } from 'react-router';
import { LoadedExamScreen, loadExam } from './loaded-exam.tsx';

/** Loads the pool that the paper is drawn from. */
export function loader() {
  return loadExam('entrance-quiz');
}

/** /csit/entrance-questions: the timed entrance test of 100 questions. */
export function Component() {
  return <LoadedExamScreen loaded={useLoaderData<typeof loader>()} />;
}
