import { useId, useMemo, useState, type ReactNode } from 'react';
import { questionTopics } from '#content/load/question-topics.ts';
import type { QuestionPlace } from '#exam/question.ts';
import { difficulties, setKinds, setSize, sumOfSet, type SetChoice } from '#exam/record/question-set.ts';
import { progressOf } from '#exam/record/progress.ts';
import { categoryName } from '#client/question/category-name.ts';
import { topicName } from '#client/question/topic-name.ts';
import { useLocation, useNavigate, usePageData, useReaddress } from '#client/student/navigation/page.ts';
import { Select } from '#client/student/history/select.tsx';
import { beginSet, builtInStandings, fittingBuiltIn, paperPace } from '#client/student/record-pages/question-sets.ts';
import { RecordComing, RecordPage, recordSheet } from '#client/student/record-pages/record-page.tsx';
import { readRecord, type RecordData } from '#client/student/record-pages/read-record.ts';
import { useIsHere } from '#client/student/record-pages/use-is-here.ts';
import { useRecordData } from '#client/student/record-pages/use-record-data.ts';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { CheckRow } from '#client/ui/check-row.tsx';
import { ChoiceCell, ChoiceCells } from '#client/ui/choice-cells.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { figure, language } from '#messages/language.ts';
import * as m from '#messages/practice.ts';
import { questionsNotCome } from '#messages/record.ts';
import * as titles from '#messages/record-titles.ts';
import { numberIn } from '#text/numbers.ts';
import { addressOfChoice, choiceOfAddress, subjects, type ShownChoice } from './choice-address.ts';
import cells from '#client/ui/choice-cells.module.css';
import styles from './practice.module.css';

const sizes = [10, 20, 40] as const;
export async function loader() {
  const [data] = await Promise.all([readRecord(), recordSheet()]);
  return { title: titles.ownPractice, data };
}

/** /practice: which questions to practise, how many, and how. The address keeps the choice. */
export function Component() {
  const loaded = usePageData<typeof loader>();
  const { data } = useRecordData(loaded.data);
  return (
    <RecordPage title={titles.ownPractice} lead={m.lead} tabs={false}>
      {data === null ? <RecordComing /> : <Choice data={data} />}
    </RecordPage>
  );
}

/** A choice with the change after which no question fits, in words; null while some do. */
interface ChoiceWithChange extends ShownChoice {
  readonly emptiedBy: string | null;
}

function Choice({ data }: { readonly data: RecordData }) {
  const { search } = useLocation();
  const readdress = useReaddress();
  const [chosen, setChosen] = useState((): ChoiceWithChange => ({ ...choiceOfAddress(search), emptiedBy: null }));
  const standingOf = useMemo(() => builtInStandings(data.answers), [data]);
  const fitting = useMemo(() => fittingBuiltIn(toFit(chosen), standingOf), [chosen, standingOf]);
  const change = (words: string, changed: Partial<ShownChoice>) => {
    const isEmpty = fittingBuiltIn(toFit({ ...chosen, ...changed }), standingOf).length === 0;
    const emptiedBy = !isEmpty ? null : fitting.length > 0 ? words : chosen.emptiedBy;
    const next = { ...chosen, ...changed, emptiedBy };
    setChosen(next);
    // For a reload, and for Back from the questions.
    readdress(addressOfChoice(next), { replace: true });
  };
  const inNepali = useMemo(
    () => fittingBuiltIn({ ...toFit(chosen), onlyNepali: true }, standingOf).length,
    [chosen, standingOf],
  );
  const pace = paperPace(data);
  return (
    <div className={styles.columns}>
      <div>
        <Topics chosen={chosen} data={data} change={change} />
        <Part number={2} title={m.difficulty} note={m.oneOrMore}>
          <ChoiceCells>
            {difficulties.map((each) => (
              <ChoiceCell
                key={each}
                type="checkbox"
                name="difficulty"
                checked={chosen.difficulties.includes(each)}
                onChange={(checked) =>
                  change(checked ? m.difficulties[each] : m.without(m.difficulties[each]), {
                    difficulties: difficulties.filter((one) =>
                      one === each ? checked : chosen.difficulties.includes(one),
                    ),
                  })
                }
              >
                {m.difficulties[each]}
              </ChoiceCell>
            ))}
          </ChoiceCells>
        </Part>
        <Part number={3} title={m.whichOfThem}>
          <ChoiceCells>
            {setKinds.map((kind) => (
              <ChoiceCell
                key={kind}
                type="radio"
                name="which"
                checked={chosen.kind === kind}
                onChange={() => change(m.kinds[kind], { kind })}
              >
                {m.kinds[kind]}
              </ChoiceCell>
            ))}
          </ChoiceCells>
        </Part>
        <Count count={chosen.count} choose={(count) => change(figure(count), { count })} />
        <Part number={5} title={m.clockAndLanguage}>
          <div className="ink-above">
            <CheckRow
              checked={chosen.timed}
              note={m.secondsEach(pace)}
              onChange={(timed) => change(m.timed, { timed })}
            >
              {m.timed}
            </CheckRow>
            <CheckRow
              checked={chosen.onlyNepali}
              beside={numberIn(language, inNepali)}
              onChange={(onlyNepali) => change(m.onlyNepali, { onlyNepali })}
            >
              {m.onlyNepali}
            </CheckRow>
          </div>
        </Part>
      </div>
      <YourSet chosen={chosen} fitting={fitting} standingOf={standingOf} pace={pace} data={data} />
    </div>
  );
}

