import type { LoadArgs } from '#client/student/navigation/route.ts';
import { correctAddress } from '#client/student/navigation/elsewhere.ts';
import { loadTopicOf } from '#client/student/exam/topic-bank.ts';
import { missing } from '#client/student/shell/missing.ts';
import { paths } from '#client/lib/paths.ts';
import { loadSheet } from '#client/ui/use-sheet.ts';
import * as m from '#messages/question-page.ts';
import { questionPage, type QuestionPage } from './question-page.ts';
import sheet from './question-page.css?url&no-inline';

export { Component } from './question-screen.tsx';

/** The question of the address. Its topic comes from the program's own files, so a device that has them needs no network. */
export async function loader({ params }: LoadArgs): Promise<QuestionPage> {
  const written = params['key'] ?? '';
  const key = written.toLowerCase();
  if (written !== key) correctAddress(paths.question.to({ key }));
  const [found] = await Promise.all([loadTopicOf(key), loadSheet('question-sheet', sheet)]);
  const page = found && questionPage(found.topic, found.bank, key);
  return page ?? missing({ title: m.noQuestion, detail: m.perhapsMended });
}
