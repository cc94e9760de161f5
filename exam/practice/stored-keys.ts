/** What a key that the product keeps in browser storage outlives. */
interface StoredKeyRow {
  readonly survivesExamStart: boolean;
  readonly survivesLogout: boolean;
}

const ofExam = { survivesExamStart: false, survivesLogout: false } as const satisfies StoredKeyRow;

/**
 * Every key that the product keeps in browser storage, as JSON text (docs/specification.md, section 3), and what it outlives. How
 * each is read back: parse-stored.ts, which the frame does without.
 */
export const storedKeys = {
  profile: { survivesExamStart: true, survivesLogout: false },
  /** Which set was picked, from 0. */
  setIndex: ofExam,
  currentQuestionIndex: ofExam,
  /** When the current question was first shown, in ms. */
  startTime: ofExam,
  /** Question id → chosen option text. */
  selectedOptions: ofExam,
  /** Category → drawn questions, in drawn order. */
  categoryQuestions: ofExam,
  /** Whole seconds, for whoever looks; never read back. */
  remainingTime: ofExam,
  score: ofExam,
  finalScore: ofExam,
  totalQuestions: ofExam,
  exam: ofExam,
} as const satisfies Record<string, StoredKeyRow>;

export type StoredKey = keyof typeof storedKeys;

/** The names of all keys of the table. */
export const storedKeyNames = Object.keys(storedKeys) as StoredKey[];
