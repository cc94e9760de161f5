import { useMutation } from '@tanstack/react-query';
import { prefix } from '#messages/language.ts';
import * as m from '#messages/staff-paper.ts';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { staffCall } from '../../api/staff-call.ts';
import styles from './seal-slip.module.css';

/** Opens a trial of the sealed paper as a candidate, in its own window; it counts for nothing. */
export function TryIt({ code }: { code: string }) {
  const trying = useMutation({
    mutationFn: () => staffCall('POST /staff/examinations/:code/trial', { params: { code } }),
  });
  const { data, error } = trying;
  return (
    <div className={`${styles.try} mt-16 pt-14 hair-above`}>
      <h3>{m.tryTitle}</h3>
      <p>{m.tryNote}</p>
      {data === undefined ? (
        <Button idle={trying.isPending} onClick={() => !trying.isPending && trying.mutate()}>
          {m.tryIt}
        </Button>
      ) : (
        <p role="status">
          <a className={button.link} href={prefix + data.address} target="_blank" rel="noreferrer">
            {m.openTrial}
          </a>
          <br />
          {m.trialNumbers} <span className="num">{data.symbolNumber}</span>, <span className="num">{data.pin}</span>
        </p>
      )}
      {error !== null && <p role="alert">{error.message}</p>}
    </div>
  );
}
