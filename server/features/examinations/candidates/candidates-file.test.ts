import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCandidateColumns, candidateColumns } from '#contract/candidate-columns.ts';
import { inPreeti } from '#interchange/testing/preeti.ts';
import { readTextTable } from '#server/features/bank/interchange/text-table.ts';
import { templateRows } from './candidates-template.ts';
import { readCandidates, type FileChoices } from './candidates-file.ts';

const read = (text: string | Uint8Array, said?: FileChoices) =>
  readCandidates(readTextTable(typeof text === 'string' ? Buffer.from(text) : text), said);
const header = 'symbol_number,name,room,seat,groups,extra_minutes,date_of_birth,previous_score,pin';

test('a full line gives all of a candidate', () => {
  const { candidates, errors, ignored } = read(
    `${header}\n240317,सीता शर्मा,A-1,12,Women; Remote;Women,15,BS 2066-01-17,3.65,00123456\n`,
  );
  expect(errors).toEqual([]);
  expect(ignored).toEqual([]);
  expect(candidates).toEqual([
    {
      line: 2,
      symbolNumber: '240317',
      name: 'सीता शर्मा',
      room: 'A-1',
      seat: '12',
      groups: ['Women', 'Remote'],
      extraMinutes: 15,
      dateOfBirth: '2009-04-30',
      previousScore: 3.65,
      pin: '00123456',
    },
  ]);
});

test('columns in any order, in capitals, with others beside them that are named', () => {
  const { candidates, ignored } = read('Name,school,SYMBOL_NUMBER\nRam,Namuna,12\n');
  expect(candidates).toEqual([{ line: 2, symbolNumber: '12', name: 'Ram' }]);
  expect(ignored).toEqual(['school']);
});

test.each([';', '\t', ','])('cells may be separated by %j, with or without a byte order mark', (delimiter) => {
  for (const mark of ['', '\uFEFF']) {
    const text = `${mark}${stringify(
      [
        ['symbol_number', 'name', 'room'],
        ['1', 'KC, Hari; "Raju"', 'A'],
      ],
      { delimiter },
    )}`;
    expect(read(text).candidates).toEqual([{ line: 2, symbolNumber: '1', name: 'KC, Hari; "Raju"', room: 'A' }]);
  }
});

test('digits of either script', () => {
  const [candidate] = read(
    'symbol_number,name,extra_minutes,date_of_birth,previous_score,pin\n१०२३,राम,१५,BS २०६६-०१-१७,३.६५,००१२३४५६\n',
  ).candidates;
  expect(candidate).toMatchObject({
    symbolNumber: '१०२३',
    extraMinutes: 15,
    dateOfBirth: '2009-04-30',
    previousScore: 3.65,
    pin: '00123456',
  });
  expect(read('symbol_number,name\n1023,Ram\n१०२३,राम\n').errors).toEqual([
    { line: 3, message: 'symbol_number १०२३ is already on line 2' },
  ]);
});

test('empty lines before the header hide none of its columns', () => {
  expect(read('\n\nsymbol_number;name\n1;A\n').candidates).toEqual([{ line: 4, symbolNumber: '1', name: 'A' }]);
});

test('lines end as on any system, and empty ones are passed over with their number', () => {
  const { candidates } = read('symbol_number,name\r\n1,A\r\n\r\n2,B\r\n');
  expect(candidates.map(({ line, symbolNumber }) => [line, symbolNumber])).toEqual([
    [2, '1'],
    [4, '2'],
  ]);
});

test('a name over two lines counts both', () => {
  expect(read('symbol_number,name\n1,"A\nB"\n1,C\n').errors[0]).toMatchObject({ line: 2 });
  expect(read('symbol_number,room,name\n1,"A",B\n1,x,C\n').errors).toEqual([
    { line: 3, message: 'symbol_number 1 is already on line 2' },
  ]);
});

const line = (cells: Record<string, string>) => {
  const all: Record<string, string> = { symbol_number: '7', name: 'Ram', ...cells };
  return read(stringify([[...candidateColumns], candidateColumns.map((name) => all[name] ?? '')]));
};

