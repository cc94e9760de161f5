import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import account from '#client/student/accounts/form.module.css';
import { language } from '#messages/language.ts';
import * as m from '#messages/apply.ts';
import { kilobytesIn } from '#text/sizes.ts';
import { cutOf, darkLightness, inside, meanLightness, mostZoom, moved, photoPixels, wholeCrop } from './crop.ts';
import { BlobPicture } from './blob-picture.tsx';
import { DocumentRow, FileButton } from './document-row.tsx';
import { drawJpeg, readPicture } from './make-smaller.ts';
import { useFormPage, useFormState } from './form-context.ts';
import styles from './photo.module.css';

/** An arrow key moves the photo by so many pixels of the frame, a press of + or − enlarges it by this factor. */
const step = { pixels: 4, zoom: 1.1 } as const;
const kind = 'photo';

/** The photo of the applicant: taken or chosen, cut to the card's shape, made smaller on the device. */
export function PartPhoto() {
  const { open, check } = useFormPage();
  const { files, application } = useFormState();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [takes, setTakes] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const stored = application?.documents.some((document) => document.kind === kind) === true;
  const isThere = stored || files.some((file) => file.kind === kind);
  const blob = files.find((file) => file.kind === kind)?.blob;
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setProblem(null);
    try {
      setPicture(await readPicture(file));
      setTakes(takes + 1);
    } catch {
      setProblem(m.notAPicture(file.name));
    }
  };
  if (picture !== null)
    return (
      <Cropping
        picture={picture}
        key={takes}
        onDone={(cut) => {
          setPicture(null);
          void open.addFile({ kind, name: 'photo.jpg', blob: cut });
        }}
        onOther={(file) => void take(file)}
      />
    );
  const isMissing = check.isTold && check.missing.includes(kind);
  const told = problem ?? (isMissing ? m.photoMissing : null);
  return (
    <>
      {!isThere && <p className="mt-16">{m.howToLook}</p>}
      {told !== null && (
        <p className={`${account.problem} mt-12`} role="alert">
          <Icon name="warning" size={18} weight={2.2} />
          {told}
        </p>
      )}
      {blob && (
        <div className={styles.card}>
          <BlobPicture blob={blob} name={m.yourPhoto} />
          <p className="small">
            {m.madeSmaller(kilobytesIn(language, blob.size))}. {m.cardUse}
          </p>
        </div>
      )}
      {isThere ? (
        <ul>
          <DocumentRow kind={kind} name={m.yourPhoto} kinds={['picture']} onFile={(file) => void take(file)} />
        </ul>
      ) : (
        <p className={styles.ways}>
          <FileButton accept="image/*" camera words={m.takePhoto} of={m.yourPhoto} onFile={(file) => void take(file)} />
          <FileButton accept="image/*" words={m.chooseFile} of={m.yourPhoto} onFile={(file) => void take(file)} />
        </p>
      )}
    </>
  );
}

