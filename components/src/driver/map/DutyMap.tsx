import { driverEarnings } from '@mobility/machines/ride';
import type { AvailableRide, KnownLocation } from '@mobility/openapi';
import { useMemo } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { dutyMap } from '../../intl/generated/en-US/duty-map.ts';
import { useText } from '../../intl/use-text.ts';
import { AreaMap } from '../../map/area/AreaMap.tsx';
import { textWidth } from '../../map/layout.ts';
import { acceptBlock } from '../offers/accept-block.ts';
import { PriceMark } from './PriceMark.tsx';

export type DutyMapProps = {
  /** The driver's position; null while it is not known. */
  location: KnownLocation;
  radiusKm: number;
  /** The waiting rides, the nearest first. */
  rides: readonly AvailableRide[];
  /** The driver's balance; null while it loads. */
  balance: number | null;
  /** The ride whose mark or row was pressed. */
  chosenId: string | null;
  onChoose: (ride: AvailableRide) => void;
  /** The ride whose row was pressed, a new object for each press: the map centres on its mark. */
  centred?: { id: string } | null;
  /** The height in pixels that elements at the bottom cover. */
  coveredBottom: number;
};

/** Around the amount in a mark: the symbol and the padding. */
const markPadding = 48;
/** In pixels: the space of the earnings above the ring, and the clear space at the other sides. */
const clear = { top: 84, side: 24 } as const;

/** The rides that have a place, as marks. */
const useMarks = (rides: readonly AvailableRide[]) =>
  useMemo(
    () =>
      rides.flatMap((ride, index) => {
        const { latitude, longitude } = ride.pickup_location ?? {};
        if (latitude == null || longitude == null) return [];
        return [{ id: ride.id, latitude, longitude, ride, isNearest: index === 0 }];
      }),
    [rides],
  );

/** The map of an idle driver: the own position, the radius around it, and what each waiting ride earns. */
export const DutyMap = ({ location, radiusKm, rides, balance, coveredBottom, ...choice }: DutyMapProps) => {
  const t = useText(dutyMap);
  const formats = useFormats();
  const marks = useMarks(rides);
  const widths = marks.map(({ ride }) => textWidth(formats.number(driverEarnings(ride))));
  return (
    <AreaMap
      label={t('label')}
      description={location ? t('description', { count: marks.length, km: radiusKm }) : t('noPosition')}
      position={location}
      radiusKm={radiusKm}
      radiusText={t('km', { km: radiusKm })}
      insets={{ top: clear.top, right: clear.side, bottom: coveredBottom + clear.side, left: clear.side }}
      marks={marks}
      markWidth={Math.max(0, ...widths) + markPadding}
      centred={choice.centred}
    >
      {({ mark: { ride, isNearest }, isDot }) => (
        <PriceMark
          ride={ride}
          isDot={isDot}
          isNearest={isNearest}
          isTooDear={acceptBlock(ride, { balance, hasActiveRide: false }) !== null}
          isChosen={choice.chosenId === ride.id}
          onPress={() => choice.onChoose(ride)}
        />
      )}
    </AreaMap>
  );
};
