import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { orFailure } from '#client/lib/api/answers.ts';
import { LoadedExamScreen, type LoadedExam } from '#client/student/exam/loaded-exam.tsx';
import { examOf } from '#client/student/exam/exam-routes.ts';
import { examKind } from '#client/student/exam/exam-kinds.ts';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { correctAddress } from './correct-address.ts';
import { loadMcqUnit } from '#client/student/exam/load-mcq-unit.ts';
import { mcqKey, mcqUnitPath, type McqUnitIds } from '#client/student/exam/mcq-address.ts';
import { pagesOf } from './programme-pages.ts';

/** A unit's questions. The ids decide; the loader corrects wrong titles in the address. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const { title = '', utitle = '', id = '', uid = '', utype = '' } = params;
  return orFailure(load({ id, uid, utype }, { title, utitle }, request), request.signal);
}

async function load(ids: McqUnitIds, titles: { title: string; utitle: string }, request: Request) {
  const bank = await loadMcqUnit(ids, request.signal);
  const { programme, subject, unit } = bank.place;
  const format = 'mcq-practice';
  const key = mcqKey(ids);
  if (titles.title !== subject.title || titles.utitle !== unit.title) {
    correctAddress(request, mcqUnitPath(key, { subject: subject.title, unit: unit.title }));
  }
  const exam: LoadedExam = { exam: examOf(format, key), format, key, bank };
  return { title: examKind(format).heading(key, bank), section: pagesOf(programme.slug).section, exam };
}

/** /mcq/subject/{title}/{id}/{utitle}/{uid}/{utype}: practice over one unit of an entrance subject. */
export function Component() {
  return <ApiPage loaded={useLoaderData<typeof loader>()}>{({ exam }) => <LoadedExamScreen loaded={exam} />}</ApiPage>;
}
