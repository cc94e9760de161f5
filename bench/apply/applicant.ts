/** How long a call took, in ms. */
interface CallTime {
  readonly ms: number;
}

/** What the applicants of a run met. Times in ms. */
export interface ApplyRun {
  readonly pages: CallTime[];
  readonly submits: CallTime[];
  readonly uploads: CallTime[];
  /** How often a call was asked to come again later. */
  putOff: number;
  /** What was answered otherwise than it should be. */
  readonly wrong: string[];
}

interface ApplicantFiles {
  readonly photo: Buffer;
  readonly document: Buffer;
}

/** As long as a device goes on trying, in ms. */
const patienceMs = 120_000;

/** One applicant's evening: the notice, the form in parts, a photo and two documents, and the submission. */
export async function applyOnce(
  url: string,
  code: string,
  n: number,
  files: ApplicantFiles,
  run: ApplyRun,
): Promise<void> {
  // Each household has an address of its own.
  const address = `100.${64 + Math.floor(n / 65_536)}.${Math.floor(n / 256) % 256}.${n % 256}`;
  const began = performance.now();
  const call = async (
    into: CallTime[] | null,
    method: string,
    path: string,
    body?: object | FormData,
    token?: string,
  ) => {
    const isFile = body instanceof FormData;
    for (;;) {
      const from = performance.now();
      // oxlint-disable-next-line eslint/no-await-in-loop -- a device tries again after its pause
      const answer = await fetch(url + path, {
        method,
        headers: {
          'x-forwarded-for': address,
          ...(body !== undefined && !isFile && { 'content-type': 'application/json' }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (answer.ok) {
        into?.push({ ms: performance.now() - from });
        return text;
      }
      if (answer.status !== 503 || performance.now() - began > patienceMs) {
        run.wrong.push(`${method} ${path}: ${answer.status} ${text.slice(0, 120)}`);
        throw new Error('An applicant gave up.');
      }
      run.putOff += 1;
      const seconds = Number(answer.headers.get('retry-after')) || 1;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + Math.random() * 500));
    }
  };
  await call(run.pages, 'GET', `/notices/${code}`);
  const person = { name: `Applicant ${letters(n)}`, dateOfBirth: `AD 2008-${(n % 12) + 1}-${(n % 28) + 1}` };
  const begun = JSON.parse(
    await call(null, 'POST', `/api/notices/${code}/applications`, { language: 'en', form: person }),
  ) as { token: string; application: { number: string } };
  const { token } = begun;
  const own = `/api/applications/${begun.application.number}`;
  const parts: readonly Record<string, string>[] = [
    { phone: `98${String(n).padStart(8, '0')}` },
    { school: `School ${n % 60}`, schoolKind: 'community' },
    { previousScore: '3.42' },
  ];
  for (const form of parts) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- one part after the other, as a person types
    await call(null, 'PATCH', own, { language: 'en', form, before: {} }, token);
  }
  for (const [kind, bytes] of [
    ['photo', files.photo],
    ['0', files.document],
    ['1', files.document],
  ] as const) {
    const body = new FormData();
    body.set('name', `${kind}.jpg`);
    body.set('file', new Blob([new Uint8Array(bytes)]), `${kind}.jpg`);
    // oxlint-disable-next-line eslint/no-await-in-loop -- documents go up one by one
    await call(run.uploads, 'PUT', `${own}/documents/${kind}`, body, token);
  }
  const { version } = JSON.parse(await call(null, 'GET', own, undefined, token)) as { version: number };
  await call(run.submits, 'POST', `${own}/submit`, { version, declared: true }, token);
  await call(run.pages, 'GET', `/notices/${code}`);
}

/** A number as a name of its own, in letters. */
const letters = (n: number) => String(n).replaceAll(/\d/g, (digit) => 'ABCDEFGHIJ'[Number(digit)] ?? '');
