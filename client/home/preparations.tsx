import { type Entry, preparations } from '#client/shell/sections.ts';
import { OptionLink, OptionLinks } from '#client/ui/option-link.tsx';
import { Question } from '#client/ui/question.tsx';
import { formats } from '#exam/practice/formats.ts';
import { letterOf } from '#exam/question.ts';

const options: readonly (Entry & { readonly note: string })[] = [
  { ...preparations.csit, note: 'Papers for 2074 to 2079, and topics' },
  { ...preparations.bca, note: 'Subjects and practice units' },
  { ...preparations.science, note: `100-question category test, ${formats['category-test'].seconds}\u00a0s each` },
  { ...preparations.management, note: 'Subjects and practice units' },
];

export function Preparations() {
  return (
    <Question number={2} title="Which entrance are you preparing for?">
      <OptionLinks columns={2}>
        {options.map((option, i) => (
          <OptionLink key={option.to} letter={letterOf(i)} {...option} />
        ))}
      </OptionLinks>
    </Question>
  );
}
