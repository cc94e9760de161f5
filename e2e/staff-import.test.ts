import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { ItemContent, ListedItem } from '#contract/items.ts';
import { pngBase64 } from '#interchange/testing/seen.ts';
import { expectNoFinding } from './axe.ts';
import { resize } from './fit.ts';
import { expect, test } from './fixtures.ts';
import { startServer } from './server.ts';
import { aTeacher, signIn } from './staff-page.ts';
import { desk } from './windows.ts';

test.use({ viewport: desk, expectedErrors: [/status of (401|409|422)/] });

const question = (stem: string, right: readonly number[], options: readonly string[], inside = '') => `
<question type="multichoice"><questiontext format="html"><text><![CDATA[<p>${stem}</p>]]></text>${inside}</questiontext>
<generalfeedback format="html"><text>It follows from the definition, as every textbook says.</text></generalfeedback><single>true</single>
${options.map((text, place) => `<answer fraction="${right.includes(place) ? 100 : 0}"><text><![CDATA[${text}]]></text></answer>`).join('\n')}
</question>`;

/** An export of a college's Moodle: formulas, a picture, two questions with a problem, and one of an unsupported kind. */
const moodle = `<?xml version="1.0" encoding="UTF-8"?><quiz>
<question type="category"><category><text>$course$/top/Physics/Electricity</text></category></question>
${question('What is the resistance of \\(R = \\frac{V}{I}\\) at 2 V and 4 A?', [1], ['2 Ω', '0.5 Ω', '8 Ω', '6 Ω'])}
${question(
  'What does the picture show? <img src="@@PLUGINFILE@@/dot.png" alt="a dot">',
  [0],
  ['a dot', 'a line', 'a circle', 'a square'],
  `<file name="dot.png" path="/" encoding="base64">${pngBase64}</file>`,
)}
<question type="essay"><questiontext><text>Describe Ohm's law.</text></questiontext></question>
${question('Which of these is a unit of charge?', [], ['ampere', 'coulomb', 'volt', 'ohm'])}
${question('Which of these is a unit of power?', [2], ['joule', 'joule', 'watt', 'newton'])}
</quiz>`;

const file = { name: 'physics-unit-9.xml', mimeType: 'application/xml', buffer: Buffer.from(moodle) };
const choose = (page: Page) => page.getByLabel('Choose a file', { exact: true }).first().setInputFiles(file);
const exported = 'exported.zip';

/** The file's items in the bank of the page, without what each bank adds itself. */
async function itemsOf(page: Page): Promise<ItemContent[]> {
  const answer = await page.request.get(new URL('/api/staff/items?tag=physics-unit-9.xml&origin=own', page.url()).href);
  const { rows } = (await answer.json()) as { readonly rows: readonly ListedItem[] };
  return rows.map(({ tags, subject, topic, language, difficulty, stem, options, right, explanation, figure }) => {
    const own = tags.filter((tag) => tag !== exported);
    return { tags: own, subject, topic, language, difficulty, stem, options, right, explanation, figure };
  });
}
const byStem = (a: ItemContent, b: ItemContent) => a.stem.localeCompare(b.stem);

const save = async (page: Page) => {
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: /^saved \d\d:\d\d$/ })).toBeVisible();
};

