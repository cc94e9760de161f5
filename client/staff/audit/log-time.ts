import { language } from '#messages/language.ts';
import { bikramIn, dayAt, momentInBoth, shortDayIn, timeAt } from '#text/dates.ts';

/** The time of day of a moment (ISO 8601) to the second, '14:05:09'. No zone's clock differs by seconds. */
export function clockOf(moment: string, timeZone: string): string {
  return `${timeAt(Date.parse(moment), timeZone)}:${moment.slice(17, 19)}`;
}

/** The day of a moment as the heading of its lines: 'Sat 21 Nov 2026 (5 Mangsir 2083)'; in Nepali 'मंसिर ५, शनिबार (२०८३ …)'. */
function dayHead(moment: string, timeZone: string): string {
  const ms = Date.parse(moment);
  const day = dayAt(ms, timeZone);
  if (language === 'ne') return `${bikramIn('ne', day) ?? day}, ${shortDayIn('ne', day).split(', ')[1] ?? ''}`;
  return momentInBoth('en', ms, timeZone).replace(`, ${timeAt(ms, timeZone)}`, '');
}

interface TimedRow {
  readonly at: string;
}

/** Rows in their order, under their days. */
export function byDay<Row extends TimedRow>(rows: readonly Row[], timeZone: string): { day: string; rows: Row[] }[] {
  const days: { day: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const day = dayHead(row.at, timeZone);
    const last = days[days.length - 1];
    if (last?.day === day) last.rows.push(row);
    else days.push({ day, rows: [row] });
  }
  return days;
}
