import type { ReactNode } from 'react';
import type { College } from '#contract/college.ts';
import type { LocalizedText } from '#contract/examination.ts';
import type { Notice } from '#contract/notices.ts';
import { apiBase } from '#client/lib/api/call.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import cells from '#client/ui/cells.module.css';
import dots from '#client/ui/dots.module.css';
import layout from '#client/ui/layout.module.css';
import { figure, language } from '#messages/language.ts';
import * as m from '#messages/notices.ts';
import { bikramIn, dayAt, dayOfYearIn, shortDayIn, timeAt } from '#text/dates.ts';
import { marksFigure, marksIn } from '#text/marks.ts';
import { numberIn } from '#text/numbers.ts';
import { daysBetween } from './left-until.ts';
import { nextDate, noticeDates, type NoticeDate } from './notice-dates.ts';
import styles from './notice-page.module.css';

/** A text in the language of the page, or else in English. */
export function inLanguage({ en, ne }: LocalizedText): string {
  return language === 'ne' && ne !== undefined && ne !== '' ? ne : en;
}

const moneyOf = (amount: number) => m.rupees(numberIn(language, amount));

/** The college above its notice: logo, name, address. A college that has not said its name shows nothing. */
export function CollegeHead({ college }: { college: College }) {
  const name = college.name[language] || college.name.en || college.name.ne;
  if (name === '') return null;
  const address = college.address[language] || college.address.en;
  return (
    <div className={styles.college}>
      {college.logo && (
        <img src={`${apiBase}/college/logo/${college.logo.id}`} width={48} height={48} alt="" decoding="async" />
      )}
      <p>
        <b>{name}</b>
        {[address, college.phone].filter((each) => each !== '').join(' · ')}
      </p>
    </div>
  );
}

/** Code, day, seats and fee in the cells of a ruled box. */
export function NoticeFacts({ notice }: { notice: Notice }) {
  const { code, startsAt, seats, fee, lateFee, lateUntil } = notice;
  const starts = Date.parse(startsAt);
  const day = dayAt(starts, timeZone);
  const reserved = reservedOf(notice);
  return (
    <dl className={`${layout.box} ${cells.cells} ${styles.facts}`}>
      <Fact name={m.code}>
        <span className="mono">{code}</span>
      </Fact>
      <Fact name={m.examination} beside={`${shortDayIn('en', day)}, ${timeAt(starts, timeZone)}`}>
        {bikramIn(language, day) ?? day}
      </Fact>
      {seats.open + reserved > 0 && (
        <Fact name={m.seats} beside={reserved > 0 ? m.openAndReserved(seats.open, reserved) : undefined}>
          {figure(seats.open + reserved)}
        </Fact>
      )}
      <Fact
        name={m.fee}
        beside={lateUntil !== null && lateFee > fee ? m.lateFee(numberIn(language, lateFee)) : undefined}
      >
        {fee === 0 ? m.noFee : moneyOf(fee)}
      </Fact>
    </dl>
  );
}

function reservedOf({ seats }: Pick<Notice, 'seats'>): number {
  return seats.groups.reduce((sum, group) => sum + group.seats, 0);
}

function Fact({ name, beside, children }: { name: string; beside?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {beside !== undefined && <small>{beside}</small>}
      </dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2 className="h2">{title}</h2>
      {children}
    </section>
  );
}

