import { path } from '#client/lib/paths.ts';

/** The addresses of pages about oneself, apart from those that every page begins with: only such pages lead to them. */
export const ownPaths = {
  resetPassword: path('/reset-password/:token'),
  history: path('/history'),
  historyPaper: path('/history/:id'),
  mocks: path('/mock'),
  mistakes: path('/mistakes'),
  review: path('/review'),
} as const;
