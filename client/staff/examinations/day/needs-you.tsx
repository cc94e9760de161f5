import { useState } from 'react';
import { apiBase, pathOf } from '#client/lib/api/call.ts';
import { Button } from '#client/ui/button.tsx';
import layout from '#client/ui/layout.module.css';
import { timeZone } from '#client/lib/time/time-zone.ts';
import type { RoomBoard } from '#contract/room.ts';
import { isTriedByOthers } from '#contract/wrong-pins.ts';
import * as m from '#messages/staff-day.ts';
import { timeAt } from '#text/dates.ts';
import type { Question } from './ask.tsx';
import styles from './day-tab.module.css';
import { waitsToBeGiven, type Candidate, type Outage } from './rooms-of.ts';
import type { CommandDraft } from './use-acts.ts';

interface Props {
  readonly board: RoomBoard;
  readonly onAct: (doing: CommandDraft) => void;
  readonly onAsk: (question: Question) => void;
}

/** How many candidates in need are listed; a silent room stands as one outage. */
const maxListed = 12;

/** What waits for an examiner: minutes to give, open outages, silent candidates. */
export function NeedsYou({ board, onAct, onAsk }: Props) {
  const outages = board.outages.filter((outage) => outage.to === null || waitsToBeGiven(outage));
  const silentRooms = new Set(outages.filter(({ to }) => to === null).map(({ room }) => room));
  const isOn = board.state === 'open' || board.state === 'running';
  const candidates = board.candidates
    .filter((candidate) => (isOn || candidate.faceDoubted) && needOf(candidate, board, silentRooms) !== null)
    .slice(0, maxListed);
  return (
    <section className={`${styles.need} pt-10 ink-above`} aria-labelledby="needs-you">
      <h2 className="h2" id="needs-you">
        {m.needsYou}
      </h2>
      {outages.length + candidates.length === 0 && <p>{m.nothingNeedsYou}</p>}
      {outages.map((outage) => (
        <OutageCard key={outage.id} outage={outage} now={board.now} onAct={onAct} onAsk={onAsk} />
      ))}
      {candidates.map((candidate) => (
        <article className="py-12 hair-below" key={candidate.symbolNumber}>
          <h3 className="anywhere">
            {candidate.symbolNumber} {candidate.name}
          </h3>
          <CandidateNeed
            code={board.code}
            candidate={candidate}
            need={needOf(candidate, board, silentRooms)}
            onAct={onAct}
            onAsk={onAsk}
          />
        </article>
      ))}
    </section>
  );
}

type Need = 'face' | 'device' | 'pins' | 'presence' | 'silent' | 'dark' | null;

function needOf(candidate: Candidate, board: RoomBoard, silentRooms: ReadonlySet<string>): Need {
  if (candidate.faceDoubted) return 'face';
  if (candidate.state === 'handedIn') return null;
  if (candidate.wantsDevice) return 'device';
  if (isTriedByOthers(candidate)) return 'pins';
  if (board.presenceNeeded && !candidate.confirmed && candidate.lastHeard !== null) return 'presence';
  if (candidate.state === 'notHeard' && !silentRooms.has(candidate.room ?? '')) return 'silent';
  const isOwn = !board.outages.some(({ room, given }) => room === candidate.room && given === null);
  return isOwn && candidate.dark.some(({ given }) => !given) ? 'dark' : null;
}

function OutageCard({ outage, now, onAct, onAsk }: Omit<Props, 'board'> & { outage: Outage; now: string }) {
  const at = (moment: string) => timeAt(Date.parse(moment), timeZone);
  const { id, room, from, to, dark, worked, minutes } = outage;
  if (to === null)
    return (
      <article className="py-12 hair-below">
        <h3 className="anywhere">{m.outageOpen(room)}</h3>
        <p>{m.outageNow(dark, at(from))}</p>
        <Button kind="link" onClick={() => onAsk({ kind: 'outage-close', room })}>
          {m.closeOutage}
        </Button>
      </article>
    );
  return (
    <article className={`${styles.first} py-12 hair-below`}>
      <h3 className="anywhere">{m.giveTitle(room, minutes)}</h3>
      <p>{m.outageWas(at(from), at(to), dark, worked)}</p>
      <Button kind="filled" onClick={() => onAct({ kind: 'outage-give', outage: id, since: now })}>
        {m.giveTo(minutes, dark)}
      </Button>
      <p className="small mt-8">{m.movesTheirEnd}</p>
    </article>
  );
}

type CandidateNeedProps = Omit<Props, 'board'> & {
  readonly code: string;
  readonly candidate: Candidate;
  readonly need: Need;
};

function CandidateNeed({ code, candidate, need, onAct, onAsk }: CandidateNeedProps) {
  const { symbolNumber, name, answered, dark } = candidate;
  const where = m.placeOf(candidate.room ?? m.withoutRoom, candidate.seat ?? '–');
  const open = dark.find(({ given }) => !given);
  const at = (moment: string) => timeAt(Date.parse(moment), timeZone);
  const minutes = open ? Math.ceil((Date.parse(open.to) - Date.parse(open.from)) / 60_000) : 5;
  const time = { kind: 'minutes', to: { symbolNumber }, whom: symbolNumber, minutes } as const;
  return (
    <>
      {need === 'face' && <CandidatePhoto code={code} candidate={candidate} />}
      <p>
        {need === 'face' && m.faceDoubted(where)}
        {need === 'device' && m.wantsDevice(where)}
        {need === 'pins' && m.othersTry(where, candidate.wrongPins)}
        {need === 'presence' && m.waitsForYou(where)}
        {need === 'silent' && m.silentNow(where, answered)}
        {need === 'dark' && open && m.wasDark(where, at(open.from), at(open.to))}
      </p>
      <div className={layout.row}>
        {need === 'face' && (
          <Button kind="link" onClick={() => onAct({ kind: 'face', symbolNumber, matches: true })}>
            {m.faceMatches}
          </Button>
        )}
        {need === 'presence' && (
          <Button kind="link" onClick={() => onAct({ kind: 'present', symbolNumber, present: true })}>
            {m.confirmPresence}
          </Button>
        )}
        {(need === 'device' || need === 'pins' || need === 'silent') && (
          <Button kind="link" onClick={() => onAsk({ kind: 'release', symbolNumber, name })}>
            {m.releaseAsks}
          </Button>
        )}
        {(need === 'dark' || need === 'silent') && (
          <Button kind="link" onClick={() => onAsk(open ? { ...time, dark: open.from } : time)}>
            {m.giveTime}
          </Button>
        )}
      </div>
    </>
  );
}

/** The photo of the application; nothing where the candidate came by a file. */
function CandidatePhoto({ code, candidate: { symbolNumber, name } }: { code: string; candidate: Candidate }) {
  const [isAbsent, setIsAbsent] = useState(false);
  if (isAbsent) return null;
  const address = pathOf('GET /staff/examinations/:code/candidates/:symbolNumber/photo', { code, symbolNumber });
  return (
    <img
      className={styles.photo}
      src={apiBase + address}
      alt={m.photoOf(name)}
      width={150}
      height={200}
      onError={() => setIsAbsent(true)}
    />
  );
}
