import type { PlaceSearchContext, PlaceSearchEvent } from '@mobility/machines/place-search';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { useText } from '../../intl/use-text.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import * as styles from './PlaceField.css.ts';

export type CoordinateFieldsProps = {
  context: PlaceSearchContext;
  send: (event: PlaceSearchEvent) => void;
  isDisabled?: boolean;
};

/** Latitude and longitude as text, for when the map service is not available. */
export const CoordinateFields = ({ context, send, isDisabled }: CoordinateFieldsProps) => {
  const t = useText(booking);
  return (
    <div className={styles.coordinates}>
      <TextField
        label={t('latitude')}
        inputMode="decimal"
        placeholder="37.7955"
        value={context.latitude}
        isDisabled={isDisabled}
        onChange={(latitude) => send({ type: 'setLatitude', latitude })}
      />
      <TextField
        label={t('longitude')}
        inputMode="decimal"
        placeholder="-122.3937"
        value={context.longitude}
        isDisabled={isDisabled}
        onChange={(longitude) => send({ type: 'setLongitude', longitude })}
      />
    </div>
  );
};
