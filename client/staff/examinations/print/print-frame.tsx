import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import layout from '#client/ui/layout.module.css';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import type { Examination } from '#contract/examination.ts';
import * as m from '#messages/staff-print.ts';
import { staffCall } from '../../api/staff-call.ts';
import { Waiting } from '../../ui/waiting.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCollege } from '../../api/college.ts';
import { useStaffSession } from '../../api/session.ts';
import { staffPaths } from '../../lib/paths.ts';
import { tabAddress } from '../shared/tab-address.ts';
import { examinationKey } from '../shared/use-examination.ts';
import { isNamed } from './paper-title.tsx';
import styles from './print-frame.module.css';

interface PrintFrameProps<Data> {
  readonly title: string;
  /** The part of the examination's page that it belongs to, by its segment in tabs.ts. */
  readonly segment: string;
  /** The query of its data, with the query's key. */
  readonly kind: string;
  readonly load: (code: string) => Promise<Data>;
  readonly note?: ReactNode;
  /** The content below the title. */
  readonly says?: (data: Data) => string;
  readonly children: (examination: Examination, data: Data) => ReactNode;
}

/** A page for paper. The link back and the button to print stay on the screen. */
export function PrintFrame<Data>({ title, segment, kind, load, note, says, children }: PrintFrameProps<Data>) {
  const { code = '' } = useParams();
  const college = useCollege();
  const { data, error } = useQuery({
    queryKey: examinationKey(code, 'print', kind),
    queryFn: async () => {
      const examination = await staffCall('GET /staff/examinations/:code', { params: { code } });
      return { examination, shown: await load(code) };
    },
  });
  if (error !== null) return <Notice>{error.message}</Notice>;
  if (data === undefined) return <Waiting />;
  return (
    <div>
      <header className={`screen-only ${layout.row} ${styles.tools}`}>
        <Link className={button.link} to={tabAddress(code, segment)}>
          <Icon name="back" size={18} /> {code}
        </Link>
        <div>
          <h1 className="h1">{title}</h1>
          {says !== undefined && <p>{says(data.shown)}</p>}
        </div>
        {note}
        {college !== undefined && !isNamed(college) && <CollegeUnset />}
        <PrintButton />
      </header>
      <div className={styles.paper}>{children(data.examination, data.shown)}</div>
    </div>
  );
}

/** Prints once all photos of the page are there. It says how many did not come, and prints without them at the next press. */
function PrintButton() {
  const [isWaiting, setIsWaiting] = useState(false);
  const [absent, setAbsent] = useState(0);
  const print = async () => {
    setIsWaiting(true);
    const photos = await Promise.allSettled([...document.images].map((image) => image.decode()));
    const failed = photos.filter(({ status }) => status === 'rejected').length;
    setIsWaiting(false);
    setAbsent(failed);
    if (failed === 0 || absent > 0) window.print();
  };
  return (
    <>
      <Button kind="filled" idle={isWaiting} onClick={() => void print()}>
        {isWaiting ? m.photosLoad : m.print}
      </Button>
      <p role="status">{absent > 0 && m.photosAbsent(absent)}</p>
    </>
  );
}

/** Says, on the screen alone, where the name of the college comes from. */
function CollegeUnset() {
  const { data: session } = useStaffSession();
  const isHead = session?.duties.includes('head') === true;
  return (
    <div className={styles.unset}>
      <Notice
        kind="calm"
        {...(isHead && {
          acts: (
            <Link className={button.link} to={staffPaths.college.to()}>
              {m.setCollege}
            </Link>
          ),
        })}
      >
        <b>{m.collegeUnset}</b> {isHead ? '' : m.headSetsCollege}
      </Notice>
    </div>
  );
}
