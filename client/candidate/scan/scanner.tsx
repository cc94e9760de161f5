import { useEffect, useRef, useState } from 'react';
import button from '#client/ui/button.module.css';
import * as m from '#messages/scan.ts';
import { averageLight, createRepeatGuard, darkBelow } from './look.ts';
import { openQrReader } from './read-qr.ts';
import styles from './scanner.module.css';
import { useCamera, type CameraProblem } from './use-camera.ts';

interface ScannerProps {
  /** Whether it waits: the camera runs on behind what is shown, so that the next card is read at once. */
  readonly paused?: boolean;
  /** A code came into sight. The same one is told again only after it was out of sight for a while. */
  readonly onText: (text: string) => void;
}

/** How often the scanner looks at the picture, in ms. */
const lookEveryMs = 150;
/** The side of the square that it looks at, in pixels. */
const side = 480;

/** The camera with a frame, which reads the QR code of an admit card. */
export default function Scanner(props: ScannerProps) {
  const [round, setRound] = useState(0);
  return <Camera key={round} {...props} tryAgain={() => setRound(round + 1)} />;
}

const sentences: Readonly<Record<CameraProblem, string>> = {
  refused: m.refused,
  none: m.none,
  insecure: m.insecure,
  taken: m.taken,
};

function Camera({ paused = false, onText, tryAgain }: ScannerProps & { readonly tryAgain: () => void }) {
  const { video, camera } = useCamera();
  const [isDark, setIsDark] = useState(false);
  const [hasNoReader, setHasNoReader] = useState(false);
  const [isLit, setIsLit] = useState(false);
  const told = useRef(onText);
  const isPaused = useRef(paused);
  useEffect(() => {
    told.current = onText;
    isPaused.current = paused;
  });
  const isRunning = camera.kind === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const picture = document.createElement('canvas');
    picture.width = side;
    picture.height = side;
    const reader = openQrReader();
    reader.catch(() => setHasNoReader(true));
    const guard = createRepeatGuard();
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      // A phone that was locked stops the video.
      if (video.current?.paused === true) await video.current.play().catch(() => undefined);
      if (drawSquare(video.current, picture)) {
        const pixels = picture.getContext('2d')?.getImageData(0, 0, side, side).data;
        if (pixels) setIsDark(averageLight(pixels) < darkBelow);
        const text = await reader.then((read) => read(picture));
        if (isOver) return;
        const isNew = guard(text, performance.now());
        if (text !== null && isNew && !isPaused.current) {
          navigator.vibrate?.(40);
          told.current(text);
        }
      }
      timer = setTimeout(() => void look().catch(() => undefined), lookEveryMs);
    };
    look().catch(() => undefined);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isRunning, video]);

  const light = camera.kind === 'running' ? camera.light : null;
  const words = () => {
    if (hasNoReader) return m.noReader;
    if (camera.kind === 'starting') return m.starting;
    if (camera.kind !== 'running') return sentences[camera.kind];
    if (!isDark) return m.hold;
    return light ? m.dark : m.darkWithoutLight;
  };
  const isShown = camera.kind === 'running' || camera.kind === 'starting';
  return (
    <section
      className={`${styles.scanner} ${isShown ? '' : styles.closed} ${paused ? styles.paused : ''}`}
      aria-label={m.camera}
      inert={paused}
    >
      <video ref={video} muted playsInline hidden={!isShown} />
      {isShown && <div className={styles.frame} aria-hidden="true" />}
      <div className={styles.words}>
        <p role="status">{words()}</p>
        {light && (
          <button
            type="button"
            className={styles.light}
            aria-label={m.light}
            aria-pressed={isLit}
            onClick={() => {
              light(!isLit);
              setIsLit(!isLit);
            }}
          >
            <svg
              width={24}
              height={24}
              viewBox="0 0 24 24"
              fill="none"
              stroke="currentColor"
              strokeWidth={2}
              aria-hidden="true"
            >
              <path d="M8 3h8v4l-2 3v11h-4V10L8 7ZM8 7h8M12 13v2" />
            </svg>
          </button>
        )}
        {(camera.kind === 'refused' || camera.kind === 'taken') && (
          <button type="button" className={button.link} onClick={tryAgain}>
            {m.tryAgain}
          </button>
        )}
      </div>
    </section>
  );
}

/** Draws the middle of the video's picture; false while there is none. */
function drawSquare(video: HTMLVideoElement | null, picture: HTMLCanvasElement): boolean {
  if (!video || video.videoWidth === 0) return false;
  const shorter = Math.min(video.videoWidth, video.videoHeight);
  const left = (video.videoWidth - shorter) / 2;
  const top = (video.videoHeight - shorter) / 2;
  const context = picture.getContext('2d', { willReadFrequently: true });
  context?.drawImage(video, left, top, shorter, shorter, 0, 0, side, side);
  return context !== null;
}
