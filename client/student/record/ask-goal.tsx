import { useState } from 'react';
import { paths } from '#client/lib/paths.ts';
import button from '#client/ui/button.module.css';
import { Link } from '#client/ui/link.tsx';
import * as m from '#messages/goal.ts';
import { deviceRecord } from './device-record.ts';

/** Days a week of a student who has not said how many. */
const usualDays = 5;

/** Asks once which exam it is. Who leaves it is not asked again, on any device. */
export function AskGoal() {
  const [left, setLeft] = useState(false);
  const leave = async () => {
    setLeft(true);
    const record = await deviceRecord();
    await record.put({ goals: [{ paper: null, day: null, minutes: null, days: usualDays, changed: Date.now() }] });
  };
  if (left) return null;
  return (
    <span className="flex flex-wrap gap-12">
      <span>{m.whichExamOnce}</span>
      <Link className={button.link} to={paths.goal.to()}>
        {m.say}
      </Link>
      <button type="button" className={button.link} onClick={() => void leave()}>
        {m.notNow}
      </button>
    </span>
  );
}
