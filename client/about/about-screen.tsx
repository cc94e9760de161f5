import { paths } from '#client/shell/paths.ts';
import { Link } from '#client/ui/link.tsx';
import { TextPart, TextSheet } from './text-sheet.tsx';

/** /about: what this is, who makes it, and what its papers are. */
export function About() {
  return (
    <TextSheet
      title="About Tayari"
      lead="Tayari (“preparation”) is where students in Nepal, from Grade X to the B.Sc.CSIT entrance, practise for their exams the way they will sit them: one question at a time, against the clock, on an answer sheet."
    >
      <TextPart title="What the papers are">
        <p>
          They are practice papers. Each follows the pattern of its exam: how many questions of which subject, and how
          long for each. The paper of a year is written in that year’s pattern; it is not the paper that was set.
        </p>
        <p>
          Every question is original, written for Tayari, with one right answer and a short explanation. Nobody who sets
          an entrance examination has written or approved them, and what you score here promises nothing there.
        </p>
      </TextPart>
      <TextPart title="What it costs">
        <p>Nothing, and there are no advertisements. You need no account to practise.</p>
      </TextPart>
      <TextPart title="Who makes it">
        <p>
          The program and its questions are made by the Tayari authors and are free for anybody to use, change and pass
          on, under the MIT licence. A college or school that uses Tayari runs an installation of its own; what it sets
          up there is its own affair. <Link to={paths.contact.to()}>Contact</Link> says whom to ask,{' '}
          <Link to={paths.privacy.to()}>Privacy</Link> what is kept of you.
        </p>
      </TextPart>
    </TextSheet>
  );
}
