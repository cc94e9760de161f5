import { calls } from '#contract/calls.ts';
import type { Browser } from './browser.ts';
import { emailOf, password } from './students.ts';

const subjectsAnswer = calls['GET /subjects/:slug'].answers[200];
const categoryAnswer = calls['GET /subject/:subject_slug/category/:category_slug'].answers[200];

/** One student's first minute: the page with all that it loads, a look around, a unit, and a log-in. */
export async function visit({ ask }: Browser, student: number): Promise<void> {
  const page = await ask('/');
  await Promise.all(assetsOf(page).map((path) => ask(path)));
  await Promise.all(['/api/levels', '/api/entrance/subjects'].map((path) => ask(path)));

  const subjects = subjectsAnswer
    .parse(JSON.parse(await ask('/api/subjects/grade-x')))
    .filter(({ categories }) => categories.length > 0);
  const subject = subjects[student % subjects.length];
  const category = subject?.categories[student % subject.categories.length];
  const unit = categoryAnswer.parse(JSON.parse(await ask(`/api/subject/${subject?.slug}/category/${category?.slug}`)));
  if (unit.items.length === 0) throw new Error(`${subject?.slug} has nothing in ${category?.slug}`);

  const { token } = JSON.parse(await ask('/api/login', { email: emailOf(student), password })) as { token: string };
  await ask('/api/me', undefined, { authorization: `Bearer ${token}` });
}

/** The files that a page names: scripts, styles, preloaded fonts and modules. */
function assetsOf(html: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg))"/g)];
  return [...new Set(named.map(([, path]) => path ?? ''))];
}
