import { expect, test } from './fixtures.ts';

test('a student chooses questions, leaves in the middle, goes on from the history, and sees the answers', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const answerWrong = async () => {
    // The set is by chance: its answers too.
    await main.getByRole('radio').first().check({ force: true });
    await press('Check');
  };
  await page.goto('/practice');
  await main.getByLabel('Subject').selectOption('Physics');
  await main.getByRole('checkbox', { name: /^Kinematics/ }).check();
  await main.getByRole('checkbox', { name: 'Hard' }).uncheck();
  await main.getByRole('radio', { name: 'Own' }).check();
  await main.getByLabel('Your number').fill('3');
  await expect(main.getByRole('complementary')).toContainText('3 of them, about 4 min');
  await press('Start 3');
  await expect(page).toHaveURL(/\/practice\/.+/);
  const set = page.url();
  await expect(main).toContainText('Kinematics · 1 of 3');
  await answerWrong();
  await press('Next');
  await expect(main).toContainText('Kinematics · 2 of 3');

  // Back shows the choice as it was.
  await page.goBack();
  await expect(main.getByRole('checkbox', { name: /^Kinematics/ })).toBeChecked();
  await expect(main.getByRole('checkbox', { name: 'Hard' })).not.toBeChecked();
  await expect(main.getByRole('button', { name: 'Start 3' })).toBeVisible();
  await page.goto('/');
  await main.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(set);
  await page.goto('/history');
  await main.getByRole('button', { name: 'Continue: Kinematics' }).click();
  await expect(page).toHaveURL(set);
  await expect(main).toContainText('Kinematics · 2 of 3');
  await answerWrong();
  await press('Next');
  await answerWrong();
  await press('Finish');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^\d of 3 right$/);
  await main.getByRole('link', { name: 'See the answers' }).click();
  await expect(page).toHaveURL(/\/history\/.+/);
  // Its address leads there now.
  await page.goto(set);
  await expect(page).toHaveURL(/\/history\/.+/);
});

test('what would win the most marks begins ten questions of its topic', async ({ page }) => {
  const main = page.getByRole('main');
  await page.goto('/practice?topic=physics/Kinematics&which=new&count=5&timed=0');
  await main.getByRole('button', { name: 'Start 5' }).click();
  await expect(main).toContainText('Kinematics · 1 of 5');
  for (let place = 1; place <= 5; place += 1) {
    await main.getByRole('radio').nth(1).check({ force: true });
    await main.getByRole('button', { name: 'Check' }).click();
    await main.getByRole('button', { name: /Next|Finish/ }).click();
  }
  await page.goto('/progress');
  await main.getByRole('link', { name: 'Practise Kinematics' }).click();
  await expect(page).toHaveURL(/\/practice\/.+/);
  await expect(main).toContainText('Kinematics · 1 of 10');
});
