import { expect, test } from 'vitest';
import { marksFigure, marksIn } from './marks.ts';

test('marks have two places or none, and a real minus sign', () => {
  expect([61, 61.5, 61.25, 0, -0.25, -3].map(marksFigure)).toEqual(['61', '61.50', '61.25', '0', '−0.25', '−3']);
});

test('in a Nepali sentence they have its digits', () => {
  expect([marksIn('ne', 12.5), marksIn('en', 12.5)]).toEqual(['१२.५०', '12.50']);
});
