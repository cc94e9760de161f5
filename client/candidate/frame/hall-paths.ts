import { path } from '#client/lib/paths.ts';

/** Every address of the hall and of its rooms. */
export const hallPaths = {
  hall: path('/hall'),
  practice: path('/hall/practice'),
  examination: path('/hall/:code'),
  receipt: path('/hall/:code/receipt'),
  resultsCode: path('/results'),
  roomCode: path('/room'),
  results: path('/results/:code'),
  room: path('/room/:code'),
} as const;
