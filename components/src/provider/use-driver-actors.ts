import type { availabilityMachine } from '@mobility/machines/availability';
import type { driverLocationMachine } from '@mobility/machines/driver-location';
import type { offersMachine } from '@mobility/machines/offers';
import type { preferencesMachine } from '@mobility/machines/preferences';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useSession } from './use-session.ts';

export type DriverActors = {
  availability?: ActorRefFrom<typeof availabilityMachine>;
  offers?: ActorRefFrom<typeof offersMachine>;
  preferences?: ActorRefFrom<typeof preferencesMachine>;
  driverLocation?: ActorRefFrom<typeof driverLocationMachine>;
};

/** The machines of a signed-in driver; undefined for other roles. */
export const useDriverActors = (): DriverActors => {
  const session = useSession();
  return {
    availability: useSelector(session, (state) => state?.children.availability),
    offers: useSelector(session, (state) => state?.children.offers),
    preferences: useSelector(session, (state) => state?.children.preferences),
    driverLocation: useSelector(session, (state) => state?.children.driverLocation),
  };
};
