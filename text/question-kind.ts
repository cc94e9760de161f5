/** Kinds of questions that other systems have and that are not taken over. */
export type QuestionKind =
  | 'essay'
  | 'essay-or-description'
  | 'typed-answer'
  | 'numerical'
  | 'matching'
  | 'description'
  | 'gaps'
  | 'calculated'
  | 'drag-and-drop'
  | 'several-parts';
