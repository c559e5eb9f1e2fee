import { type BookingEvent, type Field, tripIssue } from '@mobility/machines/booking';
import type { FoundPlace } from '@mobility/machines/ports';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import MapPin from 'lucide-react/icons/map-pin';
import { type ReactNode, useId, useState } from 'react';
import { booking } from '../../intl/generated/en-US/booking.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { onDemand, usePreload } from '../../primitives/OnDemand/on-demand.tsx';
import type { SavedPicksProps } from '../../saved-places/SavedPicks.tsx';
import { originOf } from '../places/origin-of.ts';
import { RideUnderWayOnDemand } from '../places/RideUnderWayOnDemand.tsx';
import { RouteCard, type RouteCardProps } from '../places/RouteCard.tsx';
import { SentenceOnDemand } from '../places/SentenceOnDemand.tsx';
import { useHeld } from '../places/use-held.ts';
import * as styles from './PlacesStep.css.ts';
import type { PlacesToChooseProps } from './PlacesToChoose.tsx';

export type PlacesStepProps = Omit<
  RouteCardProps,
  'onSwap' | 'isDisabled' | 'listIn' | 'focusOn' | 'onField'
> & {
  send: (event: BookingEvent) => void;
  /** The field that the places below are for. */
  field: Field;
  renderSaved?: (pick: SavedPicksProps) => ReactNode;
  /** The destinations of earlier rides. */
  recents?: readonly FoundPlace[];
  /** The page before this one; without it there is no way back. */
  backHref?: string;
  /** The address of the ride under way, which is shown in place of the form. */
  activeRideHref?: string;
};

const PlacesToChoose = onDemand<PlacesToChooseProps>(() =>
  import('./PlacesToChoose.tsx').then((module) => module.PlacesToChoose),
);

const Actions = ({ canProceed, send }: { canProceed: boolean; send: PlacesStepProps['send'] }) => {
  const t = useText(booking);
  return (
    <div className={styles.foot}>
      {canProceed && (
        <Button variant="primary" size="large" fullWidth onPress={() => send({ type: 'proceed' })}>
          {t('seeVehicles')}
        </Button>
      )}
      <Button
        className={styles.pin}
        fullWidth
        icon={<MapPin size={20} />}
        onPress={() => send({ type: 'chooseOnMap' })}
      >
        {t('chooseOnMap')}
      </Button>
    </div>
  );
};

/** The first step on a phone: where the ride starts and where it goes. */
export const PlacesStep = (props: PlacesStepProps) => {
  const { send, field, recents = [], renderSaved, backHref, activeRideHref, ...places } = props;
  const t = useText(booking);
  const shared = useText(common);
  usePreload(SentenceOnDemand);
  const titleId = useId();
  const [list, setList] = useState<HTMLElement | null>(null);
  const trip = { pickup: places.pickup.context.place, dropoff: places.dropoff.context.place };
  const issue = useHeld(tripIssue(trip));
  const onChoose = (place: FoundPlace) => send({ type: 'choosePlace', field, place });
  const isWhole = trip.pickup !== null && trip.dropoff !== null;
  return (
    <form
      className={styles.step}
      aria-labelledby={titleId}
      data-whole-window
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'proceed' });
      }}
    >
      <div className={styles.top}>
        <div className={styles.head}>
          {backHref && (
            <LinkButton className={styles.back} variant="ghost" href={backHref} aria-label={shared('back')}>
              <ArrowLeft className={styles.arrow} size={24} aria-hidden="true" />
            </LinkButton>
          )}
          <Heading id={titleId} className={styles.title}>
            {t('dropoffPlaceholder')}
          </Heading>
        </div>
        {activeRideHref ? (
          <RideUnderWayOnDemand href={activeRideHref} />
        ) : (
          <RouteCard
            {...places}
            listIn={list}
            focusOn={field}
            onField={(entered) => send({ type: 'editField', field: entered })}
            onSwap={() => send({ type: 'swap' })}
          />
        )}
        <div role="status" className={styles.news}>
          {issue && (
            <Notice tone="caution">
              <SentenceOnDemand {...issue} />
            </Notice>
          )}
        </div>
      </div>
      {!activeRideHref && (
        <>
          <div ref={setList} className={styles.list} />
          <PlacesToChoose
            search={places[field]}
            origin={originOf(field, places)}
            recents={recents}
            saved={renderSaved?.({ chosen: places[field].context.place, onChoose })}
            onChoose={onChoose}
          />
          <Actions canProceed={isWhole && !issue} send={send} />
        </>
      )}
    </form>
  );
};
