/** The names in a pattern: '/school/:slug/:type' → 'slug' | 'type'. */
type ParamOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never;

type Params<Pattern extends string> = Readonly<Record<ParamOf<Pattern>, string | number>>;

/** A pattern for the router with the function that builds its links. It encodes values, so that 'Tag Questions' can be one. */
export function path<const Pattern extends string>(pattern: Pattern) {
  return {
    pattern,
    to: (...[params]: ParamOf<Pattern> extends never ? [] : [Params<Pattern>]): string =>
      pattern.replace(/:(\w+)/g, (_, name: ParamOf<Pattern>) => encodeURIComponent(params?.[name] ?? '')),
  };
}

/** Every address of the product but those of own-paths.ts, in the specification's order. */
export const paths = {
  home: path('/'),
  login: path('/login'),
  register: path('/register'),
  forgotPassword: path('/forgot-password'),
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
  progress: path('/progress'),
  mock: path('/mock/:pattern'),
  about: path('/about'),
  privacy: path('/privacy'),
  contact: path('/contact'),
} as const;
