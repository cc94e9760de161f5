import { useRef, useState, type ReactNode } from 'react';
import type { FormPart } from '#contract/application-form.ts';
import { useNavigate } from '#client/student/navigation/page.ts';
import { inLanguage } from '#client/student/notices/notice-parts.tsx';
import type { ApiError } from '#client/lib/api/api-error.ts';
import { apiErrorFrom } from '#client/lib/api/call.ts';
import { paths } from '#client/lib/paths.ts';
import { timeZone } from '#client/lib/time/time-zone.ts';
import { Bubble } from '#client/ui/bubble.tsx';
import { Button } from '#client/ui/button.tsx';
import button from '#client/ui/button.module.css';
import { Icon } from '#client/ui/icon.tsx';
import { Link } from '#client/ui/link.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import account from '#client/student/accounts/form.module.css';
import row from '#client/ui/row-input.module.css';
import mark from '#client/ui/timing-mark.module.css';
import { language } from '#messages/language.ts';
import * as m from '#messages/apply.ts';
import { momentInBoth } from '#text/dates.ts';
import { Dock } from './dock.tsx';
import { partOf, partOfDocument, partsOfNotice } from './form-check.ts';
import { FormSummary } from './form-summary.tsx';
import { useFormPage, useFormState } from './form-context.ts';
import fields from './form-fields.module.css';
import styles from './summary.module.css';

/** The whole form to read once more, what is missing, and the declaration. */
export function PartCheck() {
  const { notice, open, check } = useFormPage();
  const state = useFormState();
  const navigate = useNavigate();
  const [declared, setDeclared] = useState(false);
  const [busy, setBusy] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { code } = notice;
  const parts = partsOfNotice(notice);
  const isWhole = check.problems.length === 0 && check.missing.length === 0;
  const refused = state.files.filter((file) => file.refused !== null);
  const documents = [
    ...(state.application?.documents.map(({ kind }) => kind) ?? []),
    ...state.files.filter((file) => file.refused === null).map(({ kind }) => kind),
  ];
  const list = useRef<HTMLHeadingElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  /** A press on Submit that does nothing says why, and leads there. */
  const sayWhy = () => {
    if (busy) return;
    setWhy(isWhole ? m.tickFirst : m.thingsMissing(check.problems.length + check.missing.length));
    (isWhole ? tick : list).current?.focus();
  };
  const submit = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await open.submit();
      void navigate(paths.applyPart.to({ code, part: 'done' }));
    } catch (error) {
      setFailure(apiErrorFrom(error));
    }
    setBusy(false);
  };
  const isSubmitted = state.application !== null && state.application.submittedAt !== null;
  return (
    <>
      <p className="small mt-8">
        {m.correctUntil(momentInBoth(language, Date.parse(notice.correctionUntil), timeZone))}
      </p>
      {!isWhole && (
        <section className={account.alert} aria-labelledby="still-missing">
          <Icon name="warning" size={20} />
          <div>
            <h2 id="still-missing" ref={list} tabIndex={-1}>
              {m.stillMissing}
            </h2>
            <ul>
              {check.problems.map(({ field, code: problem, params }) => (
                <li key={field}>
                  <PartLink code={code} part={partOf(field)} field={field}>
                    {fieldName(field)}: {m.problems[problem](params)}
                  </PartLink>
                </li>
              ))}
              {check.missing.map((kind) => (
                <li key={kind}>
                  <PartLink code={code} part={partOfDocument(kind)}>
                    {documentMissing(kind)}
                  </PartLink>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <Sheet className={styles.sheet}>
        <p className="small">{inLanguage(notice.title)}</p>
        <p className={styles.name}>{state.form['name'] || m.notGiven}</p>
        {state.form['nameNepali'] && <p lang="ne">{state.form['nameNepali']}</p>}
        <FormSummary
          notice={notice}
          form={state.form}
          documents={documents}
          beside={(part) => (
            <>
              <Bubble letter="" dark={check.done.has(part)} className={styles.done} />
              <Link
                className={button.link}
                to={paths.applyPart.to({ code, part })}
                aria-label={m.changePart(m.parts[part])}
              >
                {m.change}
              </Link>
            </>
          )}
        />
      </Sheet>
      <label className={`${mark.marked} ${fields.row} ${styles.declaration}`}>
        <input
          className={row.input}
          type="checkbox"
          autoComplete="off"
          ref={tick}
          checked={declared}
          onChange={({ target }) => {
            setDeclared(target.checked);
            setWhy(null);
          }}
        />
        <Bubble letter="" />
        <span>{m.declaration}</span>
      </label>
      <div role="status">
        {failure && <Refusal failure={failure} />}
        {busy && state.files.length - refused.length > 0 && (
          <p className="small mt-12">{m.filesWait(state.files.length)}</p>
        )}
      </div>
      <Dock code={code} before={parts[parts.length - 2]} says={why}>
        <Button kind="filled" idle={!declared || !isWhole || busy} onIdle={sayWhy} onClick={() => void submit()}>
          {busy ? m.submitting : isSubmitted ? m.sendAgain : m.submit}
        </Button>
      </Dock>
    </>
  );

  function documentMissing(kind: string): string {
    if (kind === 'photo') return m.photoMissing;
    const document = notice.documents[Number(kind)];
    return m.documentMissing(kind === 'voucher' || document === undefined ? m.voucherPhoto : inLanguage(document.name));
  }

  function fieldName(field: string): string {
    const names: Readonly<Record<string, string>> = {
      name: m.name,
      nameNepali: m.nameNepali,
      dateOfBirth: m.dateOfBirth,
      gender: m.gender,
      phone: m.phone,
      email: m.email,
      province: m.province,
      district: m.district,
      localLevel: m.localLevel,
      ward: m.ward,
      tole: m.tole,
      guardian: m.guardian,
      school: m.school,
      schoolKind: m.schoolKind,
      board: m.board,
      passedYear: m.passedYear,
      previousScore: m.scores[notice.score],
      help: m.help,
      helpReason: m.helpReason,
      groups: m.groups,
      feeWay: m.parts.fee,
      bank: m.bank,
      voucher: m.voucher,
      voucherDay: m.voucherDay,
    };
    const question = notice.questions[Number(field.slice('answer-'.length))];
    return names[field] ?? (question === undefined ? field : inLanguage(question.text));
  }
}

function PartLink({
  code,
  part,
  field,
  children,
}: {
  readonly code: string;
  readonly part: FormPart;
  readonly field?: string;
  readonly children: ReactNode;
}) {
  const at = paths.applyPart.to({ code, part });
  if (field === undefined) return <Link to={at}>{children}</Link>;
  const id = `field-${field}`;
  return (
    <Link to={`${at}#${id}`} given={id}>
      {children}
    </Link>
  );
}

function Refusal({ failure }: { failure: ApiError }) {
  const { notice } = useFormPage();
  if (failure.code === 'application-twice')
    return (
      <div className={account.alert}>
        <Icon name="warning" size={20} />
        <div>
          <b>{m.twice}</b>
          <p>{m.twiceNote}</p>
          <Link className={button.link} to={paths.myApplication.to({ code: notice.code })}>
            {m.openIt}
          </Link>
        </div>
      </div>
    );
  return (
    <p className={`${account.problem} mt-12`}>
      <Icon name="warning" size={18} weight={2.2} />
      {failure.code === 'unreachable' ? m.needsNetwork : failure.message}
    </p>
  );
}
