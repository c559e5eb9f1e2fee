import type { BookingEvent, Field, Trip } from '@mobility/machines/booking';
import { placeAt } from '@mobility/machines/place-search';
import type { FoundPlace } from '@mobility/machines/ports';
import { placeName } from '@mobility/openapi/place-name';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Crosshair from 'lucide-react/icons/crosshair';
import { useState } from 'react';
import { common } from '../../intl/generated/en-US/common.ts';
import { places as placeTexts } from '../../intl/generated/en-US/places.ts';
import { useText } from '../../intl/use-text.ts';
import { RideMap } from '../../map/RideMap.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { NamePlace } from '../places/use-name-place.ts';
import * as styles from './PinStep.css.ts';
import { arrow } from './PlacesStep.css.ts';

export type PinStepProps = {
  field: Field;
  trip: Trip;
  send: (event: BookingEvent) => void;
  /** Names the place of the pin. Without it the coordinates are its name. */
  namePlace?: NamePlace;
};

const texts = {
  pickup: { title: 'pinPickup', action: 'pinPickupHere' },
  dropoff: { title: 'pinDropoff', action: 'pinDropoffHere' },
} as const;

/** Five decimals of a degree are about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
const covered = { top: 72, bottom: 16 };

const shown = (place: FoundPlace | null) => place && { ...place, name: placeName(place.name) };

/** A place that has no name: the rider puts the pin on the map. */
export const PinStep = ({ field, trip, send, namePlace }: PinStepProps) => {
  const t = useText(placeTexts);
  const shared = useText(common);
  const [pin, setPin] = useState<FoundPlace | null>(trip[field]);
  const { title, action } = texts[field];
  const put = async (point: Pick<FoundPlace, 'latitude' | 'longitude'>): Promise<void> => {
    const at = { latitude: rounded(point.latitude), longitude: rounded(point.longitude) };
    const unnamed = placeAt(at);
    setPin(unnamed);
    const named = await namePlace?.(at);
    // The pin may be elsewhere by now.
    if (named) setPin((current) => (current === unnamed ? named : current));
  };
  return (
    <section className={styles.step} aria-label={t(title)} data-whole-window>
      <div className={styles.map}>
        <IconButton
          className={styles.back}
          variant="secondary"
          label={shared('back')}
          icon={<ArrowLeft className={arrow} size={24} aria-hidden="true" />}
          onPress={() => send({ type: 'editPlaces' })}
        />
        <RideMap
          label={t('pinMap')}
          pickup={shown(field === 'pickup' ? pin : trip.pickup)}
          dropoff={shown(field === 'dropoff' ? pin : trip.dropoff)}
          insets={covered}
          hasMiddleMark={!pin}
          onPick={put}
        />
        {!pin && <Crosshair className={styles.middle} size={40} aria-hidden="true" />}
      </div>
      <div className={styles.foot}>
        <Heading className={styles.title}>{t(title)}</Heading>
        <div role="status">{pin && <p className={styles.chosen}>{pin.address}</p>}</div>
        <p className={styles.hint}>{t(pin ? 'pinMoveHint' : 'pinHint')}</p>
        <Button
          variant="primary"
          size="large"
          fullWidth
          isDisabled={!pin}
          onPress={() => pin && send({ type: 'choosePlace', field, place: pin })}
        >
          {t(action)}
        </Button>
      </div>
    </section>
  );
};
