import { useEffect, useRef, type RefObject } from 'react';
import * as m from '#messages/staff-items.ts';
import act from '../ui/act.module.css';
import { BoxCell } from '../ui/box-cell.tsx';
import ruled from '../ui/ruled-box.module.css';
import type { useListedPart } from './item-filter.ts';
import { nameOf, subjects } from './subjects.ts';

interface FilterBarProps {
  readonly part: ReturnType<typeof useListedPart>;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** How long nothing is typed before what is written is searched for, in ms. */
const quietMs = 250;

/** One ruled box, cut into what the list can be narrowed by. Everything goes into the address. */
export function FilterBar({ part: { filter, narrow }, search }: FilterBarProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const topics = subjects.filter(({ slug }) => filter.subject === undefined || slug === filter.subject);
  const written = (name: 'q' | 'tag' | 'usedIn') => ({
    name,
    defaultValue: filter[name] ?? '',
    autoComplete: 'off',
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => narrow({ [name]: value.trim() }, { replace: true }), quietMs);
    },
  });
  const chosen = (name: 'subject' | 'topic' | 'status') => ({
    value: filter[name] ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) => narrow({ [name]: value }),
  });

  return (
    <form className={ruled.box} role="search" aria-label={m.findItems} onSubmit={(event) => event.preventDefault()}>
      <BoxCell title={m.search} isSet={filter.q !== undefined} kind="search">
        <input ref={search} type="search" placeholder={m.searchHint} {...written('q')} />
        <kbd className={act.key} aria-hidden="true">
          /
        </kbd>
      </BoxCell>
      <BoxCell title={m.subject} isSet={filter.subject !== undefined}>
        <select {...chosen('subject')}>
          <option value="">{m.any}</option>
          {subjects.map((subject) => (
            <option key={subject.slug} value={subject.slug}>
              {nameOf(subject)}
            </option>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.topic} isSet={filter.topic !== undefined}>
        <select {...chosen('topic')}>
          <option value="">{m.any}</option>
          {topics.map((subject) => (
            <optgroup key={subject.slug} label={nameOf(subject)}>
              {subject.topics.map((topic) => (
                <option key={topic.slug} value={topic.slug}>
                  {nameOf(topic)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </BoxCell>
      <BoxCell title={m.status} isSet={filter.status !== undefined}>
        <select {...chosen('status')}>
          <option value="">{m.any}</option>
          <option value="draft">{m.draft}</option>
          <option value="reviewed">{m.reviewed}</option>
          <option value="retired">{m.retired}</option>
        </select>
      </BoxCell>
      <BoxCell title={m.tag} isSet={filter.tag !== undefined} kind="text">
        <input type="text" placeholder={m.any} {...written('tag')} />
      </BoxCell>
      <BoxCell title={m.usedIn} isSet={filter.usedIn !== undefined} kind="text">
        <input type="text" placeholder={m.anyExamination} {...written('usedIn')} />
      </BoxCell>
    </form>
  );
}
