import { Icon } from '#client/ui/icon.tsx';
import select from '#client/student/shell/select.module.css';

interface SelectProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly value: string;
  readonly choose: (value: string) => void;
}

/** The browser's own list of choices, with its label above, like on the pages of the record. */
export function Select({ label, options, value, choose }: SelectProps) {
  return (
    <label className={`${select.select} relative min-w-0`}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {options.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} weight={2.4} />
    </label>
  );
}
