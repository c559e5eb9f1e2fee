import { createActor, SimulatedClock } from 'xstate';
import { liveConnectionWith } from '../live-connection/actors.ts';
import type { LiveConnectionReport } from '../live-connection/setup.ts';
import type { LiveChannelHandlers } from '../ports.ts';
import { recordingAlerts } from './alerts.ts';
import { memoryPresence } from './ports.ts';

type Server = (handlers: LiveChannelHandlers) => void;

/** A live connection with a server that the test controls. */
export const start = (server: Server, userId = 'u1') => {
  const clock = new SimulatedClock();
  const presence = memoryPresence();
  const alerts = recordingAlerts();
  const reports: LiveConnectionReport[] = [];
  const attempts: number[] = [];
  const sent: [number, string][] = [];
  const frames: unknown[] = [];
  const closes: number[] = [];
  const health = { probes: [] as number[], isUp: false, comesUpBeforeRetry: false };
  let handlers: LiveChannelHandlers | undefined;
  const machine = liveConnectionWith({
    presence,
    random: () => 0.5,
    client: {
      getHealth: async ({ maxRetries } = {}) => {
        health.probes.push(clock.now());
        const isFirstUp = health.isUp;
        if (health.comesUpBeforeRetry) health.isUp = true;
        if (!isFirstUp && (maxRetries === 0 || !health.isUp)) throw new Error('away');
        return { status: 'ok' };
      },
    },
    openLiveChannel: (_, given) => {
      attempts.push(clock.now());
      handlers = given;
      server(given);
      return {
        send: (message) => frames.push(message) > 0 && sent.push([clock.now(), message.type]) > 0,
        sendToken: () => sent.push([clock.now(), 'auth_refresh']) > 0,
        skipGap: () => void sent.push([clock.now(), 'skipGap']),
        close: (code) => void closes.push(code),
      };
    },
  });
  const owner = { send: (report: LiveConnectionReport) => void reports.push(report) };
  const input = { userId, role: 'rider', alerts, owner, online: true } as const;
  const actor = createActor(machine, { clock, input }).start();
  const channel = (): LiveChannelHandlers => {
    if (!handlers) throw new Error('no channel was opened');
    return handlers;
  };
  return { actor, clock, presence, alerts, reports, attempts, sent, frames, closes, health, channel };
};

export const soon = (run: () => void): void => void Promise.resolve().then(run);
export const refusing: Server = ({ onError, onClose }) =>
  soon(() => {
    onError();
    onClose({ code: 1006, reason: '' });
  });
export const opening: Server = ({ onOpen }) => soon(onOpen);
export const silent: Server = () => undefined;
export const rejecting: Server = ({ onClose }) =>
  soon(() => onClose({ code: 1008, reason: 'Invalid token' }));
