// Prints the table of docs/plan.md: `npm run simulate:plan`, or with another seed `npm run simulate:plan -- 7`.
import { marksGained, meanOf, ways } from './simulate.ts';

const students = Number(process.argv[3] ?? 200);
const days = 30;
const first = Number(process.argv[2] ?? 1) * 10_000;

console.log(`| Minutes a day | ${ways.join(' | ')} | plan − random | plan − reviews |`);
console.log(`|---|${'---|'.repeat(ways.length + 2)}`);
for (const minutes of [10, 20, 40]) {
  const gained = ways.map((way) =>
    Array.from({ length: students }, (_, n) => marksGained({ seed: first + n, way, minutes, days })),
  );
  const [plan = [], random = [], reviews = []] = gained;
  const more = [random, reviews].map((others) => plan.map((marks, n) => marks - (others[n] ?? 0)));
  const cells = [...gained, ...more].map((figures) => {
    const { mean, half } = meanOf(figures);
    return `${mean.toFixed(1)} ± ${half.toFixed(1)}`;
  });
  console.log(`| ${minutes} | ${cells.join(' | ')} |`);
}
