import type { AvailableRide } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import { useSelector } from '@xstate/react';
import { useDuty } from '../use-children.ts';

const noRides: readonly AvailableRide[] = [];

/** What the driver's machines say, ready for the views. */
export const useDutyView = () => {
  const { availability, preferences, driverLocation } = useDuty();
  const duty = useSelector(availability, (state) => state);
  const wanted = useSelector(preferences, (state) => state);
  const place = useSelector(driverLocation, (state) => state);
  const settings = wanted && { ...wanted.context.saved, ...wanted.context.sent, ...wanted.context.draft };
  const isSaving = wanted?.matches({ ready: 'dirty' }) || wanted?.matches({ ready: 'saving' });
  return {
    isOnline: duty?.hasTag('online') ?? false,
    isToggling: duty?.matches('goingOnline') || duty?.matches('goingOffline') || false,
    isRefreshing: duty?.matches({ online: 'fetching' }) || duty?.matches({ online: 'checking' }) || false,
    rides: duty?.context.rides ?? noRides,
    location: duty?.context.location ?? null,
    isLocating: place?.hasTag('pending') ?? false,
    radiusKm: settings?.radius_km ?? limits.radius.default,
    autoAccept: settings?.auto_accept ?? false,
    notificationsEnabled: settings?.notifications_enabled ?? true,
    isReady: wanted?.matches('ready') ?? false,
    saveState: isSaving
      ? ('saving' as const)
      : wanted?.matches({ ready: 'clean' })
        ? ('saved' as const)
        : null,
    toggle: () => availability?.send({ type: duty?.hasTag('online') ? 'goOffline' : 'goOnline' }),
    refresh: () => availability?.send({ type: 'refresh' }),
    locate: () => driverLocation?.send({ type: 'locate' }),
    setAddress: (text: string) => driverLocation?.send({ type: 'setAddress', text }),
    setRadius: (radius: number) => preferences?.send({ type: 'setRadius', radius }),
    setAutoAccept: (isOn: boolean) => preferences?.send({ type: 'setAutoAccept', isOn }),
    setNotifications: (isOn: boolean) => preferences?.send({ type: 'setNotifications', isOn }),
  };
};
