import imports from 'virtual:practice/imports';
import type { LoadedBank } from './loaded-bank.ts';

/** A topic for practice: its title, and the dynamic import of its paper. */
interface PracticeTopic {
  readonly title: string;
  readonly load: () => Promise<LoadedBank>;
}

/** A subject for practice: one of the subject bank (subjects.ts) or one of practice-subjects.ts. */
export interface SubjectByTopic {
  readonly title: string;
  readonly topics: readonly PracticeTopic[];
}

/** Each subject's title with the dynamic import of its topics. */
export const topicImports: readonly (readonly [title: string, load: () => Promise<SubjectByTopic>])[] = imports;
