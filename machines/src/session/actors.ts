import { type ActiveRidePorts, activeRideWith } from '../active-ride/actors.ts';
import { type AvailabilityPorts, availabilityWith } from '../availability/actors.ts';
import { type DevicePositionPorts, devicePositionWith } from '../device-position/actors.ts';
import { type DriverLocationPorts, driverLocationWith } from '../driver-location/actors.ts';
import { type InboxPorts, inboxWith } from '../inbox/actors.ts';
import { type LanguagePorts, languageWith } from '../language/actors.ts';
import { type LiveConnectionPorts, liveConnectionWith } from '../live-connection/actors.ts';
import { type OffersPorts, offersWith } from '../offers/actors.ts';
import { type PreferencesPorts, preferencesWith } from '../preferences/actors.ts';
import { sessionMachine } from './machine.ts';

export type SessionPorts = LiveConnectionPorts &
  InboxPorts &
  LanguagePorts &
  ActiveRidePorts &
  DevicePositionPorts &
  AvailabilityPorts &
  OffersPorts &
  PreferencesPorts &
  DriverLocationPorts;

/** The session machine with its children, for `loadSession` of the auth machine. */
export const sessionWith = (ports: SessionPorts) =>
  sessionMachine.provide({
    actors: {
      liveConnection: liveConnectionWith(ports),
      inbox: inboxWith(ports),
      language: languageWith(ports),
      activeRide: activeRideWith(ports),
      devicePosition: devicePositionWith(ports),
      availability: availabilityWith(ports),
      offers: offersWith(ports),
      preferences: preferencesWith(ports),
      driverLocation: driverLocationWith(ports),
    },
  });
