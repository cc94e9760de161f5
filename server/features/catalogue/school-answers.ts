import type { Item, Subject, SubjectCategory, Unit } from '#contract/catalogue.ts';
import type { Level } from '#contract/catalogue.ts';
import { categories } from '#content/read/catalogue.ts';
import { parseMath } from './math.ts';
import type { LevelRow, SubjectRow, UnitRow } from '#server/platform/database/tables/catalogue.ts';

/** What a school's students browse, by path below /api. The rows come in their order of display. */
export function schoolAnswers(
  levels: readonly LevelRow[],
  subjects: readonly SubjectRow[],
  units: readonly UnitRow[],
): Map<string, unknown> {
  const answers = new Map<string, unknown>();
  answers.set(
    'levels',
    levels.map(({ id, title, slug, description }): Level => ({ id, title, slug, description })),
  );
  for (const level of levels) {
    const own = subjects.filter(({ level_id }) => level_id === level.id);
    answers.set(
      `subjects/${level.slug}`,
      own.map((subject) => publicSubject(subject, level, units)),
    );
    for (const subject of own) {
      for (const category of categories) {
        const answer: SubjectCategory = {
          subject: publicSubject(subject, level, units),
          category,
          items: itemsOf(units.filter((unit) => belongs(unit, subject, category.slug))),
        };
        answers.set(`subject/${subject.slug}/category/${category.slug}`, answer);
      }
    }
  }
  return answers;
}

function publicSubject(subject: SubjectRow, level: LevelRow, units: readonly UnitRow[]): Subject {
  const { id, title, slug } = subject;
  const filled = categories.filter((category) => units.some((unit) => belongs(unit, subject, category.slug)));
  return { id, title, slug, level: level.slug, categories: filled.map((category) => ({ ...category })) };
}

function belongs(unit: UnitRow, subject: SubjectRow, category: string): boolean {
  return unit.subject_id === subject.id && unit.category === category;
}

/** Units under their titles, both in the order of the files. Each group has the id of its first unit. */
function itemsOf(units: readonly UnitRow[]): Item[] {
  const titles = [...new Set(units.map(({ item }) => item))];
  return titles.map((title) => {
    const content = units.filter(({ item }) => item === title).map(publicUnit);
    return { id: content[0]?.id ?? 0, title, content };
  });
}

function publicUnit({ id, title, json_data, math }: UnitRow): Unit {
  const formulas = parseMath(math);
  return { id, name: title, json_data, ...(formulas && { math: formulas }) };
}
