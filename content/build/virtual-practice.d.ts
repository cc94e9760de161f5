/** content/build/practice-plugin.ts makes these modules. */
declare module 'virtual:practice/subjects' {
  import type { byTopic, fromBanks } from '#content/load/practice-subjects.ts';

  const subjects: { readonly fromBanks: typeof fromBanks; readonly byTopic: typeof byTopic };
  export default subjects;
}

declare module 'virtual:practice/lists' {
  import type { topicLists } from '#content/load/topic-lists.ts';

  const lists: typeof topicLists;
  export default lists;
}

declare module 'virtual:practice/names' {
  const names: Readonly<Record<string, string>>;
  export default names;
}

declare module 'virtual:practice/of-questions' {
  import type { TopicRow } from '#content/load/question-topics.ts';

  const rows: readonly TopicRow[];
  export default rows;
}

declare module 'virtual:practice/papers' {
  import type { TopicImports } from '#content/load/topic-questions.ts';

  const papers: readonly TopicImports[];
  export default papers;
}

declare module 'virtual:practice/imports' {
  import type { topicImports } from '#content/load/practice-topics.ts';

  const imports: typeof topicImports;
  export default imports;
}
