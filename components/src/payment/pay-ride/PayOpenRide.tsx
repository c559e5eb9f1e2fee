import { InAddress } from '../../primitives/Dialog/InAddress.tsx';
import type { useOpenPayment } from '../use-open-payment.ts';
import { PayRide } from './PayRide.tsx';

export type PayOpenRideProps = Omit<ReturnType<typeof useOpenPayment>, 'open'>;

/** The dialog that pays the ride whose payment is open. */
export const PayOpenRide = ({ ride, close, isInAddress }: PayOpenRideProps) =>
  ride ? (
    <InAddress when={isInAddress}>
      <PayRide key={ride.id} ride={ride} onClose={close} />
    </InAddress>
  ) : null;