test('a teacher’s first hour: a file of Moodle’s looked at, imported, repaired, written to, and taken out again', async ({
  page,
  server,
}) => {
  await page.goto('/staff/import');
  await signIn(page, await aTeacher(server, 'Sunita Maharjan'));
  await choose(page);
  await expect(page.getByText('Nothing is stored yet.')).toBeVisible();
  const look = page.getByRole('region', { name: '4 items, as they would look' });
  await expect(look.locator('mfrac')).toHaveText('VI');
  await expect(look.getByRole('img', { name: 'a dot' })).toHaveJSProperty('complete', true);
  await expect(page.getByRole('table', { name: '2 with a problem' }).getByRole('row')).toHaveText([
    /What is wrong/,
    /^line \d+4The file does not say which option is right\.$/,
    /^line \d+5Two options are equal\.$/,
  ]);
  await expect(page.getByRole('table', { name: '1 skipped' })).toContainText('this is an essay question');
  await expectNoFinding(page, 'a file looked at');
  await resize(page, { width: 320, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(desk);
  await page.keyboard.press('n');
  await expect(page.getByRole('row', { name: /does not say which option/ })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('4 items added as drafts.')).toBeVisible();
  await page.getByRole('link', { name: 'See them' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '4 items found.' })).toBeVisible();

  // Both problems are put right in their place.
  await page.getByRole('link', { name: /unit of charge/ }).click();
  await page.getByLabel('Option B is right').check();
  await save(page);
  await page.getByRole('main').getByRole('link', { name: 'Items' }).click();
  await page.goto('/staff/items?tag=physics-unit-9.xml');
  await page.getByRole('link', { name: /unit of power/ }).click();
  await page.getByLabel('Option B', { exact: true }).fill('pascal');
  await save(page);

  // One of her own, with a formula and a picture.
  await page.goto('/staff/items/new');
  await page.getByLabel('Stem').fill('How much is $\\frac{84}{2}$, as the picture shows?');
  for (const [place, text] of ['41', '42', '43', '44'].entries()) {
    await page.getByLabel(`Option ${'ABCD'.charAt(place)}`, { exact: true }).fill(text);
  }
  await page.getByLabel('Option B is right').check();
  const picture = { name: 'dot.png', mimeType: 'image/png', buffer: Buffer.from(pngBase64, 'base64') };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByLabel('What the figure shows, in words').fill('two rows of 42');
  await page.getByLabel('Tags').fill('physics-unit-9.xml');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/staff\/items\/\d+$/);

  // The same file adds nothing twice, and an export comes in at another college as the same items.
  await page.goto('/staff/import');
  await choose(page);
  await expect(page.getByRole('table', { name: /already in the bank$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Import \d items?$/ }).click();
  await expect(page.getByText('4 were in the bank already.')).toBeVisible();
  await page.goto('/staff/items?tag=physics-unit-9.xml');
  await page.getByText('Export', { exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'QTI 2.1 (zip)' }).click(),
  ]);
  const taken = { name: exported, mimeType: 'application/zip', buffer: readFileSync(await download.path()) };
  const here = await itemsOf(page);
  expect(here.map(({ figure }) => figure?.alt).filter(Boolean)).toEqual(['two rows of 42', 'a dot']);

  const elsewhere = await startServer();
  await page.goto(`${elsewhere.url}/staff/import`);
  await signIn(page, await aTeacher(elsewhere, 'Hari Karki'));
  await page.getByLabel('Choose a file', { exact: true }).first().setInputFiles(taken);
  await page.getByRole('button', { name: 'Import 5 items' }).click();
  await expect(page.getByText('5 items added as drafts.')).toBeVisible();
  expect((await itemsOf(page)).toSorted(byStem)).toEqual(here.toSorted(byStem));
  await page.goto('about:blank');
  await elsewhere.stop();
});

test('what can not be read is told in a sentence, also in Nepali, and pasted text comes in', async ({
  page,
  server,
}) => {
  await page.goto('/ne/staff/import');
  const teacher = await aTeacher(server, 'Bibek Thapa');
  await expect(page.getByLabel('इमेल')).toBeFocused();
  await page.keyboard.type(teacher.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('namaste-guru-2082');
  await page.keyboard.press('Enter');
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('alert')).toContainText('यो PDF हो');
  await page.getByRole('button', { name: 'अर्को फाइल वा पाठ' }).click();
  // A table with a heading that only a person understands.
  const table = 'सोधिएको,क,ख,सही उत्तर\nनेपालको राजधानी कहाँ छ?,पोखरा,काठमाडौँ,ख\n';
  await input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await page.getByLabel('सोधिएको', { exact: true }).selectOption('प्रश्न हो');
  await page.getByRole('button', { name: 'यिनै स्तम्भ मानेर पढ्नुहोस्' }).click();
  await expect(page.getByRole('button', { name: '१ प्रश्न आयात गर्नुहोस्' })).toBeVisible();
  await page.getByRole('button', { name: 'अर्को फाइल वा पाठ' }).click();
  await page.getByRole('textbox').fill('1. Which planet is nearest to the sun?\na) Venus\nb) Mercury\nAns: c');
  await page.getByRole('button', { name: 'हेर्नुहोस्' }).click();
  await expect(page.getByRole('table', { name: '१ वटामा समस्या' })).toContainText('उत्तरले कुनै विकल्प जनाउँदैन: c');
  const forAll = page.getByRole('group', { name: 'सबै प्रश्नका लागि, फाइलमा नलेखिएको भए' });
  await forAll.getByLabel('विषय').selectOption('physics');
  await forAll.getByLabel('कठिनाइ').selectOption('3');
  await page.getByRole('button', { name: '१ प्रश्न आयात गर्नुहोस्' }).click();
  await expect(page.getByText('१ प्रश्न मस्यौदाका रूपमा थपियो।')).toBeVisible();
  const stored = await page.request.get(new URL('/api/staff/items?q=planet%20nearest&status=draft', page.url()).href);
  expect(await stored.json()).toMatchObject({ rows: [{ subject: 'physics', difficulty: 3, language: 'en' }] });

  await page.goto('/staff/doctor?kind=no-right-option');
  const finding = page.getByRole('listitem').filter({ hasText: 'Which planet is nearest to the sun?' });
  await expect(finding).toBeVisible();
  await expectNoFinding(page, 'the doctor');
  // By keyboard: the newest is the first.
  await page.keyboard.press('j');
  await expect(finding.getByRole('link')).toBeFocused();
  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('An example.');
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(finding).toHaveCount(0);
});
