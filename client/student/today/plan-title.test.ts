import { expect, it } from 'vitest';
import { plan } from '#exam/record/plan.ts';
import { dayOf } from '#exam/record/day.ts';
import { november } from '#exam/testing/records.ts';
import { nothingLeft, planTitle } from './plan-title.ts';

it('the day of the paper has its title, and its note does not say that a plan is missing', () => {
  const nothing = { answers: [], cards: [], bookmarks: [], attempts: [], topics: [] };
  const goal = { paper: null, day: dayOf(november), minutes: 20, days: 5, changed: 1 };
  const made = plan(nothing, goal, november);
  expect(planTitle(made, 'usual')).toBe('The paper is today');
  expect(nothingLeft(made)).toBe('Today has no practice. Good luck!');
  expect(nothingLeft({ ...made, kind: 'usual' })).toBe('Nothing is planned for today.');
});
