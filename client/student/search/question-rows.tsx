import type { QuestionPlace } from '#exam/question.ts';
import { memo, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { builtIn } from '#content/search/built-in.ts';
import type { SearchResult, FoundQuestion } from '#content/search/search.ts';
import { Button } from '#client/ui/button.tsx';
import { Link } from '#client/ui/link.tsx';
import { language, ofQuestions } from '#messages/language.ts';
import * as m from '#messages/search.ts';
import { MarkedText } from './marked-text.tsx';
import { OpenQuestion } from './open-question.tsx';
import { ResultHead } from './result-head.tsx';
import type { LoadResult, OpenedQuestion } from './search-page.ts';
import { isSame, searchPath } from './search-address.ts';
import styles from './search.module.css';

/** How many questions show at first: more than a window has. So many more come at a press. */
const shownFirst = 10;
const shownMore = 20;

interface QuestionRowsProps {
  readonly query: string;
  readonly found: SearchResult;
  readonly count: number;
  readonly open: QuestionPlace | null;
  /** The open question, if the page came with it. */
  readonly given: OpenedQuestion | null;
  readonly load: LoadResult;
  readonly choose: (query: string, open: QuestionPlace | null) => void;
}

/** The questions that fit. One of them can be open. */
export const QuestionRows = memo(function QuestionRows({
  query,
  found,
  count,
  open,
  given,
  load,
  choose,
}: QuestionRowsProps) {
  const [more, setMore] = useState<{ readonly of: string; readonly most: number } | null>(null);
  if (count === 0) return null;
  const most = Math.max(more?.of === query ? more.most : 0, enoughFor(open, found, count));
  const shown = Array.from({ length: Math.min(most, count) }, (_, rank) => found.questionAt(rank));
  return (
    <section className={styles.results} aria-labelledby="questions">
      <ResultHead id="questions" title={m.questions} count={count} />
      <ul>
        {shown.map((question) => {
          const isOpen = isSame(question, open);
          return (
            <li key={idOf(question)}>
              <QuestionRow query={query} question={question} found={found} isOpen={isOpen} choose={choose} />
              {isOpen && (
                <OpenQuestion
                  id={idOf(question)}
                  at={question}
                  given={given !== null && isSame(given.at, question) ? given : null}
                  load={load}
                />
              )}
            </li>
          );
        })}
      </ul>
      {count > most && (
        <Button kind="link" onClick={() => setMore({ of: query, most: most + shownMore })}>
          {m.showMore(Math.min(shownMore, count - most))}
        </Button>
      )}
    </section>
  );
});

/** So many rows that the open question of an address is among them. */
function enoughFor(open: QuestionPlace | null, { questionAt }: SearchResult, count: number): number {
  if (open === null) return shownFirst;
  let rank = 0;
  while (rank < count && !isSame(questionAt(rank), open)) rank += 1;
  return rank === count ? shownFirst : Math.max(shownFirst, rank + 1);
}

interface QuestionRowProps extends Pick<QuestionRowsProps, 'query' | 'found' | 'choose'> {
  readonly question: FoundQuestion;
  readonly isOpen: boolean;
}

/** Without the program its address brings the page with the open question. */
function QuestionRow({ query, question, found, isOpen, choose }: QuestionRowProps) {
  const { topic, place, text, inNepali, difficulty } = question;
  const turn = () => choose(query, isOpen ? null : { topic, place });
  return (
    <Link
      className={styles.row}
      to={searchPath({ query, open: isOpen ? null : { topic, place } })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? idOf(question) : undefined}
      data-hit=""
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        turn();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        // What unfolds is pressed by Space too.
        if (event.key !== ' ') return;
        event.preventDefault();
        turn();
      }}
    >
      <span>
        <MarkedText text={text} marks={found.marksIn(text)} lang={inNepali ? otherThanPage('ne') : ofQuestions} />
        <span className={styles.of}>
          {builtIn.topics[topic]?.names[language]}, {m.difficulties[difficulty]}
        </span>
      </span>
    </Link>
  );
}

function otherThanPage(lang: 'ne'): 'ne' | undefined {
  return lang === language ? undefined : lang;
}

function opensElsewhere({ metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return metaKey || altKey || ctrlKey || shiftKey;
}

function idOf({ topic, place }: QuestionPlace): string {
  return `question-${topic}-${place}`;
}
