import { rideFare } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { rideEnd } from '../../../intl/generated/en-US/ride-end.ts';
import { rich } from '../../../intl/rich.tsx';
import { useText } from '../../../intl/use-text.ts';
import { Money } from '../../../primitives/Money/Money.tsx';
import { Notice, type NoticeTone } from '../../../primitives/Notice/Notice.tsx';
import { firstName } from '../../../ride/ride-text.ts';
import type { EndPayment } from './payment-state.ts';

const tones: Record<EndPayment, NoticeTone> = {
  waiting: 'caution',
  claimed: 'caution',
  missing: 'caution',
  paid: 'positive',
  writtenOff: 'neutral',
};

/** Whether the ride is paid, or whose action the payment needs. */
export const EndNotice = ({ ride, payment }: { ride: Ride; payment: EndPayment }) => {
  const t = useText(rideEnd);
  const rider = firstName(ride.rider_name) || t('yourRider');
  return (
    <div role="status">
      <Notice tone={tones[payment]} title={t(`${payment}Title`)}>
        {payment === 'claimed'
          ? rich((slot) => t('claimedText', { rider, amount: slot(<Money amount={rideFare(ride)} />) }))
          : t(`${payment}Text`, { rider })}
      </Notice>
    </div>
  );
};
