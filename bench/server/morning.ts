import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { emailOf, password } from './students.ts';

/** How the server served a school that came in one instant, from one address. */
export interface Morning {
  readonly call: 'login' | 'register';
  readonly pupils: number;
  /** How many answers of each status there were. */
  readonly statuses: ReadonlyMap<number, number>;
  /** When each student was served, in ms after they all came, in order. */
  readonly served: readonly number[];
}

/** The time within which all must be served, in ms. */
const enough = 60_000;

const goodStatus = { login: 200, register: 201 } as const;

const bodyOf = {
  login: (n: number) => ({ email: emailOf(n), password }),
  register: (n: number) => ({ name: `Pupil ${n}`, email: `pupil-${n}@example.com`, password }),
};

/**
 * Sends so many correct log-ins or registrations at once. A student whom the server tells to wait comes again after that time. This goes on
 * for at most twice the time that should be enough.
 */
export async function openSchool(url: string, call: Morning['call'], pupils: number): Promise<Morning> {
  const agent = new Agent({ keepAlive: true });
  const statuses = new Map<number, number>();
  const served: number[] = [];
  const began = performance.now();
  const sinceBegan = () => performance.now() - began;

  async function come(n: number): Promise<void> {
    const { status, retryAfter } = await post(agent, `${url}/api/${call}`, bodyOf[call](n));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === goodStatus[call]) served.push(sinceBegan());
    if (status !== 503 || sinceBegan() > 2 * enough) return;
    await pause(retryAfter * 1000);
    await come(n);
  }
  await Promise.all(Array.from({ length: pupils }, (_, n) => come(n)));
  agent.destroy();
  return { call, pupils, statuses, served };
}

/** Whether the server served all in time, and refused no student for good. */
export function wentWell({ call, pupils, statuses, served }: Morning): boolean {
  const isKnown = (status: number) => status === goodStatus[call] || status === 503;
  return served.length === pupils && [...statuses.keys()].every(isKnown) && served.every((ms) => ms <= enough);
}

/** A morning in one sentence. */
export function sayMorning({ call, pupils, statuses, served }: Morning): string {
  const at = (part: number) => ((served[Math.ceil(pupils * part) - 1] ?? Number.NaN) / 1000).toFixed(1);
  const all = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return `a school's morning, ${pupils} × ${call} in one instant: half served in ${at(0.5)} s, all in ${at(1)} s; ${all}`;
}

function post(agent: Agent, url: string, body: object): Promise<{ status: number; retryAfter: number }> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const asked = request(url, { agent, method: 'POST', headers }, (answer) => {
      const { statusCode: status = 0, headers: said } = answer;
      text(answer).then(() => resolve({ status, retryAfter: Number(said['retry-after'] ?? 1) }), reject);
    });
    asked.once('error', reject).end(JSON.stringify(body));
  });
}
