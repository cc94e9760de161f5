import { letterOf } from '#exam/question.ts';
import { bankPlans } from './bank-plans.ts';
import type { Finding } from '#content/read/finding.ts';
import type { BankRule } from './bank-rule.ts';

/** With fewer questions, the spread of right letters and of lengths says nothing. */
const enoughToJudge = 20;
const letterShare = { least: 0.18, most: 0.32 };
const longestShare = 0.35;

export const idsAreUnique: BankRule = ({ file, questions }) => {
  const groups = Map.groupBy(questions, (question) => question.id);
  return [...groups]
    .filter(([, twins]) => twins.length > 1)
    .map(([id, twins]) => ({ level: 'error', file, id, message: `the id appears ${twins.length} times` }));
};

/** The bank has the ids, categories and counts of its plan. */
export const followsItsPlan: BankRule = ({ file, questions }) => {
  const plan = bankPlans.find((each) => file === `banks/${each.bank}.json`);
  if (plan === undefined) return [];
  const wanted = plan.categories.flatMap(([category, count]) => Array.from({ length: count }, () => category));
  const findings: Finding[] = [];
  const tell = (id: number | null, message: string) => findings.push({ level: 'error', file, id, message });
  if (questions.length !== wanted.length) tell(null, `holds ${questions.length} questions instead of ${wanted.length}`);
  questions.forEach(({ id, category }, place) => {
    if (id !== plan.firstId + place) tell(id, `stands where id ${plan.firstId + place} belongs`);
    const planned = wanted[place];
    if (planned !== undefined && planned !== category) tell(id, `is '${category}' where '${planned}' belongs`);
  });
  return findings;
};

/** Each letter is right in 18 to 32 % of the questions with four options. */
export const rightLettersAreSpread: BankRule = ({ file, questions }) => {
  const withFour = questions.filter(({ options, answer }) => options.length === 4 && options.includes(answer));
  if (withFour.length < enoughToJudge) return [];
  return [0, 1, 2, 3].flatMap((place) => {
    const share = withFour.filter(({ options, answer }) => options.indexOf(answer) === place).length / withFour.length;
    if (share >= letterShare.least && share <= letterShare.most) return [];
    const message = `${letterOf(place)} is right in ${Math.round(share * 100)} % of the questions, not 18 to 32 %`;
    return [{ level: 'error' as const, file, id: null, message }];
  });
};

/** The right option is the longest one in at most 35 % of the questions. */
export const lengthGivesNothingAway: BankRule = ({ file, questions }) => {
  if (questions.length < enoughToJudge) return [];
  const telling = questions.filter(({ options, answer }) =>
    options.every((option) => option === answer || option.length < answer.length),
  );
  const share = telling.length / questions.length;
  if (share <= longestShare) return [];
  const message = `the right option is the longest in ${Math.round(share * 100)} % of the questions, more than 35 %`;
  return [{ level: 'error', file, id: null, message }];
};

/** Rules that look at a bank as a whole. */
export const bankRules: readonly BankRule[] = [idsAreUnique, followsItsPlan];

/** Rules about the spread of the keys. The quizzes of a subject are checked together, because each one is too short. */
export const spreadRules: readonly BankRule[] = [rightLettersAreSpread, lengthGivesNothingAway];
