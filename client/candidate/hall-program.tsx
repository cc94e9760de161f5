import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { chunk } from '#client/ui/chunk.ts';
import { Loading } from '#client/ui/loading.tsx';
import { publishedDataId } from '#contract/published-results.ts';
import { notFound } from '#messages/failures.ts';
import * as titles from '#messages/titles.ts';
import { placeOf, usePath, type Place } from './frame/address.ts';
import { AttemptScreen } from './hall/attempt-screen.tsx';
import { CodeScreen } from './frame/code-screen.tsx';
import { HallLink } from './frame/hall-link.tsx';
import { hallPaths } from './frame/hall-paths.ts';
import { QuietHead } from './frame/hall-head.tsx';
import { useAttempt } from './hall/use-attempt.ts';
import styles from './frame/hall.module.css';

const PracticeHall = lazy(
  chunk('practice', () => import('./hall/practice/practice-hall.tsx').then((it) => ({ default: it.PracticeHall }))),
);
const KeptReceipt = lazy(
  chunk('paper', () => import('./hall/paper/kept-receipt.tsx').then((it) => ({ default: it.KeptReceipt }))),
);

const loadMeritList = chunk('results', () =>
  import('./results/merit-list.tsx').then((it) => ({ default: it.MeritList })),
);
let MeritList: ComponentType<{ code: string }> = lazy(loadMeritList);

/** Loads what the page shows already, so that the program takes its place without an empty moment. It reports a failure later. */
export async function loadFirstScreen(): Promise<void> {
  if (document.getElementById(publishedDataId) === null) return;
  await loadMeritList().then(
    (loaded) => (MeritList = loaded.default),
    () => {},
  );
}
const RoomScreen = lazy(
  chunk('room', () => import('./room/room-screen.tsx').then((it) => ({ default: it.RoomScreen }))),
);

const titleOf: Readonly<Record<Place['screen'], string>> = {
  code: titles.hall,
  'results-code': titles.results,
  'room-code': titles.roomBoard,
  examination: titles.hall,
  practice: titles.practiceHall,
  receipt: titles.hallReceipt,
  results: titles.results,
  room: titles.roomBoard,
};

/** The hall: the address decides the screen. There is no frame, so no link leads out of the paper. */
export function HallProgram() {
  const place = placeOf(usePath());
  const title = place === null ? notFound : titleOf[place.screen];
  useEffect(() => {
    document.title = `${title} · Tayari`;
  }, [title]);
  return (
    <div className={styles.page}>
      <Suspense fallback={<Loading />}>{screenOf(place)}</Suspense>
    </div>
  );
}

function screenOf(place: Place | null) {
  if (place === null) return <Nowhere />;
  switch (place.screen) {
    case 'code':
      return <CodeScreen of="examination" />;
    case 'results-code':
      return <CodeScreen of="results" />;
    case 'room-code':
      return <CodeScreen of="room" />;
    case 'practice':
      return <PracticeHall />;
    case 'examination':
      return <OwnAttempt key={place.code} code={place.code} />;
    case 'room':
      return <RoomScreen key={place.code} code={place.code} />;
    case 'receipt':
      return <KeptReceipt key={place.code} code={place.code} />;
    case 'results':
      return <MeritList key={place.code} code={place.code} />;
  }
}

/**
 * /hall/{code}: from the sign-in to the receipt. The part after '#' reaches no server. There a trial's address has its numbers, and an
 * admit card's address the symbol number.
 */
function OwnAttempt({ code }: { code: string }) {
  const opened = useAttempt(code);
  const [, symbolNumber, pin] = /^#([A-Za-z\d/-]+)\/(\d*)$/.exec(location.hash) ?? [];
  const filledIn = symbolNumber !== undefined && pin !== undefined ? { filledIn: { symbolNumber, pin } } : {};
  return opened === null ? <Loading /> : <AttemptScreen code={code} {...opened} {...filledIn} />;
}

function Nowhere() {
  return (
    <>
      <QuietHead />
      <main id="main">
        <div className={styles.narrow}>
          <h1 className="h1">{notFound}</h1>
          <p className="mt-16">
            <HallLink to={hallPaths.hall.to()}>{titles.hall}</HallLink>
          </p>
        </div>
      </main>
    </>
  );
}
