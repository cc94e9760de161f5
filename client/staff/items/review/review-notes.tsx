import layout from '#client/ui/layout.module.css';
import type { AnswerOf } from '#contract/calls.ts';
import * as m from '#messages/staff-item.ts';
import { letterOf } from '#exam/question.ts';

type Item = AnswerOf<'GET /staff/items/:id'>;

/** The notes of reviewers who did not agree with the key. */
export function ReviewNotes({ notes, options }: Pick<Item, 'notes' | 'options'>) {
  const said = notes.filter(({ open }) => open);
  if (said.length === 0) return null;
  return (
    <section className="mt-32">
      <h2 className="h2">{m.reviewNotes}</h2>
      <ul>
        {said.map(({ by, at, chosen, text }) => (
          <li key={at} className={layout.note}>
            <b>
              {m.choseInstead(
                by?.name ?? m.somebody,
                options.flatMap(({ id }, place) => (chosen.includes(id) ? [letterOf(place)] : [])).join(', '),
              )}
            </b>{' '}
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