/** All topics of the subject while no topic is chosen. */
function toFit({ subject, topics, difficulties: levels, kind, onlyNepali }: ShownChoice): SetChoice {
  return { topics: topics.length > 0 ? topics : topicsOf(subject), difficulties: levels, kind, onlyNepali };
}

/** The numbers of the topics of a subject. */
function topicsOf(subject: string): number[] {
  return questionTopics.flatMap((topic, number) => (topic.subject === subject ? [number] : []));
}

type Change = (words: string, changed: Partial<ShownChoice>) => void;

interface TopicsProps {
  readonly chosen: ShownChoice;
  readonly data: RecordData;
  readonly change: Change;
}

/** The topics of a subject, each with how it goes and how many questions it has. Those chosen of other subjects stay. */
function Topics({ chosen: { subject, topics }, data, change }: TopicsProps) {
  const [now] = useState(() => Date.now());
  const known = useMemo(() => progressOf(data.answers, now), [data, now]);
  const own = known.find((each) => each.subject === subject)?.topics ?? [];
  return (
    <Part
      number={1}
      title={m.topics}
      note={topics.length > 0 ? m.chosenTopics(topics.length) : m.allOf(categoryName(subject))}
    >
      <div className="grid">
        <Select
          label={m.subject}
          options={subjects.map((each) => [each, categoryName(each)])}
          value={subject}
          choose={(next) => change(categoryName(next), { subject: next })}
        />
      </div>
      <div className={`${styles.topics} ink-above mt-12`}>
        {topicsOf(subject).map((number) => {
          const { title = '', english = [], inNepali = [] } = questionTopics[number] ?? {};
          const standing = own.find(({ topic }) => topic === title);
          return (
            <CheckRow
              key={title}
              checked={topics.includes(number)}
              note={standing && m.rightOf(standing.right, standing.answered)}
              beside={numberIn(
                language,
                [...english, ...inNepali].reduce((sum, count) => sum + count, 0),
              )}
              onChange={(checked) =>
                change(checked ? topicName(title) : m.without(topicName(title)), {
                  topics: checked ? [...topics, number] : topics.filter((each) => each !== number),
                })
              }
            >
              {topicName(title)}
            </CheckRow>
          );
        })}
      </div>
    </Part>
  );
}

function isSize(count: number): boolean {
  return Number.isInteger(count) && count >= setSize.least && count <= setSize.most;
}

