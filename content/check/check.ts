// `npm run content:check [folder]`: reports what is wrong with the questions, and fails when it finds an error.
import { dirname } from 'node:path';
import { readCatalogue } from '#content/read/catalogue.ts';
import { checkBanks } from './check-banks.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readEntrance } from '#content/read/entrance.ts';
import { readBanks } from '#content/read/read-banks.ts';
import { readTopics } from '#content/read/topics.ts';
import { ruleSentences } from '#text/en/question-rules.ts';
import { sentenceOf } from '#text/message.ts';
import { checkTopics } from './topic-rules.ts';

const files = readContentFiles(process.argv[2] ?? dirname(import.meta.dirname));
const banks = readBanks(files);
readCatalogue(files);
readEntrance(files);
const broken = [...checkBanks(banks), ...checkTopics(readTopics(files), banks)];
const findings = [
  ...files.findings,
  ...broken.map((finding) => ({ ...finding, message: sentenceOf(ruleSentences, finding.message) })),
];
const lines = findings.map(
  ({ level, file, id, message }) => `${level}  ${file}${id === null ? '' : ` ${id}`}: ${message}`,
);
for (const line of new Set(lines)) console.log(line);
const questions = banks.reduce((sum, bank) => sum + bank.questions.length, 0);
const errors = findings.filter((finding) => finding.level === 'error').length;
console.log(`${banks.length} files, ${questions} questions: ${errors} errors, ${findings.length - errors} warnings`);
if (errors > 0) process.exitCode = 1;
