// Reads one table of candidates in a process of its own.
import { readTable } from './read-table.ts';
import { work } from './work.ts';

work((_message: object, bytes) => readTable(bytes));
