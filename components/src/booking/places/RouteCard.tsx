import type { Field } from '@mobility/machines/booking';
import type { PlaceSearchEvent, PlaceSearchSnapshot } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useEffect, useRef } from 'react';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { originOf } from './origin-of.ts';
import * as styles from './PlaceField.css.ts';
import { PlaceField } from './PlaceField.tsx';

export type RouteCardProps = {
  pickup: PlaceSearchSnapshot;
  dropoff: PlaceSearchSnapshot;
  sendPickup: (event: PlaceSearchEvent) => void;
  sendDropoff: (event: PlaceSearchEvent) => void;
  onSwap: () => void;
  /** Locates the device. Without it the button is hidden. */
  onLocate?: () => void;
  isLocating?: boolean;
  onPreview?: (field: Field, place: FoundPlace | null) => void;
  /** How often the trip was submitted without a place. */
  incomplete?: number;
  isDisabled?: boolean;
  /** Where suggestions are shown; by default below their field, over what follows. */
  listIn?: HTMLElement | null;
  /** The field that has the focus, at first and after each change. */
  focusOn?: Field;
  onField?: (field: Field) => void;
};

/** Moves the focus to the field in question. */
const useFieldFocus = (focusOn: Field | undefined) => {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusOn) return;
    // After the page's own heading, which takes the focus when the page is opened.
    const handle = setTimeout(() =>
      card.current?.querySelector<HTMLInputElement>(`input[name=${focusOn}]`)?.focus({ preventScroll: true }),
    );
    return () => clearTimeout(handle);
  }, [focusOn]);
  return card;
};

/** Pickup and destination in one card. */
export const RouteCard = (props: RouteCardProps) => {
  const t = useText(booking);
  const shared = useText(common);
  const { pickup, dropoff, sendPickup, sendDropoff, onSwap, onLocate, isLocating, onPreview, isDisabled } =
    props;
  const { incomplete = 0, listIn, focusOn, onField } = props;
  const isIncomplete = incomplete > 0;
  const card = useFieldFocus(focusOn);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would break the card's border.
    <div ref={card} className={styles.card} role="group" aria-label={t('route')}>
      <PlaceField
        kind="pickup"
        label={shared('pickup')}
        snapshot={pickup}
        send={sendPickup}
        origin={originOf('pickup', props)}
        other={dropoff.context.place}
        error={isIncomplete && !pickup.context.place ? t('pickupMissing') : undefined}
        isDisabled={isDisabled}
        listIn={listIn}
        onEnter={() => onField?.('pickup')}
        onPreview={(place) => onPreview?.('pickup', place)}
        tool={
          onLocate && (
            <IconButton
              label={t('useMyLocation')}
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
        label={shared('destination')}
        snapshot={dropoff}
        send={sendDropoff}
        origin={originOf('dropoff', props)}
        other={pickup.context.place}
        error={isIncomplete && !dropoff.context.place ? t('dropoffMissing') : undefined}
        isDisabled={isDisabled}
        listIn={listIn}
        onEnter={() => onField?.('dropoff')}
        onPreview={(place) => onPreview?.('dropoff', place)}
        tool={
          <IconButton
            label={t('swapPlaces')}
            icon={<ArrowUpDown size={20} />}
            isDisabled={isDisabled}
            onPress={onSwap}
          />
        }
      />
    </div>
  );
};