describe('what is wrong is named with its line', () => {
  test.each([
    [{ symbol_number: '' }, 'symbol_number is missing'],
    [{ symbol_number: '12 34' }, 'symbol_number “12 34” is not one to twenty letters, digits, - or /'],
    [
      { symbol_number: '1'.repeat(21) },
      `symbol_number “${'1'.repeat(21)}” is not one to twenty letters, digits, - or /`,
    ],
    [{ name: '' }, 'name is missing'],
    [{ name: 'x'.repeat(101) }, `name “${'x'.repeat(40)}” can not be read, or is longer than 100 letters`],
    [{ name: 'a\u202Eb' }, 'name “a\u202Eb” can not be read, or is longer than 100 letters'],
    [{ room: 'x'.repeat(81) }, 'room is longer than 80 letters, or can not be read'],
    [{ extra_minutes: '-5' }, 'extra_minutes “-5” is not a whole number from 0 to 600'],
    [{ extra_minutes: '601' }, 'extra_minutes “601” is not a whole number from 0 to 600'],
    [{ date_of_birth: '2009-02-30' }, 'date_of_birth “2009-02-30” is no date such as 2009-04-30 or BS 2066-01-17'],
    [
      { date_of_birth: 'BS 2066-01-40' },
      'date_of_birth “BS 2066-01-40” is no date such as 2009-04-30 or BS 2066-01-17',
    ],
    [{ previous_score: '3.655' }, 'previous_score “3.655” is not a number with at most two places'],
    [{ pin: '12345' }, 'pin is not six to twelve digits'],
  ])('%j', (cells, message) => {
    expect(line(cells).errors).toEqual([{ line: 2, message }]);
    expect(line(cells).candidates).toEqual([]);
  });

  test('a symbol number that is there already names the first line', () => {
    const rows = Array.from({ length: 15 }, (_, index) => `${1020 + index},Name`);
    const { errors, candidates } = read(['symbol_number,name', ...rows, '1023,Again'].join('\n'));
    expect(errors).toEqual([{ line: 17, message: 'symbol_number 1023 is already on line 5' }]);
    expect(candidates).toHaveLength(15);
  });

  test.each([
    ['', 1, 'The file is empty'],
    ['symbol,name\n1,A', 1, 'The header has no column symbol_number'],
    ['symbol_number\n1', 1, 'The header has no column name'],
    ['symbol_number,name,name\n1,A,B', 1, 'The header has the column name twice'],
    ['symbol_number,name\n', 1, 'There is no candidate below the header'],
    ['symbol_number,name\n1,A,B', 2, 'This line has 3 cells, the header has 2'],
    ['symbol_number,name\n1', 2, 'This line has 1 cells, the header has 2'],
  ])('%j', (text, at, message) => {
    expect(read(text).errors).toEqual([{ line: at, message }]);
  });

  test.each([
    ['symbol_number,name\n1,A\n2,"B\n3,C\n', 3],
    ['symbol_number,name\n1,"A\nB"\n2,B"x"\n3,C\n', 4],
    ['symbol_number,"name\n1,A\n', 1],
  ])('a quotation mark that is not closed, or stands within a cell: %j', (text, at) => {
    const message = 'A quotation mark is not closed, or stands in the middle of a cell';
    expect(read(text).errors).toEqual([{ line: at, message }]);
  });

  test('all that is wrong in a line, and a symbol number that is there already beside it', () => {
    expect(read('symbol_number,name,pin,extra_minutes\n7,,12,\n8,B,,-1\n7,C,1,\n').errors).toEqual([
      { line: 2, message: 'name is missing' },
      { line: 2, message: 'pin is not six to twelve digits' },
      { line: 3, message: 'extra_minutes “-1” is not a whole number from 0 to 600' },
      { line: 4, message: 'pin is not six to twelve digits' },
      { line: 4, message: 'symbol_number 7 is already on line 2' },
    ]);
  });

  test.each([
    ['a PDF', Buffer.from('%PDF-1.7 symbol_number,name'), 'This is no table: save it as .xlsx, .ods or CSV'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47]), 'This is no table: save it as .xlsx, .ods or CSV'],
    ['bytes of a program', Buffer.from([0x7f, 0x45, 0, 0, 1, 0]), 'This is no table: save it as .xlsx, .ods or CSV'],
  ])('%s', (_, bytes, message) => {
    expect(read(bytes).errors).toEqual([{ line: 1, message }]);
  });
});

