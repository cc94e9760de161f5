import { findSubject, findTopic } from '#content/load/subjects.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LoadedExamScreen, loadExam } from './loaded-exam.tsx';

/**
 * Loads a topic's questions. The address may write subject and topic without capitals and with hyphens; they are named
 * as on the card. What does not exist has no questions.
 */
export function loader({ params: { subject = '', section = '' } }: LoaderFunctionArgs) {
  const found = findSubject(subject);
  // oxlint-disable-next-line no-console -- the specification asks for it (section 8)
  if (!found) console.error(`There is no subject ${subject}.`);
  const topic = found && findTopic(found, section);
  return loadExam('topic-practice', `${found?.title ?? subject}/${topic?.title ?? section}`);
}

/** /entrance-preparation/{subject}/{section}: practice over one topic. */
export function Component() {
  return (
    <LoadedExamScreen
      loaded={useLoaderData<typeof loader>()}
      whenEmpty="No questions available for this subject and section."
    />
  );
}
