import button from '#client/ui/button.module.css';
import { Loading } from '#client/ui/loading.tsx';
import * as m from '#messages/hall.ts';
import { AttemptScreen } from '#client/candidate/hall/attempt-screen.tsx';
import { cell, type Device } from '#client/candidate/attempt/device.ts';
import { practiceCalls } from './practice-calls.ts';
import { useAttempt } from '#client/candidate/hall/use-attempt.ts';
import styles from './practice-hall.module.css';

const code = 'practice';
const filledIn = { symbolNumber: '240317', pin: '52908146' };
const onThisDevice = async () => practiceCalls(cell('practice-log'), () => Date.now());

/** /hall/practice: the same screens with ten built-in questions; the device sends nothing. */
export function PracticeHall() {
  const opened = useAttempt(code, onThisDevice);
  if (opened === null) return <Loading />;
  return (
    <AttemptScreen
      code={code}
      filledIn={filledIn}
      {...opened}
      after={
        <p className={`screen-only ${styles.again}`}>
          <button type="button" className={button.outlined} onClick={() => void beginAgain(opened.device)}>
            {m.practiceAgain}
          </button>
        </p>
      }
    />
  );
}

async function beginAgain(device: Device): Promise<void> {
  await device.write(code, null);
  location.reload();
}
