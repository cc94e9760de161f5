// Reads one table of candidates in its own process.
import { readTable } from './read-table.ts';
import { work } from './work.ts';

work((_message: object, bytes) => readTable(bytes));
