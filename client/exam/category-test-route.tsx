import { useLoaderData } from 'react-router';
import { BundledExam, loadExam } from './bundled-exam.tsx';

/** Loads the hundred questions of the category test. */
export function loader() {
  return loadExam('category-test');
}

/** /exam-questions: the timed test by category. */
export function Component() {
  return <BundledExam loaded={useLoaderData<typeof loader>()} />;
}
