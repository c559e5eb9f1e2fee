import type { PlaceSearchContext, PlaceSearchEvent } from '@mobility/machines/place-search.machine';
import { TextField } from '../primitives/TextField/TextField.tsx';
import * as styles from './PlaceField.css.ts';

type CoordinateFieldsProps = {
  context: PlaceSearchContext;
  send: (event: PlaceSearchEvent) => void;
  isDisabled?: boolean;
};

/** Latitude and longitude by hand, when no map service finds the address. */
export const CoordinateFields = ({ context, send, isDisabled }: CoordinateFieldsProps) => (
  <div className={styles.coordinates}>
    <TextField
      label="Latitude"
      inputMode="decimal"
      placeholder="37.7955"
      value={context.latitude}
      isDisabled={isDisabled}
      onChange={(latitude) => send({ type: 'setLatitude', latitude })}
    />
    <TextField
      label="Longitude"
      inputMode="decimal"
      placeholder="-122.3937"
      value={context.longitude}
      isDisabled={isDisabled}
      onChange={(longitude) => send({ type: 'setLongitude', longitude })}
    />
  </div>
);
