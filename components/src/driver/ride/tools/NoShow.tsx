import type { Ride } from '@mobility/openapi';
import { driveOf } from '@mobility/openapi/drive';
import { phaseOf } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { cancelPenalty } from '@mobility/openapi/penalty';
import { useEffect, useRef, useState } from 'react';
import { timestampMs } from '../../../format/index.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { noShow } from '../../../intl/generated/en-US/no-show.ts';
import { rich } from '../../../intl/rich.tsx';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money } from '../../../primitives/Money/Money.tsx';
import { firstName } from '../../../ride/ride-text.ts';
import * as styles from './DriveTools.css.ts';

type NoShowProps = {
  ride: Ride;
  now: number;
  /** True while a command is on its way to the server. */
  isPending: boolean;
  onNoShow: () => void;
};

/**
 * Shown at the pickup: the time from which the driver may end the ride of a rider who does not come, and then the
 * button. A driver who reported the arrival from far away may not, and reads that at once.
 */
export const NoShow = ({ ride, now, isPending, onNoShow }: NoShowProps) => {
  const t = useText(noShow);
  const formats = useFormats();
  // Null before the first press.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  if (phaseOf[ride.status] !== 'arriving' || ride.arrived_at == null) return null;
  const from = timestampMs(ride.arrived_at) + limits.ride.noShowAfter;
  if (Number.isNaN(from)) return null;
  const rider = firstName(ride.rider_name) || t('yourRider');
  if (ride.arrival_distance_km != null) {
    const distance = formats.distance(driveOf(ride.arrival_distance_km).km);
    return <p className={styles.clock}>{t('arrivedFar', { rider, distance })}</p>;
  }
  if (now < from)
    return <p className={styles.clock}>{t('noShowFrom', { rider, time: formats.time(from) })}</p>;
  if (!isAsking) {
    return (
      // The focus returns from the question, which was in its place.
      <Button
        className={styles.noShow}
        autoFocus={isAsking === false}
        isDisabled={isPending}
        onPress={() => setAsking(true)}
      >
        {t('noShow')}
      </Button>
    );
  }
  return <Question {...{ ride, rider, isPending, onNoShow }} onKeepWaiting={() => setAsking(false)} />;
};

type QuestionProps = Omit<NoShowProps, 'now'> & { rider: string; onKeepWaiting: () => void };

/** Whether to end the ride. It takes the focus, and is moved out from behind the dock. */
const Question = ({ ride, rider, isPending, onNoShow, onKeepWaiting }: QuestionProps) => {
  const t = useText(noShow);
  const question = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    question.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <fieldset ref={question} className={styles.asking} aria-label={t('noShow')}>
      <Price ride={ride} rider={rider} />
      <div className={styles.answers}>
        <Button autoFocus isDisabled={isPending} onPress={onKeepWaiting}>
          {t('keepWaiting')}
        </Button>
        <Button variant="danger" isPending={isPending} onPress={onNoShow}>
          {t('endRide')}
        </Button>
      </div>
    </fieldset>
  );
};

const Price = ({ ride, rider }: { ride: Ride; rider: string }) => {
  const t = useText(noShow);
  const { amount } = cancelPenalty('rider', {
    status: ride.status,
    fareInCents: Math.round(ride.estimated_fare * 100),
    isDriverSilent: ride.driver_silent_since != null,
  });
  return (
    <p>
      {amount === 0
        ? t('noShowFree', { rider })
        : rich((slot) => t('noShowPrice', { rider, amount: slot(<Money amount={amount / 100} />) }))}
    </p>
  );
};
