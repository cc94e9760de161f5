import { z } from 'zod';
import { drawnFormats } from '#exam/practice/formats.ts';
import { parseQuestion } from '#exam/parse-question.ts';
import type { Question } from '#exam/question.ts';
import type { Language } from '#text/language.ts';
import { MathMap } from './question.ts';

// Files that the build leaves in dist/ and the server finishes. A file whose name begins with a dot is never sent as it
// is.

/** Stands in built files for the address of the product, which only the server knows. */
export const originPlaceholder = 'https://origin.invalid';

/** The page for an address that leads nowhere, and the placeholder in it for that address. */
export const notFoundFile = '.not-found.html';
export const addressPlaceholder = '/address.invalid';

/** The page for every address of the staff area, which is a program of its own. */
export const staffShellFile = '.staff.html';

/** The page for every address of the hall and its rooms, which is a program of its own. */
export const hallShellFile = '.hall.html';

/** The module that renders published lists in a language; only the server loads it. */
export const resultsPageModule = (language: Language): string => `.results/${language}/lists-entry.js`;

/** The module that renders notices in a language; only the server loads it. */
export const noticePageModule = (language: Language): string => `.notices/${language}/notice-entry.js`;

/** The module that renders the page of a question in a language; only the server loads it. */
export const questionPageModule = (language: Language): string => `.questions/${language}/question-entry.js`;

/** The module that renders the results of a search in a language; only the server loads it. */
export const searchPageModule = (language: Language): string => `.search/${language}/search-entry.js`;

/** The file with the topics of the built-in questions and the keys of their questions. */
export const questionTopicsFile = '.question-topics/topics.json';
export const BuiltQuestionTopics = z.array(
  z.object({ subject: z.string(), title: z.string(), keys: z.array(z.string()) }),
);
export type BuiltQuestionTopics = z.infer<typeof BuiltQuestionTopics>;

/** The file with the questions of a topic by its number in that list, from 0, in the order of their keys. */
export const questionTopicFile = (topic: number): string => `.question-topics/${topic}.json`;

/** The maps of the site that name the pages of questions, beside the one of the open pages. */
export const sitemapFile = (name: string): string => `sitemap-${name}.xml`;
export const sitemapFiles = /^sitemap(?:-[\w-]+)?\.xml$/;

/** The file that lists which addresses the client has. */
export const routesFile = '.routes.json';
export const BuiltRoutes = z.object({
  /** Matches the addresses that a route of the client takes, as the client's router reads them. */
  known: z.string(),
  /** Matches those of them that exist only where the build made a page. */
  listed: z.string(),
});
export type BuiltRoutes = z.infer<typeof BuiltRoutes>;

/** The folder of the files from which the server makes pages with a paper that it draws, and the file of such a page. */
export const drawnPagesFolder = '.drawn';
export const drawnPageFile = (path: string): string => `${drawnPagesFolder}${path}.json`;

const AnyQuestion = z.custom<Question>((value) => parseQuestion(value) !== undefined);

export const BuiltQuestionTopic = z.object({ questions: z.array(AnyQuestion), math: MathMap });
export type BuiltQuestionTopic = z.infer<typeof BuiltQuestionTopic>;

/** The content of the file of a drawn page. */
export const BuiltDrawnPage = z.object({
  format: z.enum(drawnFormats),
  /** The page, cut where its first question and its paper are put in. */
  page: z.tuple([z.string(), z.string(), z.string()]),
  questions: z.array(
    z.object({
      question: AnyQuestion,
      /** Its set, from 0, if the format has sets. */
      set: z.number().exactOptional(),
      /** The HTML of its screen, if a paper can begin with it. */
      first: z.string().exactOptional(),
    }),
  ),
  math: MathMap,
  /** What the questions came without, by their ids. */
  explanations: z.object({ texts: z.record(z.string(), z.string()), math: MathMap }).exactOptional(),
  /** The files that hold the questions, by set; all of them together if the format has no sets. */
  files: z.array(z.array(z.string())),
});
export type BuiltDrawnPage = z.infer<typeof BuiltDrawnPage>;
