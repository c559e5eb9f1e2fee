import type { Trip } from '@mobility/machines/booking';
import { useFormats } from '../format/use-formats.ts';
import { booking } from '../intl/generated/en-US/booking.ts';
import { common } from '../intl/generated/en-US/common.ts';
import { rich } from '../intl/rich.tsx';
import { useText } from '../intl/use-text.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Money } from '../primitives/Money/Money.tsx';
import * as styles from './BookingFooter.css.ts';
import { minutesText, type TripFigures } from './trip/trip-figures.ts';

type BookingFooterProps = {
  trip: Trip;
  figures: TripFigures | null;
  /** When the car is at the pickup, milliseconds since 1970. */
  startsAt: number;
  isBooking: boolean;
  isChecking: boolean;
  isDisabled: boolean;
};

const minute = 60_000;

const pendingKey = ({ isBooking, isChecking }: BookingFooterProps) => {
  if (isBooking) return 'bookingRide';
  return isChecking ? 'lookingForAddress' : null;
};

const missingKey = ({ pickup, dropoff }: Trip) => {
  if (pickup && dropoff) return 'checkBothAddresses';
  if (pickup) return 'chooseDropoff';
  return dropoff ? 'choosePickup' : 'chooseBoth';
};

/** The trip in one line, and the button that books it. */
export const BookingFooter = (props: BookingFooterProps) => {
  const { trip, figures, startsAt, isBooking, isDisabled } = props;
  const t = useText(booking);
  const shared = useText(common);
  const formats = useFormats();
  const pending = pendingKey(props);
  return (
    <div className={styles.footer}>
      <p className={styles.line}>
        {figures ? (
          <>
            <span>
              {t('tripFacts', {
                distance: formats.distance(figures.km),
                time: minutesText(formats, figures.minutes),
                passengers: t('passengers', { count: trip.passengers }),
              })}
            </span>
            <b className={styles.arrival}>
              {t('arriveAt', { time: formats.time(startsAt + figures.minutes * minute) })}
            </b>
          </>
        ) : (
          <span>{t(missingKey(trip))}</span>
        )}
      </p>
      <Button
        className={styles.action}
        type="submit"
        variant="primary"
        size="large"
        fullWidth
        isPending={pending !== null}
        isDisabled={isDisabled && !isBooking}
      >
        <span>{pending ? t(pending) : t('bookVehicle', { vehicle: shared(trip.vehicle) })}</span>
        {figures && (
          <span className={styles.fare}>
            {rich((slot) => t('aboutFare', { fare: slot(<Money amount={figures.fare} />) }))}
          </span>
        )}
      </Button>
    </div>
  );
};
