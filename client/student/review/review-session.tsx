import { isLeech, leechAfter } from '#exam/record/due.ts';
import { pacesOf, usualPace } from '#exam/record/paces.ts';
import { rate } from '#exam/record/rate.ts';
import type { ReviewCard, ReviewRating } from '#exam/record/record.ts';
import { review } from '#exam/record/review-card.ts';
import { reviewExam } from '#exam/record/sat.ts';
import { dayOf } from '#exam/record/day.ts';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import type { KeptQuestion } from '#client/student/record/record-tables.ts';
import page from '#client/ui/page.module.css';
import { useMedia } from '#client/ui/use-media.ts';
import { dayAt, dayIn } from '#text/dates.ts';
import { keepSitting } from '#client/student/record-pages/keep-answers.ts';
import { QuestionScreen } from '#client/student/record-pages/question-screen.tsx';
import type { AnsweredQuestion } from '#client/student/record-pages/question-run.ts';
import { RatingChoice } from './rating-choice.tsx';
import { TodayList, TodayStrip } from '#client/student/progress/today-list.tsx';
import type { RecordData } from '#client/student/record-pages/read-record.ts';
import { language } from '#messages/language.ts';
import * as m from '#messages/record.ts';
import * as titles from '#messages/record-titles.ts';
import record from '#client/student/record-pages/record-page.module.css';
import styles from './review-route.module.css';

interface Props {
  readonly data: RecordData;
  readonly keys: readonly string[];
  readonly questions: ReadonlyMap<string, KeptQuestion>;
  readonly onEnd: () => void;
}

interface Rating {
  readonly settled: AnsweredQuestion;
  readonly before: ReviewCard | null;
  readonly card: ReviewCard;
}

/** Today's questions one after another; a failed one comes again at the end. */
export function ReviewSession({ data, keys, questions, onEnd }: Props) {
  const wide = useMedia('(min-width: 1024px)');
  const [began] = useState(() => Date.now());
  const [keep] = useState(() => keepSitting(data.device, { exam: reviewExam, began }));
  const [queue, setQueue] = useState(keys);
  const [place, setPlace] = useState(0);
  const [cards, setCards] = useState(() => new Map(data.cards.map((card) => [card.question, card])));
  const [rating, setRating] = useState<Rating | null>(null);
  // The first frame of a reveal has the answer; the rating comes after that.
  const rates = useDeferredValue(rating !== null);
  const [done, setDone] = useState<readonly ReviewCard[]>([]);
  const lastAnswers = useMemo(() => new Map(data.answers.map((answer) => [answer.question, answer])), [data]);
  const paces = useMemo(() => pacesOf(data.answers), [data]);
  // A reveal renders neither again, because it does not change today's list.
  const nameOf = useCallback(
    (each: string) => categoryName(lastAnswers.get(each)?.subject ?? questions.get(each)?.question.category ?? ''),
    [lastAnswers, questions],
  );
  const leeches = useMemo(() => [...cards.values()].filter(isLeech).length, [cards]);
  const key = queue[place];
  const question = key === undefined ? undefined : questions.get(key);
  if (key === undefined || question === undefined) return null;
  const earlier = lastAnswers.get(key);
  const pace = paces.get(key) ?? usualPace;

  const put = (settled: AnsweredQuestion, before: ReviewCard | null, rated: ReviewRating, at: number) => {
    // A clock that was set back since the last review counts as standing still.
    const card = review(before, key, rated, Math.max(at, before?.reviewed ?? 0));
    setRating({ settled, before, card });
    void data.device.put({ cards: [card] });
  };
  const onSettled = (settled: AnsweredQuestion) => {
    put(settled, cards.get(key) ?? null, rate(settled.outcome, settled.ms, pace), settled.at);
    void keep(settled, earlier, pace);
  };
  const goOn = () => {
    if (rating === null) return;
    const { card } = rating;
    const left =
      card.rated === 1 && dayOf(card.due) === dayOf(card.reviewed) && card.failed < leechAfter
        ? [...queue, key]
        : queue;
    setCards(new Map(cards).set(key, card));
    setDone([...done, card]);
    setQueue(left);
    setRating(null);
    if (place + 1 < left.length) {
      setPlace(place + 1);
      return;
    }
    onEnd();
  };

  return (
    <div className={`${record.page} ${styles.columns} ${page.column}`}>
      <QuestionScreen
        question={question}
        heading={titles.review}
        where={`${topicName(earlier?.topic ?? '') || categoryName(question.question.category)} · ${m.cardOf(place + 1, queue.length)}`}
        number={place + 1}
        pace={pace}
        timed={false}
        strip={!wide && <TodayStrip queue={queue} place={place} done={done} />}
        onSettled={onSettled}
        whenSettled={
          rates &&
          rating && (
            <>
              <RatingChoice
                card={rating.card}
                before={rating.before}
                settled={rating.settled}
                pace={pace}
                onRate={(rated) =>
                  put(rating.settled, rating.before, rated, Math.max(Date.now(), rating.card.reviewed + 1))
                }
              />
              <p className="small">
                {m.correctIt} {m.nextTime(nextDay(rating.card))}
              </p>
            </>
          )
        }
        next={{
          label: place + 1 < queue.length || rating?.card.rated === 1 ? m.next : m.finish,
          left: m.cardsLeft(queue.length - place - 1, pace),
          go: goOn,
        }}
      />
      {wide && <TodayList queue={queue} place={place} done={done} leeches={leeches} nameOf={nameOf} />}
    </div>
  );
}

function nextDay({ due, reviewed }: ReviewCard): string {
  return dayOf(due) === dayOf(reviewed) ? m.today : dayIn(language, dayAt(due));
}
