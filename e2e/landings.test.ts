import { expect, test } from './fixtures.ts';
import { topics, years } from './papers.ts';

/** Every address of a landing, and its texts. */
const landings = [
  {
    path: '/csit/entrance-preparation',
    title: 'B.Sc.CSIT Entrance Preparation',
    heading: 'Be Ready for B.Sc.CSIT Entrance Preparation',
  },
  {
    path: '/plus-2-science/entrance-preparation',
    title: '+2 Science Entrance Preparation',
    heading: 'Be Ready for +2 Science Entrance Preparation',
    subjects: ['Physics', 'Chemistry', 'Biology'],
  },
  {
    path: '/plus-2-management/entrance-preparation',
    title: '+2 Management Entrance Preparation',
    heading: 'Be Ready for +2 Management Entrance Preparation',
    subjects: ['Logical Reasoning', 'General Knowledge'],
  },
  {
    path: '/csit',
    title: 'B.Sc.CSIT Entrance Preparation',
    heading: 'Be Ready for B.Sc.CSIT Entrance Preparation',
    subjects: ['Mathematics', 'Computer'],
  },
  {
    path: '/bca',
    title: 'BCA Entrance Preparation',
    heading: 'Be Ready for BCA Entrance Preparation',
    subjects: ['Mathematics', 'English'],
  },
  {
    path: '/exam/science',
    title: 'Entrance Examination of +2 Science',
    heading: 'Entrance Examination of +2 Science',
    facts: ['Sets4', 'Questions50', 'Each60 s'],
  },
  {
    path: '/exam/management',
    title: 'Entrance Examination of +2 Management',
    heading: 'Entrance Examination of +2 Management',
    facts: ['Sets2', 'Questions50', 'Each60 s'],
  },
] as const;

for (const landing of landings) {
  test.describe(landing.path, () => {
    test('says what it is, to the letter', async ({ page }) => {
      await page.goto(landing.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(landing.heading);
      await expect(page).toHaveTitle(`${landing.title} · Tayari`);
      if ('facts' in landing) await expect(page.locator('main dl > div')).toHaveText([...landing.facts]);
      if (!('subjects' in landing)) return;
      for (const subject of landing.subjects) {
        const link = page.getByRole('main').getByRole('link', { name: subject, exact: true });
        await expect(link).toHaveAttribute('href', new RegExp(`^/mcq/subject/${encodeURIComponent(subject)}/\\d+$`));
      }
    });
  });
}

test('the B.Sc.CSIT landing lists the six papers, English with its six topics, and the subjects that have a page of topics', async ({
  page,
}) => {
  await page.goto('/csit/entrance-preparation');
  await expect(page.getByRole('main').getByRole('link', { name: /Entrance Questions$/ })).toHaveText(
    years.map((year) => `${year} Entrance Questions`),
  );
  await expect(page.locator('a[href^="/csit-entrance/"] svg[aria-hidden=true]')).toHaveCount(6);
  await expect(page.getByRole('heading', { level: 2 })).toContainText(["Let's Practice Subject wise Questions !!"]);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['English', 'More subjects by topic']);
  // A count of thousands must not read as a year.
  await expect(page.getByText(/^\d,\d{3} questions$/)).toHaveCount(1);
  await expect(page.locator('a[href^="/entrance-preparation/English/"]')).toHaveText(
    Object.entries(topics).map(([title, count], i) => `${'ABCDEF'.charAt(i)}${title}${count} questions`),
  );
  const subjects = ['Mathematics', 'Physics', 'Chemistry', 'Computer'];
  await expect(page.locator(subjects.map((title) => `a[href="/entrance-preparation/${title}"]`).join())).toHaveText(
    subjects.map((title, i) => new RegExp(`^${'ABCD'.charAt(i)}${title}\\d+ questions$`)),
  );
  const pattern = page.locator('section').filter({ has: page.getByRole('heading', { name: /^One paper/ }) });
  await expect(pattern.getByRole('list').last().getByRole('listitem')).toHaveText([
    'Mathematics25',
    'Physics25',
    'Chemistry25',
    'English15',
    'Computer10',
  ]);
});

test('a programme without subjects says so', async ({ page }) => {
  await page.route('/api/entrance/subjects', (route) => route.fulfill({ json: [] }));
  await page.goto('/bca');
  await expect(page.getByText('There are no subjects here yet.')).toBeVisible();
});

test.describe('while the API does not answer', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('the landing stands, says that the subjects could not be loaded, and asks again', async ({ page }) => {
    let down = true;
    await page.route('/api/entrance/subjects/**', (route) => (down ? route.abort() : route.continue()));
    await page.goto('/plus-2-science/entrance-preparation');
    await expect(page.getByRole('alert')).toContainText('The subjects could not be loaded.');
    await expect(page.getByRole('link', { name: 'Start Test' })).toBeVisible();
    down = false;
    await page.getByRole('button', { name: 'Try again' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Physics' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Which subject needs work?' })).toBeFocused();
  });
});

test('by keyboard the landing goes start, video, papers', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/csit/entrance-preparation');
  await expect(page.getByRole('button', { name: 'Pause the background video' })).toBeVisible();
  await page.getByRole('link', { name: 'Start Now' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Pause the background video' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '2074 Entrance Questions' })).toBeFocused();
});
