import { formats } from '#exam/formats.ts';
import { paths } from '#client/app/paths.ts';
import type { ExamKind } from '#client/exam/exam-kinds.ts';
import { loadMcqUnit, type McqUnitIds, type McqUnitPlace } from './load-mcq-unit.ts';

/** What tells units apart in an exam's id: '12/101/practice'. */
export function mcqKey({ id, uid, utype }: McqUnitIds): string {
  return `${id}/${uid}/${utype}`;
}

function idsOf(key: string): McqUnitIds {
  const [id = '', uid = '', ...utype] = key.split('/');
  return { id, uid, utype: utype.join('/') };
}

/** The unit's address. Without its place it has no titles to read; the screen puts them in. */
function mcqUnitPath(key: string, place?: McqUnitPlace): string {
  const { subject, unit } = titlesOf(place);
  return paths.mcqUnit.to({ ...idsOf(key), title: subject, utitle: unit });
}

function titlesOf(place?: McqUnitPlace) {
  return { subject: place?.subject.title ?? 'subject', unit: place?.unit.title ?? 'unit' };
}

/** Practice over a unit of an entrance subject, as the table of exam kinds has it. */
export const mcqPractice: Omit<ExamKind, 'timeLabel' | 'timeStyle'> = {
  showsCategory: false,
  heading: (_, { place }) => (place ? `${place.subject.title}: ${place.unit.title}` : formats['mcq-practice'].title),
  startPath: (key, bank) => mcqUnitPath(key, bank?.place),
  landing: (key, bank) => ({
    to: paths.mcqSubject.to({ id: idsOf(key).id, title: titlesOf(bank.place).subject }),
    words: 'Back to the units',
  }),
  // Whoever asks for a bank by its key waits for it.
  load: (_, key) => loadMcqUnit(idsOf(key), new AbortController().signal),
};
