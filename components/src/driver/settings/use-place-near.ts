import type { KnownLocation } from '@mobility/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMobility } from '../../provider/mobility.ts';

/** About a hundred metres: a car that moves less keeps its name. */
const rounded = (degrees: number): number => Number(degrees.toFixed(3));

/** The name of a place near a location without an address, such as that of a device. */
export const usePlaceNear = (location: KnownLocation): string | undefined => {
  const { places } = useMobility();
  const at = location && { latitude: rounded(location.latitude), longitude: rounded(location.longitude) };
  const { data } = useQuery({
    queryKey: ['places', 'nearest', at],
    queryFn: async ({ signal }) => (at && (await places.nearest?.(at, signal))) ?? null,
    enabled: at !== null && places.nearest !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return at ? data?.name : undefined;
};
