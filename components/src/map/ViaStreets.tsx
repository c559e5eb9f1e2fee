import { booking } from '../intl/generated/en-US/booking.ts';
import { map } from '../intl/generated/en-US/map.ts';
import { useText } from '../intl/use-text.ts';
import { type MapPlace, viaOf } from './summary.ts';

type ViaStreetsProps = { pickup: MapPlace; dropoff: MapPlace; className?: string };

/** 'Via Market St and Fell St'; nothing where the map has no streets. */
export const ViaStreets = ({ pickup, dropoff, className }: ViaStreetsProps) => {
  const streets = viaOf(useText(map), pickup, dropoff);
  const t = useText(booking);
  return streets ? <p className={className}>{t('via', { streets })}</p> : null;
};
