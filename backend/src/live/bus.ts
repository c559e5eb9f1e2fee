import type { Role } from '@mobility/openapi';
import type { ShownFeature } from './sockets.ts';

/** A signal between the instances of one database. The outbox poll and the heartbeat make up for lost signals. */
export type Signal =
  | { kind: 'wake' }
  | { kind: 'show'; userId: string; feature: ShownFeature; frame: string }
  | { kind: 'show_role'; role: Role; feature: ShownFeature; frame: string }
  | { kind: 'close'; whose: 'user' | 'session'; id: string; code: number; reason: string };

/** Sends signals to the other instances. */
export type Bus = {
  /** Sends a signal to the other instances, not to this one. */
  publish(signal: Signal): void;
  close(): Promise<void>;
};
