import type { RideCandidate } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { rideDecision } from '../../intl/generated/en-US/ride-decision.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { RadioCard, RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { CarInColor } from '../../ride/car/CarInColor.tsx';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import * as styles from './Recipient.css.ts';

export type RecipientViewProps = {
  /** Whether the ride waits for a driver. It is offered to all drivers nearby already, so the admin can only choose one. */
  isWaiting?: boolean;
  /** Whether the admin chooses the driver, or all drivers nearby get the offer. */
  isChosen: boolean;
  /** The drivers to choose from; null while they load. */
  drivers: readonly RideCandidate[] | null;
  /** Why there are none: the load failed, the ride has gone on, or the server has no such list. */
  failure?: 'failed' | 'refused' | 'unavailable' | null;
  driverId: string | null;
  /** The chosen driver, who is no longer free. */
  gone?: RideCandidate | null;
  isDisabled?: boolean;
  onChosen(isChosen: boolean): void;
  onDriver(driverId: string): void;
  onRetry(): void;
};

/** Who gets the next offer of a ride. */
export function RecipientView({
  isWaiting = false,
  isChosen,
  isDisabled = false,
  onChosen,
  ...list
}: RecipientViewProps) {
  const t = useText(rideDecision);
  if (isWaiting) return <Drivers {...list} isDisabled={isDisabled} />;
  return (
    <>
      <RadioGroup
        label={t('offerTo')}
        value={isChosen ? 'chosen' : 'all'}
        onChange={(value: 'chosen' | 'all') => onChosen(value === 'chosen')}
        isDisabled={isDisabled}
      >
        <RadioCard value="all">{t('offerToAll')}</RadioCard>
        <RadioCard value="chosen">{t('offerToChosen')}</RadioCard>
      </RadioGroup>
      {isChosen && <Drivers {...list} isDisabled={isDisabled} />}
    </>
  );
}

type DriversProps = Omit<RecipientViewProps, 'isWaiting' | 'isChosen' | 'onChosen'>;

const Drivers = ({ drivers, failure, gone = null, onRetry, ...choice }: DriversProps) => {
  const t = useText(rideDecision);
  if (failure === 'unavailable') return <Notice tone="caution">{t('candidatesUnavailable')}</Notice>;
  if (failure === 'refused') return <Notice tone="caution">{t('candidatesRefused')}</Notice>;
  if (failure) return <RetryNotice title={t('candidatesFailed')} onRetry={onRetry} />;
  if (!drivers) return <p role="status">{t('candidatesLoading')}</p>;
  // Who is no longer free stays in the list, which may have the focus.
  const listed = gone ? [...drivers, gone] : drivers;
  return (
    <div>
      <div role="status" className={styles.news}>
        {gone && <Notice tone="caution">{t('chosenGone', { driver: gone.name })}</Notice>}
        {drivers.length === 0 && <Notice tone="info">{t('noCandidates')}</Notice>}
      </div>
      {listed.length > 0 && <Choice {...choice} listed={listed} gone={gone} />}
    </div>
  );
};

type ChoiceProps = Pick<DriversProps, 'driverId' | 'isDisabled' | 'onDriver'> & {
  listed: readonly RideCandidate[];
  gone: RideCandidate | null;
};

const Choice = ({ listed, gone, driverId, isDisabled = false, onDriver }: ChoiceProps) => {
  const t = useText(rideDecision);
  return (
    <div className={styles.drivers}>
      <RadioGroup label={t('chooseDriver')} value={driverId} onChange={onDriver} isDisabled={isDisabled}>
        {listed.map((driver) => (
          <RadioCard key={driver.driver_id} value={driver.driver_id}>
            <Driver driver={driver} isGone={driver === gone} />
          </RadioCard>
        ))}
      </RadioGroup>
    </div>
  );
};

const Driver = ({ driver, isGone }: { driver: RideCandidate; isGone: boolean }) => {
  const t = useText(rideDecision);
  const { distance } = useFormats();
  const { name, vehicle_make, vehicle_model, vehicle_color, license_plate, distance_km } = driver;
  const car = `${vehicle_make} ${vehicle_model}`;
  return (
    <span className={styles.driver}>
      <b className={styles.name}>
        <bdi>{name}</bdi>
      </b>
      <span>{isGone ? t('noLongerFree') : distance(distance_km)}</span>
      <span className={styles.car}>
        {vehicle_color ? <CarInColor car={car} color={vehicle_color} /> : <bdi>{car}</bdi>}
        {' · '}
        <bdi>{license_plate}</bdi>
      </span>
    </span>
  );
};
