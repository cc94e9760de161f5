import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import * as m from '#messages/staff-items.ts';
import act from '../ui/act.module.css';
import styles from './filter-bar.module.css';
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
    <form className={styles.bar} role="search" aria-label={m.findItems} onSubmit={(event) => event.preventDefault()}>
      <Cell title={m.search} isSet={filter.q !== undefined} kind="search">
        <input ref={search} type="search" placeholder={m.searchHint} {...written('q')} />
        <kbd className={act.key} aria-hidden="true">
          /
        </kbd>
      </Cell>
      <Cell title={m.subject} isSet={filter.subject !== undefined}>
        <select {...chosen('subject')}>
          <option value="">{m.any}</option>
          {subjects.map((subject) => (
            <option key={subject.slug} value={subject.slug}>
              {nameOf(subject)}
            </option>
          ))}
        </select>
      </Cell>
      <Cell title={m.topic} isSet={filter.topic !== undefined}>
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
      </Cell>
      <Cell title={m.status} isSet={filter.status !== undefined}>
        <select {...chosen('status')}>
          <option value="">{m.any}</option>
          <option value="draft">{m.draft}</option>
          <option value="reviewed">{m.reviewed}</option>
          <option value="retired">{m.retired}</option>
        </select>
      </Cell>
      <Cell title={m.tag} isSet={filter.tag !== undefined} kind="text">
        <input type="text" placeholder={m.any} {...written('tag')} />
      </Cell>
      <Cell title={m.usedIn} isSet={filter.usedIn !== undefined} kind="text">
        <input type="text" placeholder={m.anyExamination} {...written('usedIn')} />
      </Cell>
    </form>
  );
}

interface CellProps {
  readonly title: string;
  readonly isSet: boolean;
  readonly kind?: 'search' | 'text' | 'choice';
  readonly children: ReactNode;
}

function Cell({ title, isSet, kind = 'choice', children }: CellProps) {
  return (
    <label className={styles.cell} data-kind={kind} data-set={isSet || undefined}>
      <span>{title}</span>
      {children}
      {kind === 'choice' && <Icon name="chevron" size={16} weight={2.4} />}
    </label>
  );
}
