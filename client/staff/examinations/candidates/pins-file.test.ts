import { expect, it } from 'vitest';
import { pinsFile } from './pins-file.ts';

const sita = { symbolNumber: '830001', name: 'सीता राई', room: '101', seat: 'A-1' };

it('lists each PIN with name, room and seat, and keeps the zeros that it begins with in a spreadsheet', () => {
  expect(pinsFile([sita], { '830001': '00380525' })).toBe(
    '\uFEFFsymbol_number,name,room,seat,pin\r\n"=""830001""",सीता राई,101,A-1,"=""00380525"""\r\n',
  );
});

it('leaves out who has no PIN to tell, and runs no formula that somebody is called', () => {
  const other = { symbolNumber: 'B/2', name: '=HYPERLINK("x"),1', room: null, seat: null };
  expect(pinsFile([sita, other], { 'B/2': '12345678' }).split('\r\n')[1]).toBe(
    `B/2,"'=HYPERLINK(""x""),1",,,"=""12345678"""`,
  );
});
