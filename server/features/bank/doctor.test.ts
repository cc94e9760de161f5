import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageOf } from '#text/message.ts';
import { weightPlace } from '#contract/finding-kinds.ts';
import { questionKey } from '#exam/question-key.ts';
import type { AnswerOf } from '#contract/calls.ts';
import type { BankItem } from '#contract/items.ts';
import { createTestApp, type TestApp } from '#server/testing/app.ts';
import { databases, type TestDatabase } from '#server/testing/databases.ts';
import { sum } from '#server/testing/items.ts';
import { signInStaff, type Staff } from '#server/testing/staff.ts';
import { post } from '#server/testing/students.ts';

describe.each(databases)('the doctor of the bank on $kind', ({ make }) => {
  let place: TestDatabase;
  let server: TestApp;
  let hari: Staff;
  let gita: Staff;
  beforeAll(async () => {
    place = await make();
    server = await createTestApp(place);
    hari = await signInStaff(server, 'Hari');
    gita = await signInStaff(server, 'Gita');
  });
  afterAll(async () => {
    await server.close();
    await place.remove();
  });
  const write = async (more: object) => (await hari.send('POST', '/staff/items', sum(more))).json<BankItem>();
  const doctor = async (query = '') =>
    (await hari.send('GET', `/staff/doctor${query}`)).json<AnswerOf<'GET /staff/doctor'>>();
  const about = async ({ id }: { id: string }) => (await doctor(`?item=${id}`)).rows;
  const check = async (body: object) => (await hari.send('POST', '/staff/items/check', body)).json().warnings;
  const dismiss = (finding: string) =>
    hari.send('POST', '/staff/doctor/dismiss', { finding, reason: 'It is meant so.' });

  it.each([
    ['no-right-option', { right: [] }, 'No option is marked as the right one.'],
    ['equal-options', { options: [{ text: '42' }, { text: '42 ' }] }, 'Two options are equal.'],
    ['unpaired-dollar', { stem: 'What does a 5$ note buy here?' }, /^A \$ without a partner/],
    ['tex', { stem: 'How much is $\\frac{1}{$ here?' }, /^TeX does not compile/],
    ['explanation', { explanation: '' }, 'The explanation is missing or too short.'],
    [
      'formula-outside',
      { stem: 'If x^2 = 9 and x > 0, what is x?', options: [{ text: 'H2SO4' }, { text: '$x^2$' }] },
      'This looks like a formula, and is typed as plain text: x^2, H2SO4',
    ],
  ])('finds %s, and warns of it while the item is written', async (kind, wrong, sentence) => {
    const found = { kind, sentence: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence) };
    expect(await check({ ...wrong, stem: sum(wrong).stem })).toContainEqual(found);
    const item = await write({ topic: kind, ...wrong });
    const { rows } = await doctor(`?item=${item.id}&kind=${kind}`);
    const said = { item: item.id, stem: item.stem, toReview: false, evidence: null, others: [], ...found };
    expect(rows).toEqual([{ id: expect.any(String), more: expect.any(Array), ...said }]);
    await hari.send('PUT', `/staff/items/${item.id}`, { ...item, ...sum({ stem: `What is ${kind} now?` }) });
    expect((await doctor(`?item=${item.id}&kind=${kind}`)).rows).toEqual([]);
  });

  it('says nothing of a sound item, nor while one is begun', async () => {
    const item = await write({ stem: 'Which of these is a sound question?' });
    expect(await about(item)).toEqual([]);
    expect(
      await check(sum({ stem: 'Which of these is as sound?', tags: undefined, subject: undefined, topic: undefined })),
    ).toEqual([]);
    const begun = await check({ options: [{ text: '' }, { text: '' }] });
    expect(begun.map(({ kind }: { kind: string }) => kind)).not.toContain('equal-options');
  });

  it('finds one group of near duplicates, in Devanagari too, until one is retired', async () => {
    const nepali = { stem: 'नेपालको सबैभन्दा लामो नदी कुन हो?', language: 'ne' };
    const first = await write(nepali);
    const warned = { kind: 'near-duplicate', sentence: `Near duplicate of item ${first.id}.`, item: first.id };
    const { stem, options, right, explanation } = sum({ ...nepali, stem: 'नेपालको  सबैभन्दा लामो नदी कुन हो ?' });
    expect(await check({ stem, options, right, explanation })).toEqual([warned]);
    expect(await check({ id: first.id, stem, options, right, explanation })).toEqual([]);
    expect(await check({ stem: stem.replace('लामो', 'छोटो'), options, right, explanation })).toEqual([]);
    const second = await write({ stem, options: options.toReversed(), right: ['c'], language: 'ne' });
    const group = {
      kind: 'near-duplicate',
      item: first.id,
      others: [{ id: second.id, stem }],
      more: [],
      sentence: `Items ${first.id}, ${second.id} nearly say the same.`,
    };
    expect(await about(first)).toMatchObject([group]);
    expect(await about(second)).toMatchObject([group]);
    await hari.send('PUT', `/staff/items/${first.id}`, { ...first, status: 'retired' });
    expect(await about(second)).toEqual([]);
  });

  it('finds a question asked with a word more and another key, and says first that their keys differ', async () => {
    const cities = ['Kathmandu', 'Pokhara', 'Lalitpur', 'Bhaktapur'].map((text) => ({ text }));
    const first = await write({ stem: 'What is the capital of Nepal ?', options: cities, right: ['a'] });
    const again = sum({ stem: 'What is the capital city of Nepal?', options: cities.toReversed(), right: ['b'] });
    const { stem, options, right, explanation } = again;
    expect(await check({ stem, options, right, explanation })).toEqual([
      {
        kind: 'different-keys',
        sentence: `Near duplicate of item ${first.id}, with another key.`,
        item: first.id,
      },
    ]);
    const second = await write(again);
    expect(await about(second)).toMatchObject([
      {
        kind: 'different-keys',
        sentence: `Items ${first.id}, ${second.id} nearly say the same and have different keys.`,
        others: [{ id: second.id, stem: second.stem }],
      },
    ]);
    const headers = { ...hari.headers, 'accept-language': 'ne' };
    const inNepali = await server.app.inject({ url: '/api/staff/doctor?kind=different-keys', headers });
    expect(inNepali.json().rows[0].sentence).toMatch(/^[^a-z]+$/);
    await hari.send('PUT', `/staff/items/${first.id}`, { ...first, status: 'retired' });
  });

  it('tells keys apart by what alone tells the options apart', async () => {
    const genotypes = ['TT', 'Tt', 'tt', 'None'].map((text) => ({ text }));
    const first = await write({ stem: 'Which genotype has a tall pea plant here?', options: genotypes, right: ['a'] });
    await write({ stem: 'Which genotype has a tall pea plant here ?', options: genotypes, right: ['b'] });
    expect(await about(first)).toMatchObject([{ kind: 'different-keys' }]);
    await hari.send('PUT', `/staff/items/${first.id}`, { ...first, status: 'retired' });
  });

  it('puts what weighs most first, and all that is found of one item together', async () => {
    const dull = await write({ stem: 'What is only without an explanation?', explanation: '' });
    const worse = await write({
      stem: 'What has no key, a $ and no explanation?',
      right: [],
      explanation: '',
    });
    const { rows, all, total, kinds } = await doctor('?size=200');
    expect(rows.filter(({ item }) => item === worse.id)).toMatchObject([
      { kind: 'no-right-option', more: [{ kind: 'unpaired-dollar' }, { kind: 'explanation' }] },
    ]);
    expect(rows.at(-1)).toMatchObject({ kind: 'explanation', more: [] });
    const weights = rows.map(({ kind }) => weightPlace(kind));
    expect(weights).toEqual(weights.toSorted((a, b) => a - b));
    expect([all, total]).toEqual([rows.length, rows.length]);
    expect((await hari.send('GET', '/staff/bank')).json().findings).toBe(all);
    const asked = await doctor('?kind=explanation&size=200');
    expect(asked.total).toBe(kinds.explanation);
    expect(asked.rows.every(({ kind }) => kind === 'explanation')).toBe(true);
    expect(asked.rows.find(({ item }) => item === worse.id)?.more).toMatchObject([
      { kind: 'no-right-option' },
      { kind: 'unpaired-dollar' },
    ]);
    for (const item of [dull, worse]) await hari.send('PUT', `/staff/items/${item.id}`, { ...item, status: 'retired' });
  });

  it('finds four that differ in their numbers alone', async () => {
    const items = [];
    for (const n of [1, 2, 3, 4])
      items.push(await write({ stem: `A train goes ${n} km in ${n + 1} min. How fast is it?` }));
    const found = (await doctor('?kind=of-a-kind')).rows;
    const ids = items.map(({ id }) => id);
    expect(found).toMatchObject([{ item: ids[0] }]);
    expect(found[0]?.sentence).toBe(
      `One of 4 that differ in their numbers alone, with item ${ids.slice(1).join(', ')}.`,
    );
  });

  it('says how often the right option was written first, where that is mostly', async () => {
    for (let n = 0; n < 60; n += 1) await write({ stem: `Which planet is number ${n}?`, right: ['a'] });
    const found = (await doctor('?kind=right-first')).rows;
    expect(found).toMatchObject([
      {
        item: null,
        sentence: expect.stringMatching(/^In \d+ % of your bank’s own items the right option was written first\.$/),
      },
    ]);
  });

  it('shows no more what staff have settled, until the item changes', async () => {
    const item = await write({ stem: 'What is left without an explanation?', explanation: '' });
    const [finding] = await about(item);
    expect((await dismiss(finding?.id ?? '')).statusCode).toBe(200);
    expect(await about(item)).toEqual([]);
    expect((await dismiss(finding?.id ?? '')).statusCode).toBe(404);
    const line = await server.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('act', '=', 'finding-dismissed')
      .execute();
    expect(line).toMatchObject([{ actor: 'account:Hari', subject: `item:${item.id}` }]);
    expect(JSON.parse(line[0]?.details ?? '')).toMatchObject({ kind: 'explanation', reason: 'It is meant so.' });
    await hari.send('PUT', `/staff/items/${item.id}`, item);
    expect(await about(item)).toHaveLength(1);
  });

  it('tells what an examination said against an item, in Nepali too, until that is saved anew', async () => {
    const item = await write({ stem: 'Which option did the better candidates choose?' });
    const row = { item_id: item.id, version: 1, kind: 'suspected-key', letter: 'C', found_at: 0 };
    const sentence = 'The key is B, but the better candidates chose C.';
    await server.database.db
      .insertInto('statistic_finding')
      .values({ ...row, sentence: JSON.stringify(messageOf('suspected-key', 'B', 'C')) })
      .execute();
    expect(await about(item)).toMatchObject([{ kind: 'suspected-key', sentence, stem: item.stem, toReview: false }]);
    await gita.send('POST', `/staff/items/${item.id}/review`, { chosen: 'b' });
    expect(await about(item)).toMatchObject([{ toReview: true }]);
    const headers = { ...hari.headers, 'accept-language': 'ne' };
    const inNepali = await server.app.inject({ url: '/api/staff/doctor?kind=suspected-key', headers });
    expect(inNepali.json().rows[0].sentence).toMatch(/^[^a-z]+$/);
    await hari.send('PUT', `/staff/items/${item.id}`, { ...item, ...sum({ stem: 'Which did they choose then?' }) });
    expect(await about(item)).toEqual([]);
  });

  it('joins what visitors report of a question, by whatever it is called where they met it', async () => {
    const item = await write({ stem: 'Which report is joined to its item?' });
    const question = questionKey({
      question: item.stem,
      options: item.options.map(({ text }) => text),
      answer: item.options[1]?.text ?? '',
    });
    let told = 0;
    // If no proxy is trusted, the server ignores addresses that a header names.
    const report = (body: object, ip = '10.0.0.1') =>
      post(server.app, '/reports', body, { 'x-test-ip': ip, 'x-forwarded-for': `192.0.2.${(told += 1)}` });
    const answer = await report({ question, reason: 'Wrong answer', text: 'It is 43.' });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([201, ['message']]);
    server.clock.now += 1000;
    await report({ question, reason: 'Unclear' });
    await report({ question: 'elsewhere.7', reason: 'Wrong answer' });
    expect(await about(item)).toMatchObject([
      { kind: 'report', sentence: 'Reported 2 times: Unclear, Wrong answer. “It is 43.”' },
    ]);
    const unknown = (await doctor('?kind=report')).rows.find((row) => row.item === null);
    expect(unknown?.sentence).toBe('Question elsewhere.7, which is not in the bank, was reported once: Wrong answer.');
    const [first] = await about(item);
    await dismiss(first?.id ?? '');
    expect(await about(item)).toEqual([]);
    server.clock.now += 1000;
    await report({ question, reason: 'Typing error' });
    expect(await about(item)).toMatchObject([{ sentence: 'Reported once: Typing error.' }]);
    expect((await doctor()).kinds).toMatchObject({ report: 2 });

    for (const body of [
      { question },
      { question: '', reason: 'x' },
      { question, reason: 'x', text: 'x'.repeat(1001) },
    ]) {
      expect((await report(body)).statusCode).toBe(422);
    }
    for (let n = 3; n < 10; n += 1) await report({ question, reason: 'Unclear' });
    const refused = await report({ question, reason: 'Unclear' });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-attempts']);
    expect((await report({ question, reason: 'Unclear' }, '10.0.0.2')).statusCode).toBe(201);
  });
});