test.each([
  ['UTF-16', Buffer.from('\uFEFFsymbol_number,name\n1,José\n', 'utf16le')],
  ['Windows-1252', Buffer.from([...Buffer.from('symbol_number,name\n1,Jos'), 0xe9])],
])('a text in %s', (_, bytes) => {
  expect(read(bytes).candidates).toEqual([{ line: 2, symbolNumber: '1', name: 'José' }]);
});

describe('columns by their usual headings', () => {
  test('as an office in Nepal writes them, in English', () => {
    const { candidates, errors, ignored, columns } = read(
      'Namuna College,,,,,,,\nB.Sc. CSIT Entrance 2083; list,,,,,,,\n' +
        'S.N.,Symbol No.,Full Name,Date of Birth (BS),Gender,Mobile No.,Email,Shoe size\n' +
        '1,00380525,Sita Sharma,2066/1/17,F,9841234567,sita@example.com,38\n',
    );
    expect(errors).toEqual([]);
    expect(candidates).toEqual([
      {
        line: 4,
        symbolNumber: '00380525',
        name: 'Sita Sharma',
        dateOfBirth: '2009-04-30',
        gender: 'female',
        phone: '9841234567',
        email: 'sita@example.com',
      },
    ]);
    expect(ignored).toEqual(['shoe size']);
    expect(columns.map(({ is }) => is)).toEqual([
      null, 'symbol_number', 'name', 'date_of_birth', 'gender', 'phone', 'email', null,
    ]); // prettier-ignore
    expect(columns.at(-1)).toEqual({ heading: 'Shoe size', is: null, first: ['38'] });
  });

  test('and in Nepali', () => {
    const { candidates, errors } = read(
      'क्र.सं.;सिम्बोल नं.;नाम थर;जन्म मिति;लिङ्ग;मोबाइल नं.;समूह;कोठा\n१;१०२३;राम थापा;२०६६-०१-१७;पुरुष;९८४१२३४५६७;दलित;क\n',
    );
    expect(errors).toEqual([]);
    expect(candidates).toEqual([
      {
        line: 2,
        symbolNumber: '१०२३',
        name: 'राम थापा',
        dateOfBirth: '2009-04-30',
        gender: 'male',
        phone: '9841234567',
        groups: ['दलित'],
        room: 'क',
      },
    ]);
  });

  test('the symbol number is the one of several numbers that is called so', () => {
    const { columns } = read("Regd. No.,Roll No.,Symbol No.,Student's Name\n1,2,3,Ram\n");
    expect(columns.map(({ is }) => is)).toEqual([null, null, 'symbol_number', 'name']);
    expect(read("Regd. No.,Student's Name\n7,Ram\n").candidates).toMatchObject([{ symbolNumber: '7' }]);
  });

  test('what is not recognised is said by a person', () => {
    const text = 'Ident,Who\n1,Ram\n';
    expect(read(text).errors).toEqual([{ line: 1, message: 'The header has no column symbol_number' }]);
    expect(read(text).columns).toEqual([
      { heading: 'Ident', is: null, first: ['1'] },
      { heading: 'Who', is: null, first: ['Ram'] },
    ]);
    expect(read(text, { is: ['symbol_number', 'name'] }).candidates).toMatchObject([
      { symbolNumber: '1', name: 'Ram' },
    ]);
    expect(read(text, { is: ['name', 'name'] }).errors).toMatchObject([{ line: 1 }]);
  });

  test('a heading of ten thousand letters is no heading, and is told in short', () => {
    const { errors, columns } = read(`${'नाम '.repeat(10_000)},Symbol No.\n1,2\n`);
    expect(errors).toMatchObject([{ message: 'The header has no column name' }]);
    expect(columns[0]?.heading.length).toBeLessThan(100);
  });

  test('a column that is named twice is put right by a person', () => {
    const text = 'symbol_number,name,name\n1,Ram,x\n';
    expect(read(text).errors).toMatchObject([{ line: 1 }]);
    expect(read(text, { is: ['symbol_number', 'name', null] }).candidates).toMatchObject([{ name: 'Ram' }]);
  });

  test('a head of thirty thousand columns and a cell of a million letters are told at once', () => {
    const wide = read(`symbol_number,name${',x'.repeat(30_000)}\n1,Ram\n`);
    expect(wide.columns.length).toBeLessThanOrEqual(100);
    const long = read(`symbol_number,name,dob,extra_minutes\n1,Ram,BS${' '.repeat(1_000_000)}x,\n`);
    expect(long.errors).toEqual([{ line: 2, message: 'date_of_birth has more than 1,000 letters' }]);
  });

  test('what an export guards from a spreadsheet comes back as it was', () => {
    expect(read("symbol_number,name,phone\n1,Ram,'+977-9841234567\n").candidates).toMatchObject([
      { phone: '+977-9841234567' },
    ]);
  });

  test('a percentage of a sheet, which keeps it as a part of one, is one of a hundred', () => {
    const rows = [
      { line: 1, cells: ['Symbol No.', 'Name', 'Percentage'] },
      { line: 2, cells: ['1', 'Ram', '0.985'] },
      { line: 3, cells: ['2', 'Sita', '85.5'] },
    ];
    const scores = readCandidates({ isSheet: true, rows }).candidates.map(({ previousScore }) => previousScore);
    expect(scores).toEqual([98.5, 85.5]);
    const gpa = [
      { line: 1, cells: ['Symbol No.', 'Name', 'GPA'] },
      { line: 2, cells: ['1', 'Ram', '0.9'] },
    ];
    expect(readCandidates({ isSheet: true, rows: gpa }).candidates).toMatchObject([{ previousScore: 0.9 }]);
  });

  test('the example of a template is no candidate', () => {
    expect(read('Symbol No.,Name\nEXAMPLE,Sita Sharma\n7,Ram\n').candidates).toHaveLength(1);
  });
});

