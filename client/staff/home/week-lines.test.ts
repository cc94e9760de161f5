import { expect, it } from 'vitest';
import { weekLines } from './week-lines.ts';

const week = {
  account: { isDone: true },
  college: { isDone: true },
  members: { isDone: false, people: 1, invited: 2 },
  items: { isDone: false, there: 62, reviewed: 48, needed: 80 },
  rehearsal: { isDone: false },
  examination: { isDone: false, made: 1 },
  backups: { isDone: false, everyHours: null },
  https: { isDone: true },
};

it('the first week has eight lines, each with its state and figures', () => {
  const lines = weekLines(week, false);
  expect(lines.map(({ name, isDone }) => [name, isDone])).toEqual(
    Object.entries(week).map(([name, { isDone }]) => [name, isDone]),
  );
  expect(lines[2]?.note).toBe('1 person, 2 invited');
  expect(lines[3]).toMatchObject({ title: 'Write or import 80 items', left: '62 of 80' });
  expect(lines[5]?.note).toBe('1 made, none sealed yet');
});

it('backups lead to the system’s page for an operator alone, and say how they begin while none are made', () => {
  expect(weekLines(week, false)[6]).toMatchObject({ acts: [], how: expect.stringContaining('BACKUP_DIR') });
  const [backups] = weekLines({ ...week, backups: { isDone: false, everyHours: 24 } }, true).slice(6);
  expect(backups?.acts).toEqual([{ title: 'To the system', to: '/staff/system' }]);
  expect(backups?.how).toBeUndefined();
});
