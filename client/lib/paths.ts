/** The names in a pattern: '/school/:slug/:type' → 'slug' | 'type'. */
type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Pattern extends string> = Readonly<Record<ParamOf<Pattern>, string | number>>;

/** A pattern of addresses with the function that builds their links. It encodes values, so that 'Tag Questions' can be one. */
export function path<const Pattern extends string>(pattern: Pattern) {
  return {
    pattern,
    to: (...[params]: ParamOf<Pattern> extends never ? [] : [Params<Pattern>]): string =>
      pattern.replace(/:(\w+)/g, (_, name: ParamOf<Pattern>) => encodeURIComponent(params?.[name] ?? '')),
  };
}

/**
 * The values of a pattern's names in a path; null if the path is not one of its addresses. Case and slashes at the end do not matter, as for
 * the server (build/addresses.ts).
 */
export function matchPattern(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const expression = pattern.replace(/^\/$/, '').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)');
  const found = new RegExp(`^${expression}/*$`, 'i').exec(pathname);
  if (found === null) return null;
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, value]) => [name, decoded(value)]));
}

/** As it stands if it is not the encoding of a text. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Every address of students, in the specification's order. */
export const paths = {
  home: path('/'),
  login: path('/login'),
  register: path('/register'),
  forgotPassword: path('/forgot-password'),
  resetPassword: path('/reset-password/:token'),
  schoolLevel: path('/school/:slug'),
  schoolCategory: path('/school/:slug/:type'),
  unitQuiz: path('/school/:slug/:type/:id'),
  mcqSubject: path('/mcq/subject/:title/:id'),
  mcqUnit: path('/mcq/subject/:title/:id/:utitle/:uid/:utype'),
  csitPreparation: path('/csit/entrance-preparation'),
  csitQuestions: path('/csit/entrance-questions'),
  practiceSubject: path('/entrance-preparation/:subject'),
  topicPractice: path('/entrance-preparation/:subject/:section'),
  yearQuiz: path('/csit-entrance/:year'),
  sciencePreparation: path('/plus-2-science/entrance-preparation'),
  managementPreparation: path('/plus-2-management/entrance-preparation'),
  csit: path('/csit'),
  bca: path('/bca'),
  categoryTest: path('/exam-questions'),
  scienceExam: path('/exam/science'),
  managementExam: path('/exam/management'),
  scienceExamStart: path('/exam/science/start'),
  managementExamStart: path('/exam/management/start'),
  thankYou: path('/thankyou'),
  result: path('/result'),
  profile: path('/profile'),
  today: path('/today'),
  goal: path('/today/exam'),
  practice: path('/practice'),
  practiceSet: path('/practice/:id'),
  progress: path('/progress'),
  mistakes: path('/mistakes'),
  review: path('/review'),
  history: path('/history'),
  historyPaper: path('/history/:id'),
  sharePaper: path('/history/:id/share'),
  mocks: path('/mock'),
  mock: path('/mock/:pattern'),
  notices: path('/notices'),
  notice: path('/notices/:code'),
  apply: path('/notices/:code/apply'),
  applyPart: path('/notices/:code/apply/:part'),
  myApplication: path('/notices/:code/mine'),
  admitCard: path('/notices/:code/card'),
  myApplications: path('/my-application'),
  question: path('/q/:key'),
  search: path('/search'),
  about: path('/about'),
  privacy: path('/privacy'),
  contact: path('/contact'),
} as const;
