import '#client/styles/film.css';
import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { useFilmAllowed } from './use-film-allowed.ts';

/** A loop of some seconds without sound, and its still. */
export interface Loop {
  readonly poster: string;
  readonly webm: string;
  readonly mp4: string;
}

/**
 * A loop as decoration. The poster comes first and is all there is where films are not wanted or the browser refuses to
 * play them. What goes on for longer than five seconds has to be `pausable` (WCAG 2.2.2).
 */
export function Film({ loop, pausable = false }: { loop: Loop; pausable?: boolean }) {
  const [paused, setPaused] = useState(false);
  const [refused, setRefused] = useState(false);
  const moving = useFilmAllowed() && !refused;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);

  useEffect(() => {
    if (!video) return;
    // React writes the property only; the attribute is what is seen from outside.
    video.setAttribute('muted', '');
    // Where its sources have gone: back to the poster.
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
      <div className="media">
        {/* A video keeps the source that it has begun with: another loop is another video. */}
        <video
          key={loop.webm}
          ref={setVideo}
          poster={loop.poster}
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
              <source src={loop.mp4} type="video/mp4" />
            </>
          )}
        </video>
      </div>
      {moving && pausable && (
        <button
          type="button"
          className="pause"
          aria-label={paused ? 'Play the background video' : 'Pause the background video'}
          onClick={() => setPaused(!paused)}
        >
          <span>
            <Icon name={paused ? 'play' : 'pause'} size={18} weight={2.6} />
          </span>
        </button>
      )}
    </>
  );
}
