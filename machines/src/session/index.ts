export { type SessionPorts, sessionWith } from './actors.ts';
export type { SessionActor, SessionMachine } from './machine.ts';
