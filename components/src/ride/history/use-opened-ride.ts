import type { Ride } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMobility } from '../../provider/mobility.ts';

export type OpenDetails = {
  /** The ride whose details are open. Give it together with `onDetails` and `onDetailsClose` to keep it in the address. */
  detailsId?: string | null;
  onDetails?: (ride: Ride) => void;
  onDetailsClose?: () => void;
};

/** The ride with this id: of the list, or read alone where its page has not been read. */
export const useNamedRide = (
  id: string | null | undefined,
  rides: readonly Ride[],
  isReady: boolean,
): Ride | null => {
  const { queries } = useMobility();
  const listed = rides.find((ride) => ride.id === id);
  const read = useQuery({
    ...queries.listMyRides({ search: id ?? '', limit: 1 }),
    enabled: isReady && Boolean(id) && !listed,
  });
  if (!id) return null;
  return listed ?? read.data?.find((ride) => ride.id === id) ?? null;
};

/** Which ride's details are open: the host's choice where it gives one, otherwise its own. */
export const useOpenDetails = (
  rides: readonly Ride[],
  isReady: boolean,
  { detailsId, onDetails, onDetailsClose }: OpenDetails,
) => {
  const [ownId, setOwnId] = useState<string | null>(null);
  const id = detailsId === undefined ? ownId : detailsId;
  return {
    id,
    ride: useNamedRide(id, rides, isReady),
    isInAddress: detailsId !== undefined,
    open: onDetails ?? (({ id }: Ride) => setOwnId(id)),
    close: onDetailsClose ?? (() => setOwnId(null)),
    /** Another dialog takes the place of the details; a host then changes its address once. */
    leave: () => setOwnId(null),
  };
};

export type OpenDecision = {
  /**
   * Whether an admin decides about the ride whose details are open. Give it together with `onDecide` and `onKeep` to keep
   * it in the address.
   */
  isDeciding?: boolean;
  onDecide?: () => void;
  /** Goes back from the decision to the details. */
  onKeep?: () => void;
};

/**
 * Whether the decision about a ride is open: the host's choice where it gives one, otherwise its own. Its own ends with the
 * details, which then open without it.
 */
export const useOpenDecision = (rideId: string | null, { isDeciding, onDecide, onKeep }: OpenDecision) => {
  const [ownId, setOwnId] = useState<string | null>(null);
  if (ownId !== null && ownId !== rideId) setOwnId(null);
  return {
    isDeciding: isDeciding ?? (ownId !== null && ownId === rideId),
    onDecide: onDecide ?? (() => setOwnId(rideId)),
    onKeep: onKeep ?? (() => setOwnId(null)),
  };
};
