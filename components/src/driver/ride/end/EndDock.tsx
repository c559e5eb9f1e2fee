import { rideFare } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { useState } from 'react';
import { rideEnd } from '../../../intl/generated/en-US/ride-end.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money } from '../../../primitives/Money/Money.tsx';
import { firstName } from '../../../ride/ride-text.ts';
import { MissingCash, type MissingCashStep } from '../../payments/MissingCash.tsx';
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
  const [step, setStep] = useState<MissingCashStep>('closed');
  if (payment === 'claimed' && step === 'asking') {
    return (
      <div className={layout.dock}>
        <MissingCash
          rider={firstName(ride.rider_name) || t('yourRider')}
          onStep={setStep}
          onReport={() => onAnswer('missing')}
        />
      </div>
    );
  }
  return (
    <div className={layout.dock}>
      {asksForCash && (
        <Button
          className={layout.primary}
          variant="primary"
          size="large"
          fullWidth
          autoFocus={step === 'reported'}
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
            autoFocus={step === 'kept'}
            isDisabled={isAnswering}
            onPress={() => setStep('asking')}
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
