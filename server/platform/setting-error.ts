/** A setting that the server can't start with. The message is one plain sentence that begins with the variable's name. */
export class SettingError extends Error {
  override name = 'SettingError';

  /** `variable` names the setting; `problem` completes the sentence, without a full stop. */
  constructor(variable: string, problem: string, options?: ErrorOptions) {
    super(`${variable} ${problem}.`, options);
  }

  /** The error behind a sentence from another process. */
  static ofSentence(sentence: string): SettingError {
    const [variable = '', ...problem] = sentence.replace(/\.$/, '').split(' ');
    return new SettingError(variable, problem.join(' '));
  }
}

/** The reason in an error, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return (message || code || 'no reason given').replaceAll(/\s+/g, ' ').replace(/\.$/, '');
}

/** Does what starts a process. A wrong setting ends the process with its sentence and exit code 1. */
export async function orSayWhy(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
