import table from './record-table.module.css';
/** The head of a list of papers: two columns of words, two of figures. */
export function PaperHead({ titles }: { titles: readonly string[] }) {
  return (
    <thead>
      <tr>
        {titles.map((title, place) => (
          <th key={title} scope="col" className={place < 2 ? undefined : table.number}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
