import { expect, test } from 'vitest';
import { storedKeyNames, storedKeys } from './stored-keys.ts';

test('the keys are those of the specification, and one that says whose they are', () => {
  expect(storedKeyNames).toEqual([
    'profile',
    'setIndex',
    'currentQuestionIndex',
    'startTime',
    'selectedOptions',
    'categoryQuestions',
    'remainingTime',
    'score',
    'finalScore',
    'totalQuestions',
    'exam',
  ]);
});

test('only the profile survives an exam start, and nothing survives a logout', () => {
  expect(storedKeyNames.filter((key) => storedKeys[key].survivesExamStart)).toEqual(['profile']);
  expect(storedKeyNames.filter((key) => storedKeys[key].survivesLogout)).toEqual([]);
});
