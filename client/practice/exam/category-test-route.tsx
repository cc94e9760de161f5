import { useLoaderData } from 'react-router';
import { LoadedExamScreen, loadExam } from './loaded-exam.tsx';

/** Loads the hundred questions of the category test. */
export function loader() {
  return loadExam('category-test');
}

/** /exam-questions: the timed test by category. */
export function Component() {
  return <LoadedExamScreen loaded={useLoaderData<typeof loader>()} />;
}
