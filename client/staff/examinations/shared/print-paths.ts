import { path } from '#client/lib/paths.ts';

/** Every page of an examination for paper. */
export const printPaths = {
  paper: path('/staff/examinations/:code/print/paper'),
  paperWithKey: path('/staff/examinations/:code/print/paper-with-key'),
  admitCards: path('/staff/examinations/:code/print/admit-cards'),
  roomSheets: path('/staff/examinations/:code/print/room-sheets'),
  seating: path('/staff/examinations/:code/print/seating'),
  merit: path('/staff/examinations/:code/print/merit'),
  results: path('/staff/examinations/:code/print/results'),
} as const;
