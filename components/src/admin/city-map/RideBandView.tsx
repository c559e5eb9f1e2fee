import { estimatedMinutes } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import MapIcon from 'lucide-react/icons/map';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { shortId } from '../../format/index.ts';
import { useFormats } from '../../format/use-formats.ts';
import { adminMap } from '../../intl/generated/en-US/admin-map.ts';
import { ride as rideTexts } from '../../intl/generated/en-US/ride.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { statusText } from '../../ride/status.ts';
import { activePhases, isActive, type RideCounts, statusOf } from './active-rides.ts';
import { FleetMap, type FleetMapProps } from './FleetMap.tsx';
import { LiveDot } from './LiveDot.tsx';
import { MapFailed } from './MapFailed.tsx';
import * as styles from './RideBandView.css.ts';
import { StatusCounts } from './StatusCounts.tsx';

export type RideBandViewProps = Omit<FleetMapProps, 'label'> & {
  /** Whether live updates arrive. Default true. */
  isLive?: boolean;
  /** Null while they load. */
  counts: RideCounts | null;
  /** Given where the rides or the cars could not be read; reads them again. */
  onRetry?: (() => void) | undefined;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The address of the rides with a status. */
  hrefOfStatus: (status: string) => string;
  /** The address of a ride's details. */
  hrefOf: (ride: Ride) => string;
};

/** The map above the table of rides, with how many rides are in each phase. It can be closed. */
export const RideBandView = (props: RideBandViewProps) => {
  const { counts, onRetry, isOpen, onOpen, hrefOfStatus, hrefOf, isLive = true, ...shown } = props;
  const t = useText(adminMap);
  // The button that was pressed goes, and the focus moves to the other one.
  const [isToggled, setToggled] = useState(false);
  const toggle = (next: boolean) => () => {
    setToggled(true);
    onOpen(next);
  };
  const live = counts && activePhases.reduce((sum, phase) => sum + counts[phase], 0);
  const title = (
    <h2 id="ride-map" className={styles.title}>
      <LiveDot isLive={isLive} /> {live === null ? t('title') : t('ridesLive', { count: live })}
    </h2>
  );
  const marks = activePhases.map((look) => ({
    look,
    count: counts?.[look] ?? null,
    href: hrefOfStatus(statusOf[look]),
  }));
  if (!isOpen)
    return (
      <section className={styles.closed} aria-labelledby="ride-map">
        {title}
        <StatusCounts layout="line" marks={marks} />
        <Button
          size="small"
          icon={<MapIcon size={16} aria-hidden />}
          autoFocus={isToggled}
          onPress={toggle(true)}
        >
          {t('showMap')}
        </Button>
      </section>
    );
  return (
    <section className={styles.band} aria-labelledby="ride-map">
      <div className={styles.map}>
        {onRetry && <MapFailed onRetry={onRetry} />}
        <FleetMap label={t('title')} {...shown} />
      </div>
      <div className={styles.side}>
        <div className={styles.head}>
          {title}
          <IconButton
            size="small"
            label={t('closeMap')}
            icon={<X size={16} aria-hidden />}
            autoFocus={isToggled}
            onPress={toggle(false)}
          />
        </div>
        <StatusCounts layout="column" marks={marks} />
        <div className={styles.choice}>
          {(shown.rides.length > 0 || shown.chosen) && <Choice {...shown} />}
        </div>
        <div role="status" className={styles.status}>
          {shown.chosen && <Selected ride={shown.chosen} href={hrefOf(shown.chosen)} />}
        </div>
      </div>
    </section>
  );
};

const none = 'none';

/** Chooses a ride on the map, as a press on its car does. A chosen ride that has ended is the last of them. */
const Choice = ({ rides, chosen, onChoose }: Pick<FleetMapProps, 'rides' | 'chosen' | 'onChoose'>) => {
  const t = useText(adminMap);
  const tRide = useText(rideTexts);
  const isListed = !chosen || rides.some(({ id }) => id === chosen.id);
  return (
    <Select
      label={t('chooseRide')}
      hideLabel
      options={[
        { id: none, label: t('noRide') },
        ...(isListed ? rides : [...rides, chosen]).map((ride) => ({
          id: ride.id,
          label: t('choice', { id: shortId(ride.id), rider: ride.rider_name || t('unknownRider') }),
          note: statusText(tRide, ride.status),
        })),
      ]}
      value={chosen?.id ?? none}
      onChange={(id) => onChoose(id === none ? null : id)}
    />
  );
};

const Selected = ({ ride, href }: { ride: Ride; href: string }) => {
  const t = useText(adminMap);
  const tRide = useText(rideTexts);
  const { minutes } = useFormats();
  const id = shortId(ride.id);
  const isOver = !isActive(ride);
  const left = estimatedMinutes(ride.estimated_arrival);
  return (
    <div className={styles.selected}>
      <span className={styles.selectedText}>
        {t('selected', { id })}
        {isOver && <>, {statusText(tRide, ride.status)}</>}
        {!isOver && left !== null && <>, {t('left', { time: minutes(left) })}</>}
      </span>
      <LinkButton size="small" href={href}>
        {t('openRide')}
      </LinkButton>
    </div>
  );
};
