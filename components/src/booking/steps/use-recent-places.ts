import { recentPlaces } from '@mobility/machines/booking';
import type { FoundPlace } from '@mobility/machines/ports';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMobility } from '../../provider/mobility.ts';

/** Enough rides for three different places. */
const read = 20;

/** The destinations of the rider's last rides; empty until they are loaded. */
export const useRecentPlaces = (): readonly FoundPlace[] => {
  const { queries } = useMobility();
  const { data } = useQuery(queries.listMyRides({ limit: read }));
  return useMemo(() => recentPlaces(data ?? []), [data]);
};
