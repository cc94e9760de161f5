import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['ram@gmail', 'ram@gmail.com'],
  ['ram@gmail.', 'ram@gmail.com'],
  ['ram@gmail.con', 'ram@gmail.com'],
  ['ram@gmail.co', 'ram@gmail.com'],
  ['ram@gmail.cm', 'ram@gmail.com'],
  ['ram@gmail.comm', 'ram@gmail.com'],
  ['ram@gmail.ocm', 'ram@gmail.com'],
  ['ram@gmial.com', 'ram@gmail.com'],
  ['Ram.K@GMAL.com', 'Ram.K@gmail.com'],
  [' ram@gamil.con ', 'ram@gmail.com'],
  ['ram@yahooo.com', 'ram@yahoo.com'],
  ['ram@hotmal.com', 'ram@hotmail.com'],
  ['ram@outlok.com', 'ram@outlook.com'],
  ['ram@iclod.com', 'ram@icloud.com'],
  ['ram@ncit.con', 'ram@ncit.com'],
])('asks whether %j is %j', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

it.each([
  'ram@gmail.com',
  'RAM@GMAIL.COM',
  'ram@ymail.com',
  'ram@mail.com',
  'ram@email.com',
  'ram@yahoo.ca',
  'ram@yahoo.co.in',
  'ram@hotmail.fr',
  'ram@gmx.com',
  'ram@aol.com',
  'ram@tu.edu.np',
  'ram@ncit.com.np',
  'ram@localhost',
  'ram',
  '@gmail',
  'ram@',
  '',
])('takes %j as it is', (typed) => expect(suggestEmail(typed)).toBeNull());
