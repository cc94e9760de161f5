import { expect, test } from 'vitest';
import { whatItWas, whoActed } from './said-of.ts';

test.each<[subject: string, says: string, name?: string]>([
  ['candidate:SCI-2083/A/7', 'Candidate A/7, SCI-2083'],
  ['room:SCI-2083/Hall: 2', 'Hall: 2, SCI-2083'],
  ['room:SCI-2083/B: 2', 'Room B: 2, SCI-2083'],
  ['examination:SCI-2083', 'Examination SCI-2083'],
  ['account:x1', 'Asha', 'Asha'],
  ['account:x1', 'an account that is deleted'],
  ['item:entrance.block-01.17', 'Item entrance.block-01.17'],
  ['mail:7', 'Mail'],
  ['send-link', 'Links by mail'],
  ['something-new:7', 'something-new:7'],
])('%s is said as %s', (subject, says, name) => {
  expect(whatItWas(subject, name ?? null, true)).toBe(says);
});

test('in the log of one examination nobody has to be told which', () => {
  expect(['candidate:SCI-2083/7', 'examination:SCI-2083'].map((subject) => whatItWas(subject))).toEqual([
    'Candidate 7',
    'Examination',
  ]);
});

test('a room pass is told from that of another examination in the log of all', () => {
  const said = (ofAll: boolean) => ['room:SCI-1/A', 'room:MAN-1/A'].map((actor) => whoActed(actor, null, ofAll));
  expect([said(true), said(false)]).toEqual([
    ['Room pass A, SCI-1', 'Room pass A, MAN-1'],
    ['Room pass A', 'Room pass A'],
  ]);
});

test('two commands are told from each other', () => {
  expect(['command:user', 'command:backup'].map((actor) => whoActed(actor, null))).toEqual([
    'command “user” at the server',
    'command “backup” at the server',
  ]);
});
