import { dirname, join } from 'node:path';
import { moduleOf } from '#content/build/entrance-pool-plugin.ts';
import { readCatalogue, categories } from '#content/read/catalogue.ts';
import { readContentFiles } from '#content/read/content-files.ts';
import { readEntrance } from '#content/read/entrance.ts';
import { readTopicPapers } from '#content/build/practice-plugin.ts';
import { countsInOrder, type TopicPapers } from '#content/build/topic-papers.ts';
import { mathOf } from '#content/math/math.ts';
import type { MathMap } from '#content/load/loaded-bank.ts';
import { plainText } from '#content/load/plain-text.ts';
import { practiceSubjects } from '#content/load/subjects.ts';
import {
  textSeparator,
  type Names,
  type Place,
  type Searchable,
  type SearchTopic,
} from '#content/search/searchable.ts';
import terms from '#content/search/terms.json' with { type: 'json' };
import { paths } from '#client/lib/paths.ts';
import type { Question } from '#exam/question.ts';
import { questionKey } from '#exam/question-key.ts';
import { catalogueName as inEnglish } from '#text/en/catalogue-names.ts';
import { categories as englishCategories } from '#text/en/categories.ts';
import { catalogueName as inNepali } from '#text/ne/catalogue-names.ts';
import { categories as nepaliCategories } from '#text/ne/categories.ts';
import { unitName } from '#text/ne/unit-names.ts';

/** The prefix of the modules that the plugin makes (content/search/virtual-search.d.ts). */
export const searchModules = 'virtual:search/';
/** The module with the texts of all questions. A page of search loads it after itself. */
export const searchTexts = `${searchModules}search-texts`;

/**
 * A Vite plugin that makes what search finds into modules that begin with `virtual:search/`. `places` has the topics and units with their
 * addresses, and the words that stand for each other. `search-texts` has the text of every question that has a topic, without markup. Both
 * are the same in each language.
 */
export function searchPlugin() {
  let texts: string | undefined;
  return {
    name: 'tayari-search',
    resolveId: (id: string) => (id.startsWith(searchModules) ? `\0${id}` : null),
    load: (id: string) => {
      if (id === `\0${searchModules}places`) return moduleOf(searchable());
      // The build asks several times, for each language and for the server.
      if (id === `\0${searchTexts}`) return `export default ${JSON.stringify((texts ??= textsOf(readTopicPapers())))}`;
      return null;
    },
  };
}

/** All that can be found, without the texts of the questions. Throws when a file of the content can't be read. */
export function searchable(): Searchable {
  const papers = readTopicPapers();
  const files = readContentFiles(join(dirname(import.meta.dirname), 'content'));
  const bank = subjectBank();
  const places = [
    // The subject bank has some of the topics of English, in its own words.
    ...papers.filter(({ title }) => !bank.some(({ names }) => names.en === title)).map(placeOfTopic),
    ...bank,
    ...schoolPlaces(readCatalogue(files)),
    ...entrancePlaces(readEntrance(files)),
  ];
  const problem = files.findings.find(({ level }) => level === 'error');
  if (problem !== undefined) throw new Error(`${problem.file}: ${problem.message}`);
  return {
    places,
    topics: papers.map(searchTopicOf),
    terms: terms.map(([english = '', nepali = '']) => [english, nepali] as const),
  };
}

/** The texts of the questions of these topics, in the order in which the program loads them, as `createSearch` takes them. */
export function textsOf(papers: readonly TopicPapers[]): string {
  return papers
    .flatMap(({ english, inNepali: others }) => [...english.questions, ...others.questions])
    .map((question) => plainText(question.question, mathOfText(question)).replaceAll(/\s+/g, ' ').trim())
    .join(textSeparator);
}

function mathOfText(question: Question): MathMap {
  return question.question.includes('$') ? mathOf([{ ...question, options: [], explanation: '' }]) : {};
}

function searchTopicOf(paper: TopicPapers): SearchTopic {
  return {
    names: { en: paper.title, ne: paper.nepali },
    subject: categoryNames(paper.category),
    bank: bankOf(paper),
    english: countsInOrder(paper.english),
    inNepali: countsInOrder(paper.inNepali),
  };
}

