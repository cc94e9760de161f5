import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The history state of a link from a list of units to a quiz. */
export const chosenInList = 'chosen-in-list';

/** Whether a list of units has led to this quiz: then its start sheet shows. In every other case, also after a reload, the game goes on. */
export function useChosenInList(): boolean {
  const { state } = useLocation();
  const type = useNavigationType();
  return type === NavigationType.Push && state === chosenInList;
}
