import button from '#client/ui/button.module.css';
import { useEffect, useState } from 'react';
import { useNavigate } from '#client/student/navigation/page.ts';
import { paths } from '#client/lib/paths.ts';
import { usePageTitle } from '#client/student/shell/page-title.ts';
import { Film } from '#client/ui/film.tsx';
import { Link } from '#client/ui/link.tsx';
import { useMedia } from '#client/ui/use-media.ts';
import { thankYouLoops, wideScreen } from './thank-you-loops.ts';
import styles from './thank-you.module.css';
import * as m from '#messages/result.ts';

/** From here the program takes the student home (docs/specification.md, section 9). */
const countdownSeconds = 7;

/** /thankyou: the end of an exam that records nothing; home follows after 7 s. */
export function Component() {
  const [passed, setPassed] = useState(0);
  const navigate = useNavigate();
  const home = paths.home.to();
  const left = Math.max(0, countdownSeconds - passed);
  const wide = useMedia(wideScreen);
  usePageTitle();

  useEffect(() => {
    const counting = setInterval(() => setPassed((count) => count + 1), 1000);
    const leaving = setTimeout(() => void navigate(home, { replace: true }), countdownSeconds * 1000);
    return () => {
      clearInterval(counting);
      clearTimeout(leaving);
    };
  }, [navigate, home]);

  return (
    <main className={styles.screen} id="main">
      {/* As long as the page itself, so there is nothing to pause. */}
      <Film loop={wide ? thankYouLoops.wide : thankYouLoops.tall} />
      <h1>{m.thankYou}</h1>
      <p>{m.endOfPaper}</p>
      <div className={styles.seconds} aria-hidden="true">
        {Array.from({ length: countdownSeconds }, (_, second) => (
          <i key={second} data-passed={second < passed || undefined} />
        ))}
      </div>
      <p>{m.goingHome(left)}</p>
      <Link className={button.link} to={home}>
        {m.homeNow}
      </Link>
    </main>
  );
}
