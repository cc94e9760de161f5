import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** The state of a way from a list of units to a quiz. */
export const chosenInList = 'chosen-in-list';

/** Whether a list of units has led to this quiz: that shows its start sheet. Every other way, a reload too, goes on. */
export function useChosenInList(): boolean {
  const { state } = useLocation();
  const type = useNavigationType();
  return type === NavigationType.Push && state === chosenInList;
}