describe('days of birth', () => {
  test('that can be read in two ways are asked for, and nothing comes in', () => {
    const text = 'Symbol No.,Name,DOB\n1,Ram,3/4/2009\n2,Sita,2035-01-02\n';
    expect(read(text)).toMatchObject({
      asks: ['order', 'calendar'],
      errors: [{ line: 2 }, { line: 3 }],
      candidates: [],
    });
    expect(read(text, { order: 'day-first', calendar: 'BS' }).candidates).toMatchObject([
      { dateOfBirth: '2009-04-03' },
      { dateOfBirth: '1978-04-15' },
    ]);
  });

  test('a day of the other calendar below a heading that names one is an error of its line', () => {
    const { errors, asks } = read('Symbol No.,Name,DOB (BS)\n1,Ram,2066-01-17\n2,Sita,2005-01-02\n');
    expect([errors.map((each) => each.line), asks]).toEqual([[3], []]);
  });
});

describe('what a spreadsheet has made of numbers', () => {
  test('a symbol number with a point and a zero is the number before it', () => {
    expect(read('Symbol No.,Name\n380525.0,Ram\n').candidates).toMatchObject([{ symbolNumber: '380525' }]);
  });

  test('one that is shorter than the others is named as a doubt and comes in', () => {
    const { candidates, doubts } = read('Symbol No.,Name\n00380524,Ram\n380525,Sita\n00380526,Hari\n');
    expect(candidates).toHaveLength(3);
    expect(doubts).toEqual([
      {
        line: 3,
        message:
          'symbol_number 380525 is shorter than the others, which have 8 digits: a spreadsheet may have taken zeros away',
      },
    ]);
    expect(read('Symbol No.,Name\n1,Ram\n20,Sita\n').doubts).toEqual([]);
  });

  test('what says that there is nothing is nothing', () => {
    const [candidate] = read('Symbol No.,Name,Phone,Email,Sex,DOB,GPA\n1,Ram,-,N/A,nil,—,\n').candidates;
    expect(candidate).toMatchObject({ phone: null, email: null, gender: null, dateOfBirth: null, previousScore: null });
  });

  test('a wrong e-mail address or gender is named', () => {
    expect(read('Symbol No.,Name,Email,Sex\n1,Ram,ram@,x\n').errors).toEqual([
      { line: 2, message: 'email “ram@” is no address' },
      { line: 2, message: 'gender “x” is not female, male or other' },
    ]);
  });
});

