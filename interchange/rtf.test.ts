import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseRtf } from './rtf.ts';
import { seen } from './testing/seen.ts';

const head = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fnil\fcharset0 Calibri;}{\f1\fnil Preeti;}}{\colortbl;\red0\green0\blue0;}{\*\generator Word;}`;

test('a document as teachers type one: text, bold, raised letters, signs of Unicode and Windows', () => {
  const body = String.raw`\pard 1. Is m\super 2\nosupersub  an area, caf\'e9 \u2344?\u2375?\par a) {\b yes}\par b) no\par\par {\v secret}{\pict 0102}Ans: a\par`;
  expect(seen(parseRtf(`${head}${body}}`))).toEqual([
    { stem: 'Is m<sup>2</sup> an area, café ने', options: ['*yes', 'no'] },
  ]);
});

test('runs in Preeti become Unicode by the name of their font, or stay', () => {
  const body = String.raw`\pard\f1 != g]kfnsf] /fhwfgL s'g xf] <\par -s_ kf]v/f\par -v_ sf7df8f\}+\par pQ/ M v\par\f0 2. CPU?\par a) x\par b) y\par Ans: b\par`;
  const parsed = parseRtf(`${head}${body}}`);
  expect(parsed.font).toBe('preeti');
  expect(seen(parsed)).toEqual([
    { language: 'ne', stem: 'नेपालको राजधानी कुन हो ?', options: ['पोखरा', '*काठमाडौं'] },
    { stem: 'CPU?', options: ['x', '*y'] },
  ]);
  expect(parsed.items[0]?.typed).toContain('-s_ kf]v/f');
  expect(parseRtf(`${head}${body}}`, { keepsLegacy: true }).font).toBe('preeti');
});

test('a table of questions is one question a row', () => {
  const row = (...cells: readonly string[]) => `\\trowd\\intbl ${cells.map((cell) => `${cell}\\cell `).join('')}\\row `;
  const body = `${row('Question', 'A', 'B', 'Answer')}${row('One?', 'x', 'y', 'B')}\\pard End\\par`;
  expect(seen(parseRtf(`${head}${body}}`))).toEqual([{ stem: 'One?', options: ['x', '*y'] }]);
});

test('no text makes it throw', () => {
  expect(parseRtf('{\\rtf1').items).toEqual([]);
  fc.assert(fc.property(fc.string({ maxLength: 200 }), (text) => Array.isArray(parseRtf(`{\\rtf1 ${text}`).items)));
});
