import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search.machine';
import type { FoundPlace } from '@mobility/machines/ports';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { IconButton } from '../primitives/IconButton/IconButton.tsx';
import * as styles from './PlaceField.css.ts';
import { PlaceField } from './PlaceField.tsx';

export type RouteCardProps = {
  pickup: PlaceSearchSnapshot;
  dropoff: PlaceSearchSnapshot;
  sendPickup: (event: PlaceSearchEvent) => void;
  sendDropoff: (event: PlaceSearchEvent) => void;
  onSwap: () => void;
  /** Asks the device where it is; left out where it cannot. */
  onLocate?: () => void;
  isLocating?: boolean;
  onPreview?: (field: 'pickup' | 'dropoff', place: FoundPlace | null) => void;
  isDisabled?: boolean;
};

/** Where from and where to, in one card. */
export const RouteCard = (props: RouteCardProps) => {
  const { pickup, dropoff, sendPickup, sendDropoff, onSwap, onLocate, isLocating, onPreview, isDisabled } =
    props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would stand in the card's border.
    <div className={styles.card} role="group" aria-label="Route">
      <PlaceField
        kind="pickup"
        label="Pickup"
        snapshot={pickup}
        send={sendPickup}
        other={dropoff.context.place}
        isDisabled={isDisabled}
        onPreview={(place) => onPreview?.('pickup', place)}
        tool={
          onLocate && (
            <IconButton
              label="Use my location"
              icon={<LocateFixed size={20} />}
              isPending={isLocating}
              isDisabled={isDisabled}
              onPress={onLocate}
            />
          )
        }
      />
      <PlaceField
        kind="dropoff"
        label="Destination"
        snapshot={dropoff}
        send={sendDropoff}
        origin={pickup.context.place}
        other={pickup.context.place}
        isDisabled={isDisabled}
        onPreview={(place) => onPreview?.('dropoff', place)}
        tool={
          <IconButton
            label="Swap pickup and destination"
            icon={<ArrowUpDown size={20} />}
            isDisabled={isDisabled}
            onPress={onSwap}
          />
        }
      />
    </div>
  );
};
