import type { College } from '#contract/college.ts';
import styles from './college-head.module.css';

interface CollegeHeadProps {
  readonly college: Pick<College, 'name' | 'address' | 'phone' | 'logo'>;
  /** What a screen reader says of the logo. */
  readonly logoName: string;
}

/** The college on paper: its Nepali name hangs on the rule, or a plain rule is drawn; below it name and address in English. */
export function CollegeHead({ college: { name, address, phone, logo }, logoName }: CollegeHeadProps) {
  const place = [address.en || address.ne, phone].filter(Boolean).join(' · ');
  return (
    <div className={styles.head}>
      {logo !== null && <img src={`/api/college/logo/${logo.id}`} alt={logoName} />}
      <div className="flex-1 min-w-0">
        {name.ne === '' ? (
          <div className={styles.rule} />
        ) : (
          <p className={styles.hung} lang="ne">
            {name.ne}
          </p>
        )}
        <p className={`${styles.below} flex flex-wrap`}>
          {name.en !== '' && (
            <b className="ink" lang="en">
              {name.en}
            </b>
          )}
          {place !== '' && <span>{place}</span>}
        </p>
      </div>
    </div>
  );
}
