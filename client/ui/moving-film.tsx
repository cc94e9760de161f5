import { useEffect, useState } from 'react';
import layout from '#client/ui/layout.module.css';
import button from './button.module.css';
import styles from './film.module.css';
import type { FilmProps } from './loop.ts';
import { Icon } from './icon.tsx';
import { useDark } from './use-dark.ts';
import { useFilmAllowed } from './use-film-allowed.ts';
import * as m from '#messages/parts.ts';

/** The film over its still. Only the still shows if films are not wanted or the browser refuses to play them. */
export function MovingFilm({ loop: light, dark = light, pausable = false }: FilmProps) {
  const [paused, setPaused] = useState(false);
  const [refused, setRefused] = useState(false);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const moving = useFilmAllowed() && !refused;
  const loop = useDark() ? dark : light;

  useEffect(() => {
    if (!video) return;
    // React writes only the property; the attribute is visible from outside.
    video.setAttribute('muted', '');
    // Without its sources: back to the still.
    if (!moving) video.load();
    else if (paused) video.pause();
    else {
      video.play().catch((error: unknown) => {
        // A pause also ends a play() that has not begun, and so does leaving the page.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setRefused(true);
      });
    }
  }, [video, moving, paused]);

  return (
    <>
      {/* A video keeps its first source: another loop is another video. */}
      <video
        key={loop.webm}
        ref={setVideo}
        poster={moving ? loop.poster : undefined}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
      >
        {moving && (
          <>
            <source src={loop.webm} type="video/webm" />
            {/* The last source to try. If no source comes, play() waits for ever. */}
            <source src={loop.mp4} type="video/mp4" onError={() => setRefused(true)} />
          </>
        )}
      </video>
      {moving && pausable && (
        <button
          type="button"
          className={`${button.icon} ${styles.pause}`}
          aria-label={paused ? m.playFilm : m.pauseFilm}
          onClick={() => setPaused(!paused)}
        >
          <span className={layout.centre}>
            <Icon name={paused ? 'play' : 'pause'} size={18} weight={2.6} />
          </span>
        </button>
      )}
    </>
  );
}
