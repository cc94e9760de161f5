import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { orFailure } from '#client/lib/api/answers.ts';
import { LoadedExamScreen, type LoadedExam } from '#client/student/exam/loaded-exam.tsx';
import { examOf } from '#client/student/exam/exam-id.ts';
import { examKind } from '#client/student/exam/exam-kinds.ts';
import { ApiPage } from '#client/student/shell/api-page.tsx';
import { correctAddress } from '#client/student/navigation/elsewhere.ts';
import { mcqKey, mcqUnitPath, type McqUnitIds } from '#client/student/exam/mcq-address.ts';
import { mcqUnits } from '#client/student/exam/mcq-units.ts';
import { pagesOf } from './programme-pages.ts';

/** A unit's questions. The ids decide; the loader corrects wrong titles in the address. */
export function loader({ params, signal }: LoadArgs) {
  const { title = '', utitle = '', id = '', uid = '', utype = '' } = params;
  return orFailure(load({ id, uid, utype }, { title, utitle }, signal), signal);
}

async function load(ids: McqUnitIds, titles: { title: string; utitle: string }, signal: AbortSignal) {
  const bank = await (await mcqUnits()).loadMcqUnit(ids, signal);
  const { programme, subject, unit } = bank.place;
  const format = 'mcq-practice';
  const key = mcqKey(ids);
  if (titles.title !== subject.title || titles.utitle !== unit.title) {
    correctAddress(mcqUnitPath(key, { subject: subject.title, unit: unit.title }));
  }
  const exam: LoadedExam = { exam: examOf(format, key), format, key, bank };
  return { title: examKind(format).heading(key, bank), section: pagesOf(programme.slug).section, exam };
}

/** /mcq/subject/{title}/{id}/{utitle}/{uid}/{utype}: practice over one unit of an entrance subject. */
export function Component() {
  return <ApiPage loaded={usePageData<typeof loader>()}>{({ exam }) => <LoadedExamScreen loaded={exam} />}</ApiPage>;
}
