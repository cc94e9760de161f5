import { bankOfYear, paperYears } from '#content/load/years.ts';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { missing } from '#client/shell/missing.ts';
import { paths } from '#client/shell/paths.ts';
import { LoadedExamScreen, loadExam } from './loaded-exam.tsx';
import styles from './paper-head.module.css';

/** Loads a year's paper, and no other year's. Ends in the not-found screen for a year without one. */
export function loader({ params: { year = '' } }: LoaderFunctionArgs) {
  if (bankOfYear(year) === undefined) {
    missing({
      title: `No paper for ${year}`,
      detail: `There are papers for ${paperYears[0]} to ${paperYears[paperYears.length - 1]}.`,
      back: { label: 'See the papers', to: paths.csitPreparation.to() },
    });
  }
  return loadExam('year-quiz', year);
}

/** /csit-entrance/{year}: a paper of 100 questions in that year's pattern. */
export function Component() {
  return (
    <LoadedExamScreen
      loaded={useLoaderData<typeof loader>()}
      paperHead={<p className={`small ${styles.note}`}>A practice paper in this year’s pattern.</p>}
    />
  );
}
