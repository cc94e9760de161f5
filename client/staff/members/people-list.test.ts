import { describe, expect, it } from 'vitest';
import { dutyNames } from '#text/ne/staff-college.ts';
import { peopleOf, readPeople } from './people-list.ts';

const read = (text: string, givesOperator = false) => readPeople(text, dutyNames, givesOperator);
const problems = (text: string, givesOperator = false) =>
  read(text, givesOperator).map((each) => [
    each.line,
    ...each.problems.map(({ code, value }) => `${code} ${value}`.trim()),
  ]);

describe('a list of people', () => {
  it('is read from a spreadsheet or a file, with duties in English and in the words of the page', () => {
    const sita = { name: 'Sita Rai', email: 'sita@college.example', duties: ['examiner', 'teacher'] };
    expect(peopleOf(read('Name\tE-mail\tDuties\nSita Rai\tsita@college.example\tExaminer, teacher'))).toEqual([sita]);
    expect(peopleOf(read('नाम,इमेल,जिम्मेवारी\r\nSita Rai,sita@college.example,"परीक्षक, शिक्षक"\r\n'))).toEqual([sita]);
    expect(peopleOf(read('Sita Rai;sita@college.example;examiner, teacher'))).toEqual([sita]);
    expect(peopleOf(read('\uFEFFSita Rai,sita@college.example,examiner,teacher,,'))).toEqual([sita]);
    expect(peopleOf(read('"Rai, ""Sita""",sita@college.example,clerk'))[0]?.name).toBe('Rai, "Sita"');
  });

  it('says of each line what is wrong, and invites no person of such a line', () => {
    const text = [
      ',kamala@college.example,clerk',
      'Hari,hari at college,clerk',
      '',
      'Maya,,',
      'Gita,gita@college.example,boss / clerk',
      'Ram,ram@college.example,clerk',
      'Ram Thapa,RAM@college.example,teacher',
      `${'a'.repeat(101)},long@college.example,clerk`,
    ].join('\n');
    expect(problems(text)).toEqual([
      [1, 'name-missing'],
      [2, 'email-malformed hari at college'],
      [4, 'email-missing', 'duty-missing'],
      [5, 'duty-unknown boss'],
      [6],
      [7, 'twice RAM@college.example'],
      [8, `name-too-long ${'a'.repeat(101)}`],
    ]);
    expect(peopleOf(read(text)).map(({ name }) => name)).toEqual(['Ram']);
  });

  it('invites an operator only from an operator', () => {
    const text = 'Ram,ram@college.example,operator';
    expect([problems(text), problems(text, true)]).toEqual([[[1, 'operator']], [[1]]]);
  });
});
