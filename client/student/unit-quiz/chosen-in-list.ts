import { useShown } from '#client/student/navigation/page.ts';

/** What a link from a list of units gives the quiz. */
export const chosenInList = 'chosen-in-list';

/** Whether a list of units has led to this quiz: then its start sheet shows. In every other case, also after a reload, the game goes on. */
export function useChosenInList(): boolean {
  const { arrival, location } = useShown();
  return arrival === 'push' && location.given === chosenInList;
}