/** The frame with the photo under it: dragged, enlarged, turned. */
function Cropping({
  picture: given,
  onDone,
  onOther,
}: {
  picture: ImageBitmap;
  onDone: (blob: Blob) => void;
  onOther: (file: File | undefined) => void;
}) {
  const [picture, setPicture] = useState(given);
  const [crop, setCrop] = useState(wholeCrop);
  const [isDark, setIsDark] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef(new Map<number, readonly [number, number]>());
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!context) return;
    const { left, top, width, height } = cutOf(picture, crop);
    const [toWidth, toHeight] = photoPixels;
    context.drawImage(picture, left, top, width, height, 0, 0, toWidth, toHeight);
    setIsDark(meanLightness(context.getImageData(0, 0, toWidth, toHeight).data) < darkLightness);
  }, [picture, crop]);

  const zoomBy = (factor: number) => setCrop((before) => inside(picture, { ...before, zoom: before.zoom * factor }));
  const moveBy = (right: number, down: number) => {
    const { width = 1, height = 1 } = canvas.current?.getBoundingClientRect() ?? {};
    setCrop((before) => moved(picture, before, [right / width, down / height]));
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const before = held.current.get(event.pointerId);
    if (before === undefined) return;
    const now = [event.clientX, event.clientY] as const;
    const others = [...held.current.entries()].filter(([id]) => id !== event.pointerId).map(([, place]) => place);
    const [other] = others;
    held.current.set(event.pointerId, now);
    if (other === undefined) return moveBy(now[0] - before[0], now[1] - before[1]);
    const apart = ([x, y]: readonly [number, number]) => Math.hypot(x - other[0], y - other[1]);
    if (apart(before) > 0) zoomBy(apart(now) / apart(before));
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => moveBy(-step.pixels, 0),
      ArrowRight: () => moveBy(step.pixels, 0),
      ArrowUp: () => moveBy(0, -step.pixels),
      ArrowDown: () => moveBy(0, step.pixels),
      '+': () => zoomBy(step.zoom),
      '=': () => zoomBy(step.zoom),
      '-': () => zoomBy(1 / step.zoom),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };
  const turn = async () => {
    setPicture(await turned(picture));
    setCrop(wholeCrop);
  };
  const cut = cutOf(picture, crop);
  const isSmall = cut.width < photoPixels[0] / 2;
  const kept = useRef({ isOver: false, save: () => {} });
  useEffect(() => {
    kept.current.save = () => void drawJpeg(picture, cut, photoPixels, 0.82).then(onDone);
  });
  // A chosen photo is used as it lies, also by a person who goes on to the next part.
  useEffect(() => {
    const state = kept.current;
    return () => {
      if (!state.isOver) state.save();
    };
  }, []);
  const done = () => {
    kept.current.isOver = true;
    kept.current.save();
  };
  const other = (file: File | undefined) => {
    if (file === undefined) return;
    kept.current.isOver = true;
    onOther(file);
  };
  return (
    <div className={styles.cropping}>
      <div>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- no element of HTML is dragged in two directions */}
        <div
          className={styles.frame}
          role="application"
          aria-label={m.cropName}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the photo
          tabIndex={0}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current.set(event.pointerId, [event.clientX, event.clientY]);
          }}
          onPointerMove={drag}
          onPointerUp={({ pointerId }) => held.current.delete(pointerId)}
          onPointerCancel={({ pointerId }) => held.current.delete(pointerId)}
        >
          <canvas ref={canvas} width={photoPixels[0]} height={photoPixels[1]} />
          <Guide />
        </div>
        <div className={styles.zoom}>
          <Button kind="icon" aria-label={m.smaller} onClick={() => zoomBy(1 / step.zoom)}>
            <Icon name="dash" />
          </Button>
          <input
            type="range"
            aria-label={m.larger}
            min={1}
            max={mostZoom}
            step={0.01}
            value={crop.zoom}
            onChange={({ target }) => setCrop((before) => inside(picture, { ...before, zoom: Number(target.value) }))}
          />
          <Button kind="icon" aria-label={m.larger} onClick={() => zoomBy(step.zoom)}>
            <Icon name="plus" />
          </Button>
          <Button kind="icon" aria-label={m.turn} onClick={() => void turn()}>
            <Icon name="retry" />
          </Button>
        </div>
      </div>
      <div>
        <div className={styles.checks} role="status">
          <p data-doubt={isSmall || undefined}>{isSmall ? m.tooFewPixels : m.largeEnough}</p>
          <p data-doubt={isDark || undefined}>{isDark ? m.tooDark : m.brightEnough}</p>
        </div>
        <p className="mt-12">
          {m.fitLine} {m.howToCut}
        </p>
        <p className="small mt-8">{m.howToLook}</p>
        <p className="mt-16">
          <Button onClick={done}>{m.takeThis}</Button>
        </p>
        <p className={styles.ways}>
          <FileButton accept="image/*" camera words={m.takeAgain} of={m.yourPhoto} onFile={other} />
          <FileButton accept="image/*" words={m.chooseFile} of={m.yourPhoto} onFile={other} />
        </p>
      </div>
    </div>
  );
}

/** The line for head and shoulders: white dashes on ink, seen on any picture. */
function Guide() {
  const line =
    'M150 96c-44 0-74 34-74 84 0 52 30 100 74 100s74-48 74-100c0-50-30-84-74-84ZM8 400c4-66 50-104 92-112m100 0c42 8 88 46 92 112';
  return (
    <svg className={styles.guide} viewBox="0 0 300 400" aria-hidden="true">
      <path d={line} fill="none" stroke="#1b1a4b" strokeWidth="4" />
      <path d={line} fill="none" stroke="#fff" strokeWidth="2.4" strokeDasharray="9 7" />
    </svg>
  );
}

/** The picture, turned by a quarter to the right. */
async function turned(picture: ImageBitmap): Promise<ImageBitmap> {
  const canvas = document.createElement('canvas');
  canvas.width = picture.height;
  canvas.height = picture.width;
  const context = canvas.getContext('2d');
  if (context === null) return picture;
  context.translate(canvas.width, 0);
  context.rotate(Math.PI / 2);
  context.drawImage(picture, 0, 0);
  return createImageBitmap(canvas);
}
