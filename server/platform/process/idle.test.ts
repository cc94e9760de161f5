import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { endWhenIdle } from './idle.ts';
import { passedSocket } from './passed-socket.ts';

const minute = 60_000;

/** A server that may end after 30 idle minutes, with its clock and its turns in the test's hands. */
function idleServer() {
  const server = new EventEmitter();
  const state = { now: 0, needed: false, ended: 0, stopped: false };
  let look = async () => {};
  endWhenIdle(server, {
    idleMs: 30 * minute,
    now: () => state.now,
    every: (_, task) => {
      look = task;
      return () => (state.stopped = true);
    },
    isNeeded: async () => state.needed,
    end: () => (state.ended += 1),
  });
  const ask = () => {
    const response = new EventEmitter();
    server.emit('request', {}, response);
    return () => response.emit('close');
  };
  const lookAt = async (minutes: number) => {
    state.now = minutes * minute;
    await look();
    return state.ended;
  };
  return { state, ask, lookAt };
}

it('ends once nothing was asked for so long, and not before', async () => {
  const { state, ask, lookAt } = idleServer();
  expect(await lookAt(29)).toBe(0);
  ask()();
  expect(await lookAt(58)).toBe(0);
  expect(await lookAt(59)).toBe(1);
  expect(state.stopped).toBe(true);
});

it('stays while a call is under way, and so long after its end', async () => {
  const { ask, lookAt } = idleServer();
  const finish = ask();
  expect(await lookAt(90)).toBe(0);
  finish();
  expect(await lookAt(119)).toBe(0);
  expect(await lookAt(120)).toBe(1);
});

it('stays while it is needed, and looks again', async () => {
  const { state, lookAt } = idleServer();
  state.needed = true;
  expect(await lookAt(31)).toBe(0);
  state.needed = false;
  expect(await lookAt(32)).toBe(1);
});

it.each([
  ['1', '7', 3],
  ['1', '8', null],
  [undefined, undefined, null],
])('takes a socket that was passed to it and not to its parent: %s for %s', (count, pid, descriptor) => {
  expect(passedSocket({ LISTEN_FDS: count, LISTEN_PID: pid }, 7)).toBe(descriptor);
});

it('refuses several sockets in one sentence', () => {
  expect(() => passedSocket({ LISTEN_FDS: '2', LISTEN_PID: '7' }, 7)).toThrow('LISTEN_FDS is 2');
});
