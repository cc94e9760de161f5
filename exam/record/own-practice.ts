/** The kinds of practice that are no papers and that the plan of a day can hold. */
export type PlannedPractice =
  | { readonly kind: 'topic'; readonly subject: string; readonly topic: string }
  | { readonly kind: 'timed'; readonly subject: string }
  | { readonly kind: 'sample' };

/** Every practice that is no paper: those of a plan, and a set of questions that the student chose. */
export type OwnPractice = PlannedPractice | { readonly kind: 'set' };

/** The first part of these exam ids. */
const own = 'own';

/** The exam id of an own practice in the record: 'own/topic/physics/Optics'. */
export function ownExam(practice: OwnPractice): string {
  if (practice.kind === 'sample' || practice.kind === 'set') return `${own}/${practice.kind}`;
  if (practice.kind === 'timed') return `${own}/timed/${practice.subject}`;
  return `${own}/topic/${practice.subject}/${practice.topic}`;
}

/** Reads such an id; null for any other exam. */
export function parseOwnExam(exam: string): OwnPractice | null {
  const [first, kind, subject = '', ...topic] = exam.split('/');
  if (first !== own) return null;
  if (kind === 'sample' || kind === 'set') return { kind };
  if (kind === 'timed' && subject !== '') return { kind, subject };
  return kind === 'topic' && subject !== '' && topic.length > 0 ? { kind, subject, topic: topic.join('/') } : null;
}
