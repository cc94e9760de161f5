import { expect, test } from './fixtures.ts';

const titles = {
  '/': 'Home',
  '/login': 'Log in',
  '/register': 'Register',
  '/csit/entrance-preparation': 'B.Sc.CSIT Entrance Preparation',
  '/csit/entrance-questions': 'B.Sc.CSIT entrance test',
  '/entrance-preparation/English/Tag%20Questions': 'English: Tag Questions',
  '/csit-entrance/2075': '2075 Entrance Questions',
  '/plus-2-science/entrance-preparation': '+2 Science Entrance Preparation',
  '/exam-questions': 'Category test',
  '/exam/management': 'Entrance Examination of +2 Management',
  '/exam/science/start': '+2 Science examination',
  '/thankyou': 'Thank you',
  '/result': 'Result',
} as const;

for (const [path, title] of Object.entries(titles)) {
  test(`${path} has the title '${title} · Tayari', is English, and leaves out no heading level`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Tayari`);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const headings = page.getByRole('main').getByRole('heading');
    const levels = await headings.evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
  });
}
