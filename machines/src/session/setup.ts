import type { LiveMessage, Location } from '@mobility/openapi';
import { type ActorRef, type Snapshot, sendTo, setup } from 'xstate';
import { type ActiveRideEvent, activeRideMachine } from '../active-ride/machine.ts';
import type { AlertSink } from '../alerts/alert.ts';
import { alertOf, type Receiver } from '../alerts/rules.ts';
import { availabilityMachine } from '../availability/machine.ts';
import { changesDuty, changesRides } from '../availability/rules.ts';
import {
  type DevicePositionReport,
  devicePositionMachine,
  type PositionWanted,
} from '../device-position/machine.ts';
import type { Position } from '../device-position/rules.ts';
import { driverLocationMachine, type LocationUpdatedEvent } from '../driver-location/machine.ts';
import { isOfDevice } from '../driver-location/rules.ts';
import { type InboxEvent, inboxMachine } from '../inbox/machine.ts';
import { languageMachine } from '../language/machine.ts';
import { liveConnectionMachine } from '../live-connection/machine.ts';
import type { LiveConnectionEvent, LiveConnectionReport, NearbyEvent } from '../live-connection/setup.ts';
import { type OffersReport, offersMachine } from '../offers/machine.ts';
import type { Clock } from '../ports.ts';
import { preferencesMachine } from '../preferences/machine.ts';
import type { RideChanged } from '../ride/owner.ts';
import type { Party } from '../ride/rules.ts';
import type { Warning } from '../warning.ts';
import { quietOffers } from './quiet-offers.ts';

/** What the session reports to auth. Its children report ride changes and warnings to auth themselves. */
export type SessionReport =
  | { type: 'live_message'; message: LiveMessage }
  /** Messages may have been missed; lists must be read again. */
  | Extract<LiveConnectionReport, { type: 'resync' }>
  | Extract<LiveConnectionReport, { type: 'live_connected' }>
  | Extract<LiveConnectionReport, { type: 'auth_rejected' | 'live_closed' }>
  | OffersReport
  | RideChanged
  | Warning;
export type SessionOwner = ActorRef<Snapshot<unknown>, SessionReport>;

export type SessionInput = {
  receiver: Receiver;
  alerts: AlertSink;
  clock: Clock;
  online: boolean;
  owner: SessionOwner;
};

export type SessionEvent =
  | LiveConnectionReport
  | LocationUpdatedEvent
  | DevicePositionReport
  | PositionWanted
  // Sent by auth.
  | { type: 'token_changed' }
  | { type: 'retry' }
  | { type: 'logout' }
  // Sent by screens that show the drivers nearby.
  | NearbyEvent
  | OffersReport;

/** The role in which the user takes part in rides; null for admins and unknown roles. */
export const partyOf = ({ role }: Receiver): Party | null =>
  role === 'rider' || role === 'driver' ? role : null;

/** The actors, guards and actions of the session machine. */
export const sessionSetup = setup({
  types: {
    context: {} as SessionInput,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    // All children must be listed: xstate's declarations do not match if one is missing.
    children: {} as {
      liveConnection: 'liveConnection';
      inbox: 'inbox';
      language: 'language';
      activeRide: 'activeRide';
      devicePosition: 'devicePosition';
      availability: 'availability';
      offers: 'offers';
      preferences: 'preferences';
      driverLocation: 'driverLocation';
    },
  },
  actors: {
    liveConnection: liveConnectionMachine,
    inbox: inboxMachine,
    language: languageMachine,
    activeRide: activeRideMachine,
    devicePosition: devicePositionMachine,
    availability: availabilityMachine,
    offers: offersMachine,
    preferences: preferencesMachine,
    driverLocation: driverLocationMachine,
  },
  guards: {
    changesRides: (_, message: LiveMessage) => changesRides(message),
    changesDuty: (_, message: LiveMessage) => changesDuty(message),
    isFirst: (_, { isFirst }: { isFirst: boolean }) => isFirst,
    isDriver: ({ context }) => context.receiver.role === 'driver',
    takesRides: ({ context }) => partyOf(context.receiver) !== null,
  },
  actions: {
    report: ({ context }, report: SessionReport) => context.owner.send(report),
    alertLive: ({ context, self }, { message }: { message: LiveMessage }) => {
      const alert = alertOf(message, context.receiver);
      const alerts = quietOffers(context.alerts, () => self.getSnapshot().children.preferences);
      if (alert) alerts.send({ type: 'alert', alert });
    },
    // A typed address overrides the device.
    chooseLocation: sendTo('devicePosition', (_, { location }: { location: Location }) => ({
      type: isOfDevice(location) ? 'device_chosen' : 'address_chosen',
    })),
    sendToDevicePosition: sendTo(
      'devicePosition',
      (_, event: PositionWanted | { type: 'live_connected' | 'live_disconnected' }) => event,
    ),
    sendToLive: sendTo('liveConnection', (_, event: LiveConnectionEvent) => event),
    sendDeviceLocation: sendTo('availability', (_, { position }: { position: Position }) => ({
      type: 'location_updated',
      location: { latitude: position.latitude, longitude: position.longitude },
    })),
    sendToInbox: sendTo('inbox', (_, event: InboxEvent) => event),
    sendToActiveRide: sendTo('activeRide', (_, event: ActiveRideEvent) => event),
    sendRidesChanged: sendTo('availability', { type: 'rides_changed' }),
    sendDutyChanged: sendTo('availability', { type: 'duty_changed' }),
    sendConnected: sendTo('availability', { type: 'live_connected' }),
    recheckPreferences: sendTo('preferences', { type: 'recheck' }),
    sendLocation: sendTo('availability', (_, event: LocationUpdatedEvent) => event),
  },
});
