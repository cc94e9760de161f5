import { useState, type MouseEvent } from 'react';
import { topicName } from '#client/question/topic-name.ts';
import { useNavigate } from '#client/student/navigation/page.ts';
import { paths } from '#client/lib/paths.ts';
import { chunk } from '#client/ui/chunk.ts';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/record.ts';
import { readRecord } from './read-record.ts';
import { practiceOfTopicAddress, topicNumber } from './topic-key.ts';

const sets = chunk('question-sets', () => import('./question-sets.ts'));

interface Props {
  readonly subject: string;
  readonly topic: string;
  readonly className?: string | undefined;
  /** Whether its words name the topic. */
  readonly named?: boolean;
}

/** Begins ten questions of a topic: first those never seen, then those once wrong. It shows nothing for a topic without questions of ours. */
export function PractiseThis({ subject, topic, className, named = false }: Props) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const number = topicNumber(subject, topic);
  if (number === null) return null;
  const choose = practiceOfTopicAddress({ subject, title: topic });
  const begin = async (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const id = await sets()
      .then(async ({ beginTopicSet }) => beginTopicSet(number, await readRecord(), Math.random, Date.now()))
      // The page of own practice says that the questions did not come.
      .catch(() => null);
    setBusy(false);
    void navigate(id === null ? choose : paths.practiceSet.to({ id }));
  };
  return (
    <Link
      className={className}
      to={choose}
      aria-disabled={busy || undefined}
      aria-label={named ? undefined : m.practiseTopic(topicName(topic))}
      onClick={(event) => void begin(event)}
    >
      {named ? m.practise(topicName(topic)) : m.practiseThis}
    </Link>
  );
}
