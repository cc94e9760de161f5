import * as m from '#messages/staff-items.ts';
import { BoxCell } from '../ui/box-cell.tsx';
import ruled from '../ui/ruled-box.module.css';
import { SearchCell } from '../ui/search-cell.tsx';
import { useWritten } from '../ui/use-written.ts';
import type { useListedPart } from '../item/item-filter.ts';
import { nameOf, subjects } from '../item/subjects.ts';

interface FilterBarProps {
  readonly part: ReturnType<typeof useListedPart>;
}

/** One ruled box with all filters of the list. The address holds every choice. */
export function FilterBar({ part: { filter, narrow } }: FilterBarProps) {
  const write = (name: 'q' | 'tag' | 'usedIn') => (value: string) => narrow({ [name]: value }, { replace: true });
  const tag = useWritten(filter.tag ?? '', write('tag'));
  const usedIn = useWritten(filter.usedIn ?? '', write('usedIn'));
  const topics = subjects.filter(({ slug }) => filter.subject === undefined || slug === filter.subject);
  const chosen = (name: 'subject' | 'topic' | 'status') => ({
    value: filter[name] ?? '',
    onChange: ({ target: { value } }: { target: { value: string } }) => narrow({ [name]: value }),
  });

  return (
    <form className={ruled.box} role="search" aria-label={m.findItems} onSubmit={(event) => event.preventDefault()}>
      <SearchCell title={m.search} hint={m.searchHint} q={filter.q ?? ''} onSearch={write('q')} />
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
        <input type="text" placeholder={m.any} {...tag} />
      </BoxCell>
      <BoxCell title={m.usedIn} isSet={filter.usedIn !== undefined} kind="text">
        <input type="text" placeholder={m.anyExamination} {...usedIn} />
      </BoxCell>
    </form>
  );
}
