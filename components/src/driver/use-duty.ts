import { offerTopic } from '@mobility/machines/alerts';
import { acceptingId, openOffers } from '@mobility/machines/offers';
import type { FoundPlace } from '@mobility/machines/ports';
import type { preferencesMachine } from '@mobility/machines/preferences';
import type { AvailableRide } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { omittedItems } from '@mobility/sdk/queries';
import { useSelector } from '@xstate/react';
import { type RefObject, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { toasts } from '../primitives/Toasts/toasts.ts';
import { useDriverActors } from '../provider/use-driver-actors.ts';

const useAvailability = (locationField: RefObject<HTMLInputElement | null>) => {
  const { availability, preferences } = useDriverActors();
  const snapshot = useSelector(availability, (state) => state);
  const location = snapshot?.context.location ?? null;
  const isOnline = snapshot?.hasTag('online') ?? false;
  return {
    rides: snapshot?.context.rides ?? null,
    readAt: snapshot?.context.readAt ?? null,
    location,
    /** Whether it is known if the driver is online. */
    isKnown: snapshot !== undefined && !snapshot.matches('loading') && !snapshot.matches('unknown'),
    isOnline,
    // True while the status is not known yet.
    isToggling: snapshot?.hasTag('pending') ?? true,
    isRefreshing:
      snapshot?.matches({ online: { list: 'fetching' } }) ||
      snapshot?.matches({ online: { list: 'checking' } }) ||
      false,
    /** While another device reports the location. */
    device: snapshot?.hasTag('elsewhere') && {
      isTakingOver: snapshot.matches({ online: { position: 'takingOver' } }),
      onTakeOver: (): void => availability?.send({ type: 'takeOver' }),
    },
    toggle: (): void => {
      availability?.send({ type: isOnline ? 'goOffline' : 'goOnline' });
      // Without a location, the press says that one is needed.
      if (!isOnline && !location) locationField.current?.focus();
    },
    refresh: (): void => {
      for (const actor of [availability, preferences]) actor?.send({ type: 'refresh' });
    },
  };
};

/** The state of the list of rides. */
const offersState = (rides: readonly AvailableRide[] | null, isReading: boolean) => {
  if (rides) return 'ready' as const;
  return isReading ? ('loading' as const) : ('failed' as const);
};

/** What the driver reads about saving. After a change that failed, an alert says so. */
const saveStateOf = (
  snapshot: SnapshotFrom<typeof preferencesMachine> | undefined,
): 'saving' | 'saved' | null => {
  if (!snapshot?.matches('ready') || snapshot.matches({ ready: 'reverted' })) return null;
  return snapshot.matches({ ready: 'clean' }) ? 'saved' : 'saving';
};

const usePreferences = () => {
  const { preferences } = useDriverActors();
  const snapshot = useSelector(preferences, (state) => state);
  const settings = snapshot && {
    ...snapshot.context.saved,
    ...snapshot.context.sent,
    ...snapshot.context.draft,
  };
  return {
    radiusKm: settings?.radius_km ?? limits.radius.default,
    autoAccept: settings?.auto_accept ?? false,
    notificationsEnabled: settings?.notifications_enabled ?? true,
    isDisabled: !snapshot?.matches('ready'),
    saveState: saveStateOf(snapshot),
    onRadius: (radius: number): void => preferences?.send({ type: 'setRadius', radius }),
    onAutoAccept: (isOn: boolean): void => preferences?.send({ type: 'setAutoAccept', isOn }),
    onNotifications: (isOn: boolean): void => preferences?.send({ type: 'setNotifications', isOn }),
  };
};

/** The state of the driver's machines as the dashboard shows it, and the events it sends. */
export const useDuty = () => {
  const { offers, driverLocation } = useDriverActors();
  const field = useRef<HTMLInputElement>(null);
  const { rides, readAt, ...availability } = useAvailability(field);
  const answers = useSelector(offers, (state) => state);
  const place = useSelector(driverLocation, (state) => state);
  return {
    availability,
    preferences: usePreferences(),
    offers: {
      open: openOffers(rides ?? [], answers),
      state: offersState(rides, availability.isRefreshing),
      readAt,
      unreadable: omittedItems(rides),
      acceptingId: acceptingId(answers),
      accept: (ride: AvailableRide): void => offers?.send({ type: 'accept', ride }),
      decline: (ride: AvailableRide): void => {
        toasts.dismiss(offerTopic(ride.id));
        offers?.send({ type: 'decline', ride });
      },
    },
    place: {
      /** The field in which the driver types the location. */
      field,
      isLocating: place?.hasTag('pending') ?? false,
      locate: (): void => driverLocation?.send({ type: 'locate' }),
      setPlace: (found: FoundPlace): void => driverLocation?.send({ type: 'setPlace', place: found }),
      setAddress: (text: string): void => driverLocation?.send({ type: 'setAddress', text }),
    },
  };
};

export type Duty = ReturnType<typeof useDuty>;
