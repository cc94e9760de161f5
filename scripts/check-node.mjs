// Runs before `npm start` of a release, on any version of Node, so it is plain JavaScript. It says in one sentence that Node is too old.
import { readFileSync } from 'fs';

const needed = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).engines.node.slice(2);
const numbers = (version) => version.split('.').map(Number);
const [major, minor] = numbers(process.versions.node);
const [neededMajor, neededMinor] = numbers(needed);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  console.error(
    `Tayari needs Node ${needed} or newer, and this is Node ${process.versions.node}. https://nodejs.org has it.`,
  );
  process.exitCode = 1;
}
