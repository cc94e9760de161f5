import { useState } from 'react';
import { renderSVG } from 'uqr';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Button } from '#client/ui/button.tsx';
import { RollNumber } from '#client/ui/roll-number.tsx';
import type { Card } from '#contract/applications.ts';
import type { College } from '#contract/college.ts';
import { language, prefix } from '#messages/language.ts';
import * as m from '#messages/card.ts';
import { weekdays } from '#text/calendar-names.ts';
import { bikramIn, dayAt, dayIn, timeAt } from '#text/dates.ts';
import { BlobPicture } from './blob-picture.tsx';
import type { KeptCard } from './kept-application.ts';
import { spaced } from './spaced.ts';
import styles from './card.module.css';

/** One A5, black on white in both themes. On a phone the QR code comes first, and the PIN is hidden until it is asked for. */
export function AdmitCard({ card, college, photo, logo }: Pick<KeptCard, 'card' | 'college' | 'photo' | 'logo'>) {
  const { symbolNumber, name, nameNepali, dateOfBirth, groups, room, seat, title, minutes, extraMinutes } = card;
  const start = Date.parse(card.startsAt);
  const day = dayAt(start, timeZone);
  const time = (moment: string) => timeAt(Date.parse(moment), timeZone);
  const isRoll = /^[1-9]\d{0,5}$/.test(symbolNumber);
  const bring = card.bring === null ? '' : ((language === 'ne' ? card.bring.ne : undefined) ?? card.bring.en);
  return (
    <article className={styles.card} aria-label={m.card}>
      <Head college={college} logo={logo} />
      <div className={styles.title}>
        <div>
          <h1 lang="en">{title.en}</h1>
          {title.ne !== undefined && <p lang="ne">{title.ne}</p>}
        </div>
        <b>{m.card}</b>
      </div>
      <Door card={card} />
      <div className={styles.person}>
        <div className={styles.photo}>{photo !== null && <BlobPicture blob={photo} name={m.photoOf(name)} />}</div>
        <div>
          <p className={styles.name} lang="en">
            {name}
          </p>
          {nameNepali !== null && <p lang="ne">{nameNepali}</p>}
          {dateOfBirth !== null && (
            <p>
              <small>{m.born}</small>
              {[bikramIn(language, dateOfBirth), dayIn('en', dateOfBirth)].filter(Boolean).join(' · ')}
            </p>
          )}
          <p>
            <small>{m.lists}</small>
            {[m.openList, ...groups].join(', ')}
          </p>
        </div>
        <div className={styles.number}>
          <small>{m.symbolNumber}</small>
          <span className={isRoll ? 'vh' : styles.symbol}>{symbolNumber}</span>
          {isRoll && <RollNumber value={Number(symbolNumber)} />}
        </div>
      </div>
      <dl className={styles.place}>
        <div>
          <dt>{weekdays[language][new Date(`${day}T00:00Z`).getUTCDay()]}</dt>
          <dd>
            <b>{bikramIn(language, day)}</b>
            <br />
            <small lang="en">{dayIn('en', day)}</small>
          </dd>
        </div>
        <div>
          <dt>{m.beThere}</dt>
          <dd className={styles.figure}>{time(card.beThereAt)}</dd>
        </div>
        <div>
          <dt>{m.room}</dt>
          <dd className={styles.figure}>{room ?? '–'}</dd>
        </div>
        <div>
          <dt>{m.seat}</dt>
          <dd className={styles.figure}>{seat ?? '–'}</dd>
        </div>
      </dl>
      <ul className={styles.notes}>
        <li>
          {m.startsAt(time(card.startsAt), minutes)} {extraMinutes > 0 && m.moreTime(extraMinutes)}
        </li>
        <li>{m.lastEntry(time(card.lastEntryAt))}</li>
        <li>{m.bringCard}</li>
        <li>{m.keepPin}</li>
        {bring !== '' && <li>{bring}</li>}
      </ul>
      <div className={styles.signs}>
        <small>{m.signature}</small>
        <small>
          {said(college.signatory) !== '' && (
            <>
              <b>{said(college.signatory)}</b>
              <br />
            </>
          )}
          {said(college.signsAs) || m.head}
        </small>
      </div>
    </article>
  );
}

/** The QR code and the PIN: what a door and a sign-in need. */
function Door({ card: { qr, symbolNumber, pin, code } }: { card: Card }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={styles.door}>
      {/* Made here from the card's text. It holds only rectangles. */}
      <div
        className={styles.qr}
        role="img"
        aria-label={m.qrOf(symbolNumber)}
        dangerouslySetInnerHTML={{ __html: renderSVG(qr, { border: 1 }) }}
      />
      {pin === null ? (
        <p>{m.pinFromCollege}</p>
      ) : (
        <div>
          <small>{m.pinFor(`${location.host}${prefix}/hall/${code}`)}</small>
          <p className={styles.pin}>
            <span className={isShown ? '' : styles.onPaper}>{spaced(pin)}</span>
            {!isShown && (
              <span className={styles.dots} role="img" aria-label={m.pinHidden}>
                •••• ••••
              </span>
            )}
            <Button kind="link" className="screen-only" aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown ? m.hide : m.show}
            </Button>
          </p>
        </div>
      )}
    </div>
  );
}

/** The college: its logo; its Nepali name hangs on the rule, or a plain rule is drawn. */
function Head({ college: { name, address, phone }, logo }: Pick<KeptCard, 'college' | 'logo'>) {
  const place = [said(address), phone].filter((part) => part !== '').join(' · ');
  return (
    <header className={styles.head}>
      {logo !== null && (
        <span className={styles.logo}>
          <BlobPicture blob={logo} name="" />
        </span>
      )}
      <div>
        <p className={styles.hung} lang="ne">
          {name.ne}
        </p>
        <p className={styles.college}>
          {name.en !== '' && <b lang="en">{name.en}</b>}
          {place !== '' && <span>{place}</span>}
        </p>
      </div>
    </header>
  );
}

function said(text: College['name']): string {
  return language === 'ne' ? text.ne || text.en : text.en || text.ne;
}
