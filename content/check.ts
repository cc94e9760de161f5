// `npm run content:check [folder]`: tells what is wrong with the questions, and fails when something is.
import { checkBanks } from './checker/check-banks.ts';
import { readBanks } from './read-banks.ts';

const { banks, unreadable } = readBanks(process.argv[2] ?? import.meta.dirname);
const findings = [...unreadable, ...checkBanks(banks)];
for (const { level, file, id, message } of findings) {
  console.log(`${level}  ${file}${id === null ? '' : ` ${id}`}: ${message}`);
}
const questions = banks.reduce((sum, bank) => sum + bank.questions.length, 0);
const errors = findings.filter((finding) => finding.level === 'error').length;
console.log(`${banks.length} files, ${questions} questions: ${errors} errors, ${findings.length - errors} warnings`);
if (errors > 0) process.exitCode = 1;
