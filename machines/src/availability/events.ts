import type { KnownLocation, Location, PositionFrom } from '@mobility/openapi';
import type { AlertSink } from '../alerts/alert.ts';
import type { PositionSink } from '../device-position/machine.ts';
import type { NearbyEvent } from '../live-connection/setup.ts';
import type { Clock } from '../ports.ts';
import type { WarningSink } from '../warning.ts';

/** What availability is started with. */
export type Input = {
  userId: string;
  alerts: AlertSink;
  owner: WarningSink;
  position: PositionSink;
  /** Searches for waiting riders nearby while the driver is online. */
  live: { send(event: NearbyEvent): void };
  clock: Clock;
};

/** Which device reports the driver's positions, undefined from a server that does not know it, and the last position. */
export type PositionKnown = { from: PositionFrom | undefined; location: KnownLocation };

/** What availability is told. */
export type Event =
  | { type: 'goOnline' }
  | { type: 'goOffline' }
  /** This device reports the positions from now on. */
  | { type: 'takeOver' }
  /** Raised by the machine itself after an answer. */
  | ({ type: 'position_from' } & PositionKnown)
  | { type: 'refresh' }
  /** The available rides may have changed. */
  | { type: 'rides_changed' }
  /** An admin or another tab may have changed whether the driver is online. */
  | { type: 'duty_changed' }
  /** The server can be reached again. */
  | { type: 'live_connected' }
  | { type: 'became_visible' | 'online' | 'offline' }
  | { type: 'location_updated'; location: Location };
