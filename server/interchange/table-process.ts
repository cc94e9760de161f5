// Reads one table of candidates in a process of its own.
import { readTable } from '#server/interchange/read-table.ts';
import { work } from '#server/interchange/work.ts';

work((_message: object, bytes) => readTable(bytes));