/** The dates from the first day to the result; the next one is marked. */
export function NoticeDates({ notice }: { notice: Notice }) {
  const now = Date.parse(notice.now);
  const dates = noticeDates(notice);
  const next = nextDate(dates, now);
  return (
    <Part title={m.dates}>
      <ol className={styles.dates}>
        {dates.map((date) => (
          <li key={date.step} className={date === next ? styles.next : date.at <= now ? styles.gone : undefined}>
            <span>
              <b>{bikramDay(date)}</b>
              <small>{christianDay(date)}</small>
            </span>
            <span>
              {stepName(date, now)}
              <StepNote date={date} notice={notice} isNext={date === next} />
            </span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

function bikramDay({ at, dayOnly }: NoticeDate): string {
  return shortBikram(dayOnly ? new Date(at).toISOString().slice(0, 10) : dayAt(at, timeZone));
}

/** A Gregorian day by the Bikram Sambat calendar, without its year: '10 Mangsir', 'मंसिर १०'. */
export function shortBikram(day: string): string {
  const whole = bikramIn(language, day);
  return whole === undefined ? dayOfYearIn(language, day) : withoutYear(whole);
}

/** '10 Mangsir 2083' → '10 Mangsir', '२०८३ मंसिर १०' → 'मंसिर १०'. */
function withoutYear(day: string): string {
  return language === 'ne' ? day.slice(day.indexOf(' ') + 1) : day.slice(0, day.lastIndexOf(' '));
}

function christianDay({ at, dayOnly }: NoticeDate): string {
  if (dayOnly) return shortDayIn('en', new Date(at).toISOString().slice(0, 10));
  return `${shortDayIn('en', dayAt(at, timeZone))}, ${timeAt(at, timeZone)}`;
}

const stepNames = {
  late: m.lastForLate,
  corrections: m.lastForCorrections,
  'late-and-corrections': m.lastForBoth,
  cards: m.cardsOpen,
  examination: m.examination,
  result: m.result,
} as const;

function stepName({ step, at }: NoticeDate, now: number): string {
  if (step === 'opens') return at <= now ? m.applicationsOpened : m.applicationsOpen;
  if (step === 'closes') return at <= now ? m.applicationsClosed : m.applicationsClose;
  return stepNames[step];
}

function StepNote({ date, notice, isNext }: { date: NoticeDate; notice: Notice; isNext: boolean }) {
  const note = noteOf(date, notice);
  const days = daysBetween(Date.parse(notice.now), date.at, timeZone);
  const soon = isNext ? (days > 0 ? m.inDays(days) : m.today) : undefined;
  const words = [soon, note].filter((each) => each !== undefined);
  return words.length === 0 ? null : <small>{words.join(' · ')}</small>;
}

function noteOf({ step, at }: NoticeDate, notice: Notice): string | undefined {
  if (step === 'cards') return m.cardsNote;
  if (step === 'examination')
    return m.examinationNote(timeAt(at - notice.beThereMinutes * 60_000, timeZone), notice.minutes);
  const isLate = step === 'late' || step === 'late-and-corrections';
  return isLate && notice.lateFee > notice.fee ? m.lateFeeApplies : undefined;
}

/** Who may apply: the college's words, a line each, and what the rules of the notice say. */
export function NoticeEligibility({ notice }: { notice: Notice }) {
  const { eligibility, greatestAge, leastScore, score, startsAt, correctionUntil } = notice;
  const dayOf = (moment: string) => shortBikram(dayAt(Date.parse(moment), timeZone));
  const day = bikramIn(language, dayAt(Date.parse(startsAt), timeZone)) ?? dayOf(startsAt);
  const lines = [
    ...inLanguage(eligibility)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    ...(leastScore === null ? [] : [m.leastScore[score](marksIn(language, leastScore))]),
    ...(greatestAge === null ? [] : [m.greatestAge(greatestAge, day)]),
    m.once(dayOf(correctionUntil)),
  ];
  return (
    <Part title={m.eligibility}>
      <ol className={styles.lines}>
        {lines.map((line, place) => (
          <li key={line}>
            <span className="mono" aria-hidden="true">
              {figure(place + 1)}
            </span>
            <span>{line}</span>
          </li>
        ))}
      </ol>
    </Part>
  );
}

/** The seats of each list, a ring a seat. */
export function NoticeSeats({ notice }: { notice: Notice }) {
  const { seats, documents } = notice;
  if (seats.open + reservedOf(notice) === 0) return null;
  const documentOf = (group: string) =>
    documents
      .filter(({ neededFor }) => neededFor === group)
      .map(({ name }) => inLanguage(name))
      .join(', ') || m.noDocument;
  const rows = [
    { name: m.openList, note: m.forEveryone, seats: seats.open },
    ...seats.groups.map((group) => ({ name: group.name, note: documentOf(group.name), seats: group.seats })),
  ];
  return (
    <Part title={m.seats}>
      <ul className={styles.seats}>
        {rows.map((row) => (
          <li key={row.name}>
            <span>
              <b>{row.name}</b>
              <small>{row.note}</small>
            </span>
            <span className="mono">{figure(row.seats)}</span>
            {row.seats <= mostRings && (
              <span className={dots.dots} aria-hidden="true">
                {Array.from({ length: row.seats }, (_, place) => (
                  <i key={place} />
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {seats.groups.length > 0 && <p className="small mt-12">{m.groupsNote}</p>}
    </Part>
  );
}

/** More rings than this tell nothing; the number stands beside them. */
const mostRings = 60;

/** How the paper is marked, what decides between equal totals, and that the list is public. */
export function NoticeMarking({ notice }: { notice: Notice }) {
  const { sections, minutes, tieBreaks } = notice;
  const items = sections.reduce((sum, { count }) => sum + count, 0);
  const [first] = sections;
  const isOne = sections.every(({ marks, penalty }) => marks === first?.marks && penalty === first.penalty);
  const words = [
    m.paper(items, minutes),
    ...(isOne && first
      ? [m.marking(marksFigure(first.marks), marksFigure(-first.penalty))]
      : sections.map(({ title, count, marks, penalty }) =>
          m.sectionMarking(title, count, marksFigure(marks), marksFigure(-penalty)),
        )),
  ];
  const [firstTie, ...otherTies] = tieBreaks.map(tieName);
  if (firstTie !== undefined) words.push(m.ties(firstTie, otherTies));
  words.push(m.listPublic);
  return (
    <Part title={m.howChosen}>
      <p className="mt-12">{words.join(' ')}</p>
    </Part>
  );
}

const section = 'section:';

function tieName(tieBreak: Notice['tieBreaks'][number]): string {
  const names: Readonly<Record<string, string>> = m.tieBreaks;
  return names[tieBreak] ?? tieBreak.slice(section.length);
}

interface NoticeEntry {
  readonly name: string;
  readonly note: string;
}

/** What an applicant has ready before the form. */
export function NoticeReady({ notice }: { notice: Notice }) {
  const { photo, documents } = notice;
  const things: NoticeEntry[] = [
    ...(photo ? [{ name: m.photo, note: m.photoNote }] : []),
    ...documents.map(({ name, neededFor, kinds }) => {
      const form = kinds.length > 1 ? 'both' : (kinds[0] ?? 'both');
      const whose = neededFor === 'all' ? '' : `${m.forGroup(neededFor)} `;
      return { name: inLanguage(name), note: whose + m.documentNote[form] };
    }),
    { name: m.quarterHour, note: m.quarterHourNote },
  ];
  return (
    <Part title={m.haveReady}>
      <Things things={things} />
    </Part>
  );
}

function Things({ things }: { things: readonly NoticeEntry[] }) {
  return (
    <ul className={styles.things}>
      {things.map(({ name, note }) => (
        <li key={name}>
          {name}
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}

/** The ways to pay; nothing without a fee. */
export function NoticeFee({ notice }: { notice: Notice }) {
  const { fee, lateFee, lateUntil, feeWays, voucherAccount, esewa } = notice;
  if (fee === 0 && lateFee === 0) return null;
  const late = lateUntil !== null && lateFee > fee ? `, ${m.lateFee(numberIn(language, lateFee))}` : '';
  const ways: NoticeEntry[] = [];
  if (feeWays.includes('voucher'))
    ways.push({ name: m.voucher, note: m.voucherNote(voucherAccount === null ? '' : inLanguage(voucherAccount)) });
  if (feeWays.includes('esewa') && esewa) ways.push({ name: m.esewa, note: m.esewaNote });
  return (
    <Part title={m.fee}>
      <p className="mt-12">{moneyOf(fee) + late}</p>
      <Things things={ways} />
    </Part>
  );
}

/** What to bring on the day: the admit card, and what the college says. */
export function NoticeBring({ notice }: { notice: Notice }) {
  const further = notice.bring === null ? [] : inLanguage(notice.bring).split('\n');
  const lines = further.map((line) => line.trim()).filter((line) => line !== '');
  return (
    <Part title={m.bring}>
      <ul className={styles.things}>
        <li>
          {m.admitCard}
          <small>{m.admitCardNote}</small>
        </li>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Part>
  );
}
