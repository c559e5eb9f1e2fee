import type { Role } from '@mobility/openapi';
import type { ShownFeature } from '../sockets.ts';

/** A signal between the instances of one database. The outbox poll and the heartbeat make up for lost signals. */
export type Signal =
  /** There are new messages for these users; without users, for anybody. */
  | { kind: 'wake'; users: readonly string[] }
  | { kind: 'show'; userId: string; feature: ShownFeature; frame: string }
  | { kind: 'show_role'; role: Role; feature: ShownFeature; frame: string }
  | { kind: 'close'; whose: 'user' | 'session'; id: string; code: number; reason: string };

/** Sends signals to the other instances. */
export type Bus = {
  /** Sends a signal to the other instances, not to this one. */
  publish(signal: Signal): void;
  /** A user is connected to this instance from now on, or no longer. */
  hold(userId: string): void;
  release(userId: string): void;
  /** Whether signals arrive, so that the outbox has to be read without one only now and then. */
  readonly isUp: boolean;
  close(): Promise<void>;
};
