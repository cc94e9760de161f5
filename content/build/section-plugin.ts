import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '#exam/practice/formats.ts';
import type { Question } from '#exam/question.ts';
import { mathOf } from '#content/math/math.ts';
import { sectionsOf, type Section } from './sections.ts';
import { entrancePool } from '#content/load/years.ts';

/** Names what the plugin makes; the second is followed by a section's name. */
const list = 'virtual:entrance-sections';
export const sectionPrefix = 'virtual:entrance-section/';

/**
 * A Vite plugin: 'virtual:entrance-sections' is the table of the dynamic imports of the sections of the timed entrance
 * quiz's pool, 'mathematics-3' → a chunk of its own with `{ questions, math }`, as a bank is.
 */
export function sectionPlugin() {
  let named: Map<string, Section> | undefined;
  return {
    name: 'tayari-sections',
    resolveId: (id: string) => (id === list || id.startsWith(sectionPrefix) ? `\0${id}` : null),
    load(id: string) {
      if (!id.startsWith('\0virtual:entrance-section')) return null;
      named ??= nameSections();
      const section = named.get(id.slice(1 + sectionPrefix.length));
      if (section) {
        const { questions } = section;
        return `export default ${JSON.stringify({ questions, math: mathOf(questions) })}`;
      }
      const rows = [...named.keys()].map((name) => `'${name}': () => import('${sectionPrefix}${name}')`);
      return `export default {\n${rows.join(',\n')}\n}`;
    },
  };
}

function nameSections(): Map<string, Section> {
  const pool = entrancePool.flatMap(
    (bank) => JSON.parse(readFileSync(join(import.meta.dirname, '..', 'banks', `${bank}.json`), 'utf8')) as Question[],
  );
  const sections = sectionsOf(formats['entrance-quiz'].paper.quotas, pool);
  const placeIn = (of: Section) => sections.filter(({ category }) => category === of.category).indexOf(of) + 1;
  return new Map(sections.map((section) => [`${section.category}-${placeIn(section)}`, section]));
}
