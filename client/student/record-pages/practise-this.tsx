import { useState, type MouseEvent } from 'react';
import { topicName } from '#client/question/topic-name.ts';
import { useNavigate } from '#client/student/navigation/page.ts';
import { paths } from '#client/lib/paths.ts';
import { chunk } from '#client/ui/chunk.ts';
import { showToast } from '#client/ui/toast-store.ts';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/record.ts';
import { readRecord } from './read-record.ts';
import { useIsHere } from './use-is-here.ts';
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
  // A student who has gone elsewhere meanwhile stays there.
  const isHere = useIsHere();
  const number = topicNumber(subject, topic);
  if (number === null) return null;
  const choose = practiceOfTopicAddress({ subject, title: topic });
  const begin = async (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      const { beginTopicSet } = await sets();
      const id = await beginTopicSet(number, await readRecord(), Math.random, Date.now());
      if (isHere.current) void navigate(id === null ? choose : paths.practiceSet.to({ id }));
    } catch {
      showToast(m.questionsNotCome, 'bad');
    }
    setBusy(false);
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
