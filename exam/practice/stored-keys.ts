/** Which events a key in browser storage survives. */
interface StoredKeyRow {
  readonly survivesExamStart: boolean;
  readonly survivesLogout: boolean;
}

const ofExam = { survivesExamStart: false, survivesLogout: false } as const satisfies StoredKeyRow;

/**
 * Every key that the product keeps in browser storage, as JSON text, and what it survives (docs/specification.md,
 * section 3). parse-stored.ts says how each is read back; the screen's frame does without that.
 */
export const storedKeys = {
  profile: { survivesExamStart: true, survivesLogout: false },
  /** The number of the set that was picked, from 0. */
  setIndex: ofExam,
  currentQuestionIndex: ofExam,
  /** When the current question was first shown, in ms. */
  startTime: ofExam,
  /** Question id → chosen option text. */
  selectedOptions: ofExam,
  /** Category → drawn questions, in drawn order. */
  categoryQuestions: ofExam,
  /** Whole seconds, only for people who look into storage; never read back. */
  remainingTime: ofExam,
  score: ofExam,
  finalScore: ofExam,
  totalQuestions: ofExam,
  exam: ofExam,
} as const satisfies Record<string, StoredKeyRow>;

export type StoredKey = keyof typeof storedKeys;

/** The names of all keys of the table. */
export const storedKeyNames = Object.keys(storedKeys) as StoredKey[];