test('the same is said in Nepali, with the names of the columns as they are', () => {
  const file = Buffer.from('symbol_number,name\n1,A\n1,B\n,C\n');
  expect(read(file, { language: 'ne' }).errors).toEqual([
    { line: 3, message: 'symbol_number 1 हरफ २ मा आइसकेको छ' },
    { line: 4, message: 'symbol_number खाली छ' },
  ]);
  expect(read('', { language: 'ne' }).errors).toEqual([{ line: 1, message: 'फाइल खाली छ' }]);
});

test('whatever a file holds, every line is either a candidate or an error', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 20 }),
      (rows) => {
        const { candidates, errors } = read(stringify([['symbol_number', 'name'], ...rows]));
        const wrong = new Set(errors.map((each) => each.line));
        const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
        for (const each of candidates) expect(wrong).not.toContain(each.line);
        if (filled.length > 0) expect(candidates.length + wrong.size).toBe(filled.length);
      },
    ),
  );
});

test('any bytes are read without an error of ours', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(() => read(bytes)).not.toThrow();
    }),
  );
});

describe('fonts from before Unicode', () => {
  const names = ['राम बहादुर थापा', 'गीता शर्मा', 'सीता श्रेष्ठ', 'कृष्ण प्रसाद अधिकारी', 'सरस्वती दाहाल', 'विनोद पौडेल'];
  const typed = names.map((name) => inPreeti(name) ?? '');

  test('names that are typed in Preeti are recognised and made Unicode, their headings and digits too', () => {
    const head = ['सिम्बोल नं.', 'नाम थर', 'जन्म मिति', 'लिङ्ग'].map((heading) => inPreeti(heading) ?? '');
    const rows = typed.map((name, nth) => [`!@#${'!@#$%^'.charAt(nth)}`, name, '@)^^÷!÷!&', inPreeti('महिला')]);
    const { candidates, errors, legacy, doubts } = read(stringify([head, ...rows], { delimiter: '\t' }));
    expect([errors, doubts]).toEqual([[], []]);
    expect(candidates.map(({ name }) => name)).toEqual(names);
    expect(candidates[0]).toMatchObject({ symbolNumber: '१२३१', dateOfBirth: '2009-04-30', gender: 'female' });
    expect(legacy).toMatchObject({ font: 'preeti', kept: false, more: 0 });
    expect(legacy?.lines[1]).toEqual({
      line: 3,
      typed: `!@#@ | ${typed[1]} | @)^^÷!÷!& | ${inPreeti('महिला')}`,
      text: '१२३२ | गीता शर्मा | २०६६/१/१७ | महिला',
    });
  });

  test('they stay as they are where a person says so, and the font is named all the same', () => {
    const text = stringify([['Symbol No.', 'Name'], ...typed.map((name, nth) => [nth + 1, name])]);
    const kept = read(text, { keepsLegacy: true });
    expect(kept.candidates.map(({ name }) => name)).toEqual(typed);
    expect(kept.legacy).toMatchObject({ font: 'preeti', kept: true });
    expect(read('Symbol No.,Name\n1,Ram Thapa\n2,Hari KC\n').legacy).toBeUndefined();
  });

  test('what may be English too stays, and is named with what it would be', () => {
    const text = stringify([['Symbol No.', 'Name'], ...[...typed, 'led aL=s='].map((name, nth) => [nth + 1, name])]);
    const { candidates, doubts } = read(text);
    expect(candidates.at(-1)?.name).toBe('led aL=s=');
    expect(doubts).toEqual([
      {
        line: 8,
        message: 'name “led aL=s=” stays as it is, since it may be English; in the old font it is “भिम बी.क.”',
      },
    ]);
  });
});

test('the list to fill in is recognised in each of its columns, and its example is not imported', () => {
  const [head = [], example = []] = templateRows();
  const birth = allCandidateColumns.indexOf('date_of_birth');
  const mine = example.map((cell, place) => (place === 0 ? '00900001' : place === birth ? '2009-04-30' : cell));
  const found = read(stringify([head, example, mine]));
  expect(found.columns.map(({ is }) => is)).toEqual(allCandidateColumns);
  expect(found).toMatchObject({ errors: [], ignored: [], asks: [], candidates: [{ symbolNumber: '00900001' }] });
});
