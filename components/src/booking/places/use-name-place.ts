import { placeAt } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { useText } from '../../intl/use-text.ts';
import { useMobility } from '../../provider/mobility.ts';

/** A point as a place with exactly these coordinates, named after the nearest known place, if there is one. */
export type NamePlace = (
  at: Pick<FoundPlace, 'latitude' | 'longitude'>,
  signal?: AbortSignal,
) => Promise<FoundPlace>;

/** Names points by the places that the page knows. Without one nearby, or if it cannot be asked, the name is the coordinates. */
export const useNamePlace = (): NamePlace => {
  const { places } = useMobility();
  const t = useText(booking);
  return async (at, signal = new AbortController().signal) => {
    const near = await places.nearest?.(at, signal).catch(() => null);
    return placeAt(at, near ? t('nearPlace', { place: near.address }) : '');
  };
};
