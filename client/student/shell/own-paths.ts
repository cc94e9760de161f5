import { path } from '#client/lib/paths.ts';

/** The addresses of account pages. They are apart from those in every page's first file, because only such pages lead to them. */
export const ownPaths = {
  resetPassword: path('/reset-password/:token'),
  history: path('/history'),
  historyPaper: path('/history/:id'),
  mocks: path('/mock'),
  mistakes: path('/mistakes'),
  review: path('/review'),
} as const;
