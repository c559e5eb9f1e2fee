import { rideFare } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { rideEnd } from '../../../intl/generated/en-US/ride-end.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money } from '../../../primitives/Money/Money.tsx';
import type { CashAnswer } from '../../payments/PendingPaymentsView.tsx';
import * as layout from '../ActiveRide.css.ts';
import type { EndPayment } from './payment-state.ts';

type EndDockProps = {
  ride: Ride;
  payment: EndPayment;
  /** How many ride requests wait meanwhile. */
  requests: number;
  /** Whether the driver is online, and may get another ride. */
  isOnline: boolean;
  isAnswering: boolean;
  onAnswer: (answer: CashAnswer) => void;
  onLeave: () => void;
};

/** The one filled button at the end of a ride: the answer about its cash, or the way on. */
export const EndDock = (props: EndDockProps) => {
  const { ride, payment, requests, isOnline, isAnswering, onAnswer, onLeave } = props;
  const t = useText(rideEnd);
  const wayOn = t(isOnline ? 'nextRide' : 'done');
  const asksForCash = payment === 'claimed' || payment === 'missing';
  const isOpen = asksForCash || payment === 'waiting';
  return (
    <div className={layout.dock}>
      {asksForCash && (
        <Button
          className={layout.primary}
          variant="primary"
          size="large"
          fullWidth
          isPending={isAnswering}
          onPress={() => onAnswer('received')}
        >
          {t('confirmCash')}
          <Money amount={rideFare(ride)} />
        </Button>
      )}
      {!asksForCash && (
        <Button variant="primary" size="large" fullWidth onPress={onLeave}>
          {wayOn}
        </Button>
      )}
      <div className={layout.under}>
        <span className={layout.hint} role="status">
          {requests > 0 ? t('requestsWait', { count: requests }) : isOpen && t('staysPending')}
        </span>
        {payment === 'claimed' && (
          <Button
            className={layout.answer}
            size="small"
            variant="ghost"
            isDisabled={isAnswering}
            onPress={() => onAnswer('missing')}
          >
            {t('notReceived')}
          </Button>
        )}
        {asksForCash && (
          <Button className={layout.answer} size="small" variant="ghost" onPress={onLeave}>
            {wayOn}
          </Button>
        )}
      </div>
    </div>
  );
};
