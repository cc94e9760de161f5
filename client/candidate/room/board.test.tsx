import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { actOf } from './act-request.ts';
import { ActForm } from './act-form.tsx';
import { boardOf, candidate, iso } from '#contract/testing/board-samples.ts';
import { CandidateRow } from './candidate-row.tsx';
import { Outages } from './outages.tsx';

const dark = { from: iso(10), to: iso(14), given: false };
const nothing = () => undefined;

it('shows of an outage that is over who lost time by it, behind a button that says so', () => {
  const outage = { id: 'o', room: 'A', dark: 2, worked: 1, back: 0, minutes: 5, givenTo: 0, given: null };
  const board = boardOf(
    [
      candidate('1', { dark: [dark] }),
      candidate('2', { worked: [dark] }),
      candidate('3', { dark: [{ ...dark, from: iso(14), to: iso(20) }] }),
      candidate('4', { dark: [{ ...dark, from: iso(20), to: iso(22) }] }),
    ],
    { outages: [{ ...outage, from: iso(10), to: iso(15) }] },
  );
  const page = renderToStaticMarkup(<Outages board={board} act={nothing} />);
  const [, controlled] = /<button[^>]* aria-expanded="false" aria-controls="([^"]*)">See who</.exec(page) ?? [];
  const list = page.slice(page.indexOf(`<ul id="${controlled}"`));
  expect(list).toMatch(/^<ul [^>]*hidden/);
  expect(list.match(/Candidate \d/g)).toEqual(['Candidate 1', 'Candidate 3']);
});

it('asks for other minutes with what the dark time would come to, and its reason', () => {
  const one = candidate('1', { dark: [dark] });
  const asked = { kind: 'minutes', to: { symbolNumber: '101' }, name: one.name, stretch: dark } as const;
  const form = renderToStaticMarkup(
    <ActForm asked={asked} board={boardOf([one])} room="A" act={nothing} cancel={nothing} />,
  );
  expect(form).toContain('Give 4 minutes');
  expect(form).toMatch(/<textarea[^>]*>[^<]*11:10[^<]*11:14/);
});

it('settles the dark time by whatever minutes are given for it, and not without a reason', () => {
  const to = { symbolNumber: '101' };
  const asked = { kind: 'minutes', to, name: 'Candidate 1', stretch: dark } as const;
  const filled = { written: 'The bus was late.', minutes: 7, since: iso(30) };
  const given = { kind: 'minutes', to, minutes: 7, reason: 'The bus was late.', since: iso(30) };
  expect(actOf(asked, filled)).toEqual({ ...given, dark: iso(10) });
  expect(actOf({ ...asked, stretch: null }, filled)).toEqual(given);
  expect(actOf(asked, { ...filled, written: '' })).toBeNull();
});

it('asks before a device is released, by name and symbol number, and says that it can’t be undone', () => {
  const one = candidate('1');
  const asked = { kind: 'release', to: { symbolNumber: '101' }, name: one.name } as const;
  const form = renderToStaticMarkup(
    <ActForm asked={asked} board={boardOf([one])} room="A" act={nothing} cancel={nothing} />,
  );
  expect(form).toContain('Candidate 1 · 101');
  expect(form).toContain('can’t be undone');
  expect(form).not.toContain('<textarea');
  expect(actOf(asked, { written: '', minutes: 5, since: iso(30) })).toEqual({ kind: 'release', symbolNumber: '101' });
});

it('asks before a face is marked, and says that the candidate is sent nowhere', () => {
  const one = candidate('1');
  const asked = { kind: 'face', to: { symbolNumber: '101' }, name: one.name } as const;
  const form = renderToStaticMarkup(
    <ActForm asked={asked} board={boardOf([one])} room="A" act={nothing} cancel={nothing} />,
  );
  expect(form).toContain('sent nowhere');
  expect(form).not.toContain('<textarea');
  const act = { kind: 'face', symbolNumber: '101', matches: false };
  expect(actOf(asked, { written: '', minutes: 5, since: iso(30) })).toEqual(act);
});

it('shows each candidate’s symbol number, that a device was released, and how much came late or with a time that can not be', () => {
  const row = (more: object) => {
    const one = candidate('1', more);
    return renderToStaticMarkup(
      <CandidateRow
        candidate={one}
        need={null}
        board={boardOf([one])}
        photo={undefined}
        now={Date.parse(iso(30))}
        isOpen={false}
        toggle={nothing}
        act={nothing}
        ask={nothing}
      />,
    );
  };
  expect(row({})).toContain('>101<');
  expect(row({})).not.toContain('Device released');
  expect(row({})).not.toMatch(/after the end|can not be/);
  expect(row({ faceDoubted: true })).toContain('face marked');
  expect(row({ released: true })).toContain('Device released');
  expect(row({ late: 2, implausible: 3 })).toMatch(/after the end: 2 answers.*with a time that can not be: 3/);
});
