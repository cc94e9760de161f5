// Checks that the lock file is complete, that we know each package's licence, and that docs/licences.md lists them. With --write it writes
// that page.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesPage, unknownLicences } from './licences.ts';
import { missingFromLock, readLockFile } from './lock-file.ts';

const root = join(import.meta.dirname, '../..');
const page = join(root, 'docs', 'licences.md');
const packages = readLockFile(root);
const inLock = [...missingFromLock(packages), ...unknownLicences(packages)];
const problems = inLock.map((problem) => `package-lock.json: ${problem}`);
if (process.argv.includes('--write')) writeFileSync(page, licencesPage(packages));
else if (readFileSync(page, 'utf8') !== licencesPage(packages)) {
  problems.push('docs/licences.md lists other packages than package-lock.json: npm run licences');
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