function bankOf({ subject, slug }: TopicPapers): string {
  return `${subject.slug}/${slug}`;
}

/** A topic that is not practised by itself leads to its first question, which leads to the others. */
function placeOfTopic(paper: TopicPapers): Place {
  const { subject, title, nepali, english, inNepali: others } = paper;
  const [first] = [...english.questions, ...others.questions];
  const isPractised = subject.practised && english.questions.length > 0;
  return {
    names: { en: title, ne: nepali },
    of: categoryNames(paper.category),
    to: isPractised
      ? paths.topicPractice.to({ subject: subject.title, section: title })
      : paths.question.to({ key: first === undefined ? '' : questionKey(first) }),
    count: isPractised ? english.questions.length : english.questions.length + others.questions.length,
    needs: english.questions.length > 0 ? bankOf(paper) : `${bankOf(paper)}.ne`,
  };
}

/** The topics of the subject bank. */
function subjectBank(): Place[] {
  return practiceSubjects.flatMap(({ title, topics }) =>
    topics.map((topic) => ({
      names: unitNames(topic.title),
      of: catalogueNames(title),
      to: paths.topicPractice.to({ subject: title, section: topic.title }),
      count: topic.count,
      needs: topic.bank,
    })),
  );
}

function schoolPlaces({ levels, subjects, units }: ReturnType<typeof readCatalogue>): Place[] {
  return subjects.flatMap((subject) => {
    const level = catalogueNames(levels.find(({ id }) => id === subject.levelId)?.title ?? '');
    const own = units.filter(({ subjectId }) => subjectId === subject.id);
    const [first] = categories.filter(({ slug }) => own.some(({ category }) => category === slug));
    if (first === undefined) return [];
    const answer = (category: string) => `/subject/${subject.slug}/category/${category}`;
    const whole: Place = {
      names: catalogueNames(subject.title),
      of: level,
      to: paths.schoolCategory.to({ slug: subject.slug, type: first.slug }),
      count: own.reduce((sum, { questions, category }) => sum + (category === first.slug ? questions.length : 0), 0),
      needs: answer(first.slug),
    };
    const each = own.map(({ id, name, category, questions }): Place => ({
      names: unitNames(name),
      of: joined(catalogueNames(subject.title), level),
      to: paths.unitQuiz.to({ slug: subject.slug, type: category, id }),
      count: questions.length,
      needs: answer(category),
    }));
    return [whole, ...each];
  });
}

function entrancePlaces({ programmes, subjects, units }: ReturnType<typeof readEntrance>): Place[] {
  return subjects.flatMap((subject) => {
    const { id, title } = subject;
    const programme = catalogueNames(programmes.find((each) => each.id === subject.programmeId)?.title ?? '');
    const own = units.filter(({ subjectId }) => subjectId === id);
    const answer = `/entrance/subjects/${id}/mcq`;
    const whole: Place = {
      names: catalogueNames(title),
      of: programme,
      to: paths.mcqSubject.to({ title, id }),
      count: own.reduce((sum, { questions }) => sum + questions.length, 0),
      needs: answer,
    };
    const each = own.map((unit): Place => ({
      names: unitNames(unit.title),
      of: joined(catalogueNames(title), programme),
      to: paths.mcqUnit.to({ title, id, utitle: unit.title, uid: unit.id, utype: unit.type }),
      count: unit.questions.length,
      needs: `${answer}/${unit.id}/${unit.type}`,
    }));
    return [whole, ...each];
  });
}

function joined(one: Names, other: Names): Names {
  return { en: `${one.en}, ${other.en}`, ne: `${one.ne}, ${other.ne}` };
}

function catalogueNames(title: string): Names {
  return { en: inEnglish(title), ne: inNepali(title) };
}

function unitNames(title: string): Names {
  return { en: title, ne: unitName(title) };
}

function categoryNames(category: string): Names {
  const named = (names: ReadonlyMap<string, string>) => names.get(category.toLowerCase());
  const english = named(englishCategories) ?? category.charAt(0).toUpperCase() + category.slice(1);
  return { en: english, ne: named(nepaliCategories) ?? english };
}
