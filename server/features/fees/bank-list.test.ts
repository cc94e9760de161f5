import { expect, it } from 'vitest';
import { readTextTable } from '#server/features/bank/interchange/text-table.ts';
import { readBankList } from './bank-list.ts';

const read = (text: string) => readBankList(readTextTable(Buffer.from(text)));

it('reads a bank’s list by its headings, below the bank’s own lines, in either language', () => {
  const list = read(
    [
      'Rastriya Banijya Bank,,,',
      'Statement of November,,,',
      'Voucher No.,Credit Amount,Txn Date,Depositor',
      '0091877,"1,500.00",2026-11-18,SUSHMA BK',
      '९३४१२,"रु १,०००/-",2083.08.03,Asmita',
      ',500,2026-11-18,nobody',
      '0091878,-200.00,2026-11-18,a withdrawal',
    ].join('\n'),
  );
  expect(list.lines).toEqual([
    { key: '91877', number: '0091877', paisa: 150_000, day: '2026-11-18', name: 'SUSHMA BK', phone: '' },
    { key: '93412', number: '९३४१२', paisa: 100_000, day: '2026-11-19', name: 'Asmita', phone: '' },
  ]);
  expect(list.errors).toEqual([
    { line: 6, code: 'no-number' },
    { line: 7, code: 'no-amount' },
  ]);
  expect(read('भौचर नम्बर,रकम,मोबाइल\n७,१०००,९८४१\n').lines).toMatchObject([
    { key: '7', paisa: 100_000, phone: '९८४१' },
  ]);
});

it('says what it lacks, and takes a person’s word for its columns', () => {
  const text = 'A,B\n77,1000\n';
  expect(read(text)).toMatchObject({ lines: [], errors: [{ line: 1, code: 'no-column' }] });
  const said = readBankList(readTextTable(Buffer.from(text)), ['number', 'amount']);
  expect(said.lines).toMatchObject([{ key: '77', paisa: 100_000, day: null }]);
  expect(read('').errors).toEqual([{ line: 1, code: 'unreadable' }]);
});
