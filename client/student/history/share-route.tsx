import { useEffect, useRef, useState } from 'react';
import { usePageData } from '#client/student/navigation/page.ts';
import type { LoadArgs } from '#client/student/navigation/route.ts';
import { categoryName } from '#client/question/category-name.ts';
import { deviceRecord } from '#client/student/record/device-record.ts';
import { missing } from '#client/student/shell/missing.ts';
import { OwnPage } from '#client/student/shell/own-page.tsx';
import { saveBlob } from '#client/lib/api/save-blob.ts';
import { paths } from '#client/lib/paths.ts';
import { namesIn } from '#client/lib/session/profile.ts';
import { session } from '#client/lib/session/session.ts';
import button from '#client/ui/button.module.css';
import { CheckRow } from '#client/ui/check-row.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { showToast } from '#client/ui/toast-store.ts';
import { scoreOf } from '#exam/practice/mark.ts';
import { isFinished } from '#exam/record/sat.ts';
import { headline } from '#messages/headline.ts';
import * as m from '#messages/share.ts';
import * as history from '#messages/history.ts';
import * as titles from '#messages/record-titles.ts';
import { figure, language } from '#messages/language.ts';
import { bikramIn, dayAt, dayIn } from '#text/dates.ts';
import { drawSlip, loadSlipFonts, slipSize, type Slip } from './draw-slip.ts';
import { mockNumberOf, paperTitle } from './paper-title.ts';
import { subjectScores } from './reviewed.ts';
import styles from './share-route.module.css';

/** All that can stand on the picture. */
export async function loader({ params }: Pick<LoadArgs, 'params'>) {
  const record = await deviceRecord();
  const [paper, attempts] = await Promise.all([record.attempt(params['id'] ?? ''), record.attempts()]);
  // An unfinished paper has no marks yet.
  if (paper === undefined || !isFinished(paper)) {
    return missing({
      title: history.noSuchPaper,
      detail: history.noSuchPaperDetail,
      back: { label: titles.history, to: paths.history.to() },
    });
  }
  const { user } = session.getState();
  const [score, total] = [scoreOf(paper.places), paper.places.length];
  const day = dayAt(paper.ended);
  const subjects = subjectScores(paper);
  const slip: Slip = {
    name: (user && namesIn(user)[0]) ?? '',
    paper: paperTitle(paper, mockNumberOf(paper, attempts)),
    date: bikramIn(language, day) ?? dayIn(language, day),
    score,
    total,
    words: { score: figure(score), of: m.ofAll(figure(total)), headline },
    subjects:
      subjects.length < 2
        ? []
        : subjects.map(({ category, right, total: all }) => ({
            name: categoryName(category),
            marks: `${figure(right)}/${figure(all)}`,
          })),
  };
  return { title: m.shareResult, section: paths.history.to(), slip, paper: paths.historyPaper.to({ id: paper.id }) };
}

/** /history/{id}/share: a result as a picture, which the device makes and shares. */
export function Component() {
  const { slip, paper } = usePageData<typeof loader>();
  const [shows, setShows] = useState({ name: true, subjects: true, date: true });
  const canvas = useRef<HTMLCanvasElement>(null);
  const shown: Slip = {
    ...slip,
    ...(!shows.name && { name: '' }),
    ...(!shows.date && { date: '' }),
    ...(!shows.subjects && { subjects: [] }),
  };
  // The last picture, once it is drawn: its faces may come later than a press.
  const drawing = useRef(Promise.resolve());
  useEffect(() => {
    let stays = true;
    const draw = async () => {
      await loadSlipFonts(shown);
      const context = canvas.current?.getContext('2d');
      const wordmark = document.getElementById('wordmark')?.getAttribute('d') ?? '';
      if (stays && context) drawSlip(context, shown, wordmark);
    };
    drawing.current = draw();
    return () => {
      stays = false;
    };
  });
  const picture = async () => {
    await drawing.current;
    return pictureOf(canvas.current);
  };
  const choose = (part: keyof typeof shows) => (on: boolean) => setShows({ ...shows, [part]: on });
  return (
    <OwnPage>
      <h1 className="h1">{m.shareResult}</h1>
      <p className="lead mt-8">{m.madeHere}</p>
      <div className={`${styles.parts} mt-24`}>
        <canvas
          ref={canvas}
          className={styles.picture}
          width={slipSize.width}
          height={slipSize.height}
          role="img"
          aria-label={spoken(shown)}
        />
        <div>
          <fieldset className={styles.choices}>
            <legend className="mb-8 semibold text-18">{m.onThePicture}</legend>
            {slip.name !== '' && (
              <CheckRow checked={shows.name} onChange={choose('name')} note={slip.name}>
                {m.myName}
              </CheckRow>
            )}
            {slip.subjects.length > 0 && (
              <CheckRow checked={shows.subjects} onChange={choose('subjects')}>
                {m.bySubject}
              </CheckRow>
            )}
            <CheckRow checked={shows.date} onChange={choose('date')}>
              {m.theDate}
            </CheckRow>
          </fieldset>
          <Actions picture={picture} />
          <p className="small mt-14">{m.sizeOf(slipSize.width, slipSize.height)}</p>
          <p className="mt-24">
            <Link className={button.link} to={paper}>
              {m.backToPaper}
            </Link>
          </p>
        </div>
      </div>
    </OwnPage>
  );
}

function Actions({ picture }: { picture: () => Promise<File | null> }) {
  const act = (use: (file: File) => unknown) => () =>
    void picture().then(
      (file) => (file === null ? showToast(m.noPicture, 'bad') : use(file)),
      () => showToast(m.noPicture, 'bad'),
    );
  const shares = canShare();
  return (
    <div className={styles.actions}>
      {shares && (
        <button type="button" className={button.filled} onClick={act(sharePicture)}>
          <Icon name="share" size={22} weight={2.2} />
          {m.sharePicture}
        </button>
      )}
      <button
        type="button"
        className={shares ? button.outlined : button.filled}
        onClick={act((file) => saveBlob(file, file.name))}
      >
        {m.save}
      </button>
    </div>
  );
}

/** Whether the system's sheet takes pictures. Only the newer browsers can say so. */
function canShare(): boolean {
  const system: Partial<Navigator> = navigator;
  return (
    system.canShare !== undefined && navigator.canShare({ files: [new File([], 'tayari.png', { type: 'image/png' })] })
  );
}

/** A student who closes the sheet is told nothing. */
async function sharePicture(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) showToast(m.noPicture, 'bad');
  });
}

function pictureOf(canvas: HTMLCanvasElement | null): Promise<File | null> {
  return new Promise((resolve) => {
    if (canvas === null) resolve(null);
    else canvas.toBlob((blob) => resolve(blob && new File([blob], 'tayari.png', { type: 'image/png' })), 'image/png');
  });
}

/** What a screen reader says of the picture. */
function spoken({ name, paper, date, words, subjects }: Slip): string {
  const marks = subjects.map((subject) => `${subject.name} ${subject.marks}`);
  return [name, paper, date, `${words.score} ${words.of}`, ...marks].filter((each) => each !== '').join(', ');
}
