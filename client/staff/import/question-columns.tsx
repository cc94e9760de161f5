import { useState } from 'react';
import * as m from '#messages/staff-import.ts';
import { Button } from '#client/ui/button.tsx';
import { TableColumns } from '../ui/table-columns.tsx';
import type { ImportPreview } from './file-questions.ts';

interface QuestionColumnsProps {
  readonly columns: ImportPreview['columns'];
  /** Reads the file again, with the meaning of each column. */
  readonly onRead: (is: string) => void;
}

/** The meaning of each column of a table of questions. A person sets several before the server reads it again. */
export function QuestionColumns({ columns, onRead }: QuestionColumnsProps) {
  const found = columns.map(({ is }) => is ?? '').join(',');
  const [chosen, setChosen] = useState(found);
  const names = chosen.split(',');
  const shown = columns.map((column, place) => ({
    ...column,
    is: nameOf(names[place]),
  }));
  return (
    <>
      <TableColumns columns={shown} names={m.columnNames} onChoose={setChosen} />
      {chosen !== found && (
        <Button kind="filled" onClick={() => onRead(chosen)}>
          {m.readColumnsSo}
        </Button>
      )}
    </>
  );
}

function nameOf(name = ''): keyof typeof m.columnNames | null {
  return isName(name) ? name : null;
}

function isName(name: string): name is keyof typeof m.columnNames {
  return Object.keys(m.columnNames).includes(name);
}