/** How many questions; a number of one's own too. */
function Count({ count, choose }: { readonly count: number; readonly choose: (count: number) => void }) {
  const [own, setOwn] = useState(!sizes.some((size) => size === count));
  return (
    <Part number={4} title={m.howMany}>
      <ChoiceCells>
        {sizes.map((size) => (
          <ChoiceCell
            key={size}
            type="radio"
            name="count"
            checked={!own && count === size}
            onChange={() => {
              setOwn(false);
              choose(size);
            }}
          >
            {figure(size)}
          </ChoiceCell>
        ))}
        <ChoiceCell type="radio" name="count" checked={own} onChange={() => setOwn(true)}>
          {m.own}
        </ChoiceCell>
      </ChoiceCells>
      {own && (
        <label className={`${styles.own} mt-12`}>
          {m.ownNumber(setSize.least, setSize.most)}
          <input
            type="number"
            inputMode="numeric"
            autoComplete="off"
            min={setSize.least}
            max={setSize.most}
            defaultValue={count}
            onChange={({ target }) => {
              const typed = target.valueAsNumber;
              if (isSize(typed)) choose(typed);
            }}
            onBlur={({ target }) => {
              const typed = target.valueAsNumber;
              if (isSize(typed)) return;
              const near = Math.min(setSize.most, Math.max(setSize.least, Math.round(typed) || count));
              target.value = String(near);
              choose(near);
            }}
          />
        </label>
      )}
    </Part>
  );
}

interface PartProps {
  readonly number: number;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** A question of the page. */
function Part({ number, title, note, children }: PartProps) {
  return (
    <fieldset className={`${cells.group} ${cells.low} ${styles.part}`}>
      <legend>
        <span className="mono ink-3" aria-hidden="true">
          {figure(number)}.
        </span>
        {title}
        {note !== undefined && <small>{note}</small>}
      </legend>
      {children}
    </fieldset>
  );
}

interface YourSetProps {
  readonly chosen: ChoiceWithChange;
  readonly fitting: readonly QuestionPlace[];
  readonly standingOf: ReturnType<typeof builtInStandings>;
  readonly pace: number;
  readonly data: RecordData;
}

/** How many questions fit, which of them are asked, and the way to them. */
function YourSet({ chosen, fitting, standingOf, pace, data }: YourSetProps) {
  const navigate = useNavigate();
  const id = useId();
  const isHere = useIsHere();
  const [coming, setComing] = useState(false);
  /** The choice whose questions did not come. Another choice is another try. */
  const [failed, setFailed] = useState<ChoiceWithChange | null>(null);
  const count = Math.min(chosen.count, fitting.length);
  const sum = useMemo(() => sumOfSet(fitting, count, standingOf), [fitting, count, standingOf]);
  const begin = async () => {
    if (coming) return;
    setComing(true);
    setFailed(null);
    const { timed } = chosen;
    const set = await beginSet({ choice: toFit(chosen), count, pace, timed }, data, Math.random, Date.now()).catch(
      () => null,
    );
    setComing(false);
    if (set === null) return setFailed(chosen);
    if (isHere.current) void navigate(paths.practiceSet.to({ id: set }));
  };
  return (
    <Sheet as="aside" className={styles.sum} aria-labelledby={id}>
      <h2 className="vh" id={id}>
        {m.yourSet}
      </h2>
      <div role="status">
        <p className={styles.fit}>
          <b>{numberIn(language, fitting.length)}</b> {m.fit(fitting.length)}
        </p>
        {count > 0 ? (
          <p className={styles.size}>
            {m.size(count, Math.max(1, Math.round((count * pace) / 60)))}
            <span className={styles.order}>{m.order(sum)}</span>
          </p>
        ) : (
          <p className={styles.size}>{chosen.emptiedBy === null ? m.noneFits : m.noneSince(chosen.emptiedBy)}</p>
        )}
        {failed === chosen && <p className={styles.size}>{questionsNotCome}</p>}
      </div>
      <button
        type="button"
        className={button.filled}
        disabled={count === 0}
        aria-busy={coming || undefined}
        onClick={() => void begin()}
      >
        {m.start(count)}
        <Icon name="arrow" size={22} weight={2.4} />
      </button>
    </Sheet>
  );
}
