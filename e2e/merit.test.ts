import { unzipSync } from 'fflate';
import readXlsxFile from 'read-excel-file/node';
import { expectNoFinding } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { endedExamination, pinOf } from './merit-examination.ts';

test.use({ expectedErrors: [/Failed to load resource/] });

const code = 'MERIT-1';
const reason = 'The second option follows as well, see the book on page 12.';

test('from the key to the publication: two objections accepted, a tie settled, one withheld, every figure the same everywhere', async ({
  page,
  server,
  browser,
}) => {
  const { staff, object } = await endedExamination(server, code);
  const desk = await browser.newContext({ baseURL: server.url });
  await desk.addCookies([staff.cookie]);
  const office = await desk.newPage();
  const part = `/staff/examinations/${code}`;
  const confirm = async (act: string, yes: string) => {
    await office.getByRole('button', { name: act }).click();
    await office.getByRole('dialog').getByRole('button', { name: yes, exact: true }).click();
    await expect(office.getByRole('dialog')).toHaveCount(0);
  };

  await office.goto(`${part}/key`);
  await expect(office.getByRole('heading', { name: '0 objections on 0 items' })).toBeVisible();
  await confirm('Publish the key …', 'Publish the key');

  await page.goto(`/hall/${code}`);
  await page.getByLabel('Symbol number').fill('1005');
  await page.getByLabel('PIN').fill(pinOf('1005'));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Key and answers' })).toBeVisible();
  await expect(page.getByText('14.50 of 15')).toBeVisible();
  await page.getByRole('button', { name: 'Not right 1' }).click();
  await page.getByRole('button', { name: '20. Your answer B, right A. 0 marks' }).click();
  await expect(page.getByText('The first one follows at once')).toBeVisible();
  await page.getByLabel('Why?').fill('Too short.');
  await page.getByRole('button', { name: 'Send the objection' }).click();
  await expect(page.getByRole('alert')).toContainText('Write at least 20 characters.');
  await page.getByLabel('Why?').fill(reason);
  await page.getByRole('radio', { name: 'B' }).check();
  await page.getByRole('button', { name: 'Send the objection' }).click();
  await expect(page.getByText('Received. It is not decided yet.')).toBeVisible();
  await expectNoFinding(page, 'the key');
  await object('1030', { place: 12, reason });

  await office.reload();
  await office.getByRole('button', { name: '20 English' }).click();
  await expect(office.getByText('Candidate 1005 Sharma chose B and wants B')).toBeVisible();
  await office.keyboard.press('v');
  await expect(office.getByRole('radio', { name: 'Several are right' })).toBeChecked();
  await office.getByRole('checkbox', { name: 'B is right' }).check();
  await office.getByLabel('Reason').fill('Both follow.');
  await office.getByRole('button', { name: '13 English' }).click();
  await office.keyboard.press('Shift+K');
  await expect(office.getByRole('radio', { name: 'Keep A' })).toBeChecked();
  await office.keyboard.press('c');
  await expect(office.getByRole('radio', { name: 'Cancel, marks to everybody who sat' })).toBeChecked();
  // In a field, a letter types a letter.
  await office.getByLabel('Reason').pressSequentially('A sign was cut.');
  await expect(office.getByText(/39 candidates gain marks, 0 lose some\. Mean \d+\.\d → \d+\.\d\./)).toBeVisible();
  await expectNoFinding(office, 'the key with its objections');
  await confirm('Make key version 2', 'Make it');
  await expect(office.getByText('The marks of 39 candidates changed.')).toBeVisible();
  await expect(office.getByText('2 of 2 decided.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Item 20: A and B are right. Your marks: 14.50 → 15')).toBeVisible();
  await page.getByRole('button', { name: 'Objections 2' }).click();
  await page.getByRole('button', { name: /^20\./ }).click();
  await expect(page.getByText('Both follow.')).toBeVisible();
  await page.goto(`/results/${code}`);
  await expect(page.getByText('The results are not published yet.')).toBeVisible();

  await confirm('Close the decisions …', 'Close the decisions');
  await office.goto(`${part}/results`);
  await office.getByLabel('A symbol number').fill('1021');
  await office.getByLabel('Another one').fill('1020');
  await office.getByRole('button', { name: 'Compare' }).click();
  await expect(office.getByText('1020 stands above 1021 by total marks: 12 against 11.50.')).toBeVisible();
  await office.getByText('Withhold a candidate …').click();
  await office.getByLabel('Symbol number', { exact: true }).fill('1004');
  await office.getByLabel('Reason').first().fill('Papers are missing.');
  await office.getByRole('button', { name: 'Withhold', exact: true }).click();
  await expect(office.getByRole('listitem').filter({ hasText: '1004 Candidate 1004 Sharma' })).toContainText(
    'Papers are missing.',
  );
  await expect(office.getByRole('button', { name: 'No longer withhold 1004' })).toBeVisible();
  await office.getByRole('button', { name: 'Open: one more' }).click();
  await expect(office.getByText(/would stand elsewhere/)).toBeVisible();
  await office.getByRole('button', { name: 'Back to what is kept' }).click();
  await expect(office.getByText('A tie is open: Women.')).toBeVisible();
  for (const [symbolNumber, why] of [
    ['1021', 'Drawn by lot.'],
    ['1022', 'The lot was read wrong.'],
  ] as const) {
    await office.getByRole('checkbox', { name: symbolNumber }).check();
    await office.getByLabel('Reason').last().fill(why);
    await confirm('Admit 1 …', 'Admit');
    await expect(office.getByRole('row', { name: new RegExp(`^22 ${symbolNumber} `) })).toContainText('Women 3');
    if (symbolNumber === '1021') await office.getByRole('button', { name: 'Decide anew …' }).click();
  }
  await office.getByLabel(`Type the code ${code} first`).fill(code);
  await confirm('Publish …', 'Publish the results');
  await expect(office.getByRole('link', { name: 'The public page' })).toBeVisible();

  // A dash and an empty cell mean no value. Text that looks like a number is one. A row ends with the candidate's place.
  const figuresOf = (cells: readonly unknown[]) =>
    cells.map((cell) =>
      cell === null || cell === '' || cell === '–' ? null : Number.isNaN(Number(cell)) ? cell : Number(cell),
    );
  const inWords = ([rank, symbolNumber, ...cells]: readonly unknown[]) => {
    const [passed, list, position, withheld] = cells.slice(-6, -2).map(String);
    const verdict = withheld === 'yes' ? 'Withheld' : passed;
    const seat = position === 'null' ? '' : position;
    return figuresOf(
      [rank, symbolNumber, ...cells.slice(0, -6), verdict, list, seat].map((cell) => (cell === 'null' ? '' : cell)),
    );
  };
  const tableOf = async () => {
    const rows = office.getByRole('table', { name: 'Results' }).getByRole('row');
    const cells = await rows.evaluateAll((all) =>
      all
        .filter((row) => row.children.length > 3)
        .slice(1)
        .map((row) => Array.from(row.children, (cell) => cell.textContent ?? '')),
    );
    return cells.map(figuresOf);
  };
  const file = async (name: string) => (await office.request.get(`/api${part}/${name}`)).body();
  const [sheet] = await readXlsxFile(await file('results.xlsx'));
  const csv = (await file('results.csv')).toString().trim().split('\n').slice(1);
  const figures = csv.map((line) => inWords(line.split(',')));
  expect(figures).toHaveLength(61);
  expect((sheet?.data ?? []).slice(1).map(inWords)).toEqual(figures);
  // The screen leaves out how many are right and empty; the files and the printed sheet have these.
  expect((await tableOf()).map((row) => row.slice(0, 7))).toEqual(
    figures.slice(0, 50).map((row) => [...row.slice(0, 6), row[0] === null ? null : row[7]]),
  );
  await office.goto(`${part}/print/results`);
  await expect(office.getByText('Prepared by')).toBeVisible();
  expect(await tableOf()).toEqual(figures);
  const totals = new Map(figures.map(([rank, symbolNumber, , total]) => [symbolNumber, [rank, symbolNumber, total]]));
  const marks = figures.flatMap(([, , , total]) => (typeof total === 'number' ? [total] : []));
  const passed = marks.filter((total) => total >= 4).length;

  await page.reload();
  const listRows = (of: typeof page, at: number) =>
    of
      .getByRole('table')
      .nth(at)
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const cells = Array.from(row.children, (cell) => cell.textContent ?? '');
          return [cells[0], cells[1], cells[cells.length - 1]].map(Number);
        }),
      );
  await expect(page.getByRole('heading', { name: 'Merit list' })).toBeVisible();
  await office.goto(`${part}/print/merit`);
  await expect(office.getByRole('heading', { name: 'Women', exact: true })).toBeVisible();
  for (const at of [0, 1, 2]) {
    const published = await listRows(page, at);
    expect(published).toEqual(published.map(([, symbolNumber]) => totals.get(symbolNumber ?? 0)));
    expect(await listRows(office, at)).toEqual(published);
  }
  expect((await listRows(page, 1)).map(([, symbolNumber]) => symbolNumber)).toEqual([1013, 1017, 1022]);
  await expect(page.getByText('Withheld, no seat: 1004.')).toBeVisible();
  await expect(page.getByText('equal to the last tie-break, admitted by the examiner')).toBeVisible();
  await expect(page.getByText(`60 sat, ${passed} passed, 15 seats.`)).toBeVisible();

  // Complete without a script, in both languages, and the same in the files for another server.
  const noScript = await browser.newContext({ javaScriptEnabled: false });
  const reader = await noScript.newPage();
  const zip = unzipSync(await file('publication.zip'));
  const apart = (name: string) => `data:text/html;base64,${Buffer.from(zip[name] ?? '').toString('base64')}`;
  for (const address of [`/results/${code}`, `/ne/results/${code}`, apart('index.html'), apart('ne.html')]) {
    await reader.goto(address.startsWith('/') ? new URL(address, page.url()).href : address);
    for (const at of [0, 1, 2])
      expect(await listRows(reader, at), address.slice(0, 40)).toEqual(await listRows(page, at));
    await expect(reader.getByRole('table').first()).toHaveCSS('border-collapse', 'collapse');
    await expect(reader.getByRole('button')).toHaveCount(address.startsWith('/') ? 1 : 0);
  }
  await expect(reader.getByRole('link', { name: 'English' })).toHaveAttribute('href', 'index.html');
  await noScript.close();
  await office.goto(`${part}/statistics`);
  const mean = marks.reduce((sum, total) => sum + total, 0) / marks.length;
  await expect(office.locator('dl > div', { hasText: 'Mean' }).getByRole('definition')).toHaveText(mean.toFixed(1));
  const fall = office.getByRole('table', { name: 'How the marks fall' });
  await expect(fall.getByRole('row').last()).toContainText(String(marks.length));
  await expectNoFinding(office, 'the statistics');
  await desk.close();

  await page.getByLabel('Symbol number').fill('1005');
  await page.getByLabel('PIN').fill('00000000');
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.getByLabel('PIN').fill(pinOf('1005'));
  await page.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Rank' })).toContainText('Rank 6 of 60. Open list, seat 5');
  await expectNoFinding(page, 'as it stands');

  await page.goto(`/hall/${code}`);
  await expect(page.getByRole('heading', { name: 'Your rank' })).toContainText('6');
  await expect(page.getByText('Open list, seat 5 of 10.')).toBeVisible();
  await page.getByLabel('Their symbol number').fill('1004');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('1004 stands above you by an earlier hand-in, your totals being equal.')).toBeVisible();
  await expectNoFinding(page, 'the own result');
  await page.getByRole('button', { name: 'Key and answers' }).click();
  await expect(page.getByText('The time for objections is over.')).toBeVisible();
  await staff.close();
});
