import { canDispute } from '@mobility/machines/dispute';
import { canRate, isUnpaid } from '@mobility/machines/ride';
import type { Ride } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import { choiceOf, outcomesOf } from '../../admin/ride-decision/outcomes.ts';
import { useNow } from '../../format/use-now.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { receipt } from '../../intl/generated/en-US/receipt.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './RideDetailsDialog.css.ts';

/** The actions of a ride in its details. An absent action is not offered. */
export type ReceiptActionsProps = {
  ride: Ride;
  /** A dispute about the ride is in review, and there is one at a time. */
  isDisputed?: boolean;
  /** Opens the payment of a completed ride, paid or not. */
  onPay?(ride: Ride): void;
  onRate?(ride: Ride): void;
  onBookAgain?(ride: Ride): void;
  /** Opens a dispute about a payment or a penalty. */
  onDispute?(ride: Ride): void;
  /** For admins: opens the decision about a ride that is stuck, not paid or to be refunded. */
  onDecide?(ride: Ride): void;
  /** The decision was open just before: its button has the focus. */
  wasDeciding?: boolean;
  /** A fixed time in milliseconds since 1970, for stories and tests. */
  now?: number;
};

/** What the button of an admin says about a ride that is over, by the decision that it permits. */
const decisions = { write_off: 'writeOff', refund: 'refund' } as const;

/** What the button of an admin says; null where the ride permits no decision. */
const decisionOf = (ride: Ride) => {
  const [decision] = outcomesOf(ride);
  return choiceOf(ride) ?? (decision === 'write_off' || decision === 'refund' ? decisions[decision] : null);
};

type Action = { key: string; text: string; onPress: () => void; autoFocus?: boolean };

/** The first action is the filled one; a dispute is quiet. */
export const ReceiptActions = ({ ride, isDisputed = false, now: held, ...on }: ReceiptActionsProps) => {
  const t = useText(receipt);
  const tCommon = useText(common);
  const now = useNow(held);
  const { onPay, onRate, onBookAgain, onDispute, onDecide, wasDeciding = false } = on;
  const mustPay = isUnpaid(ride, 'rider');
  const decision = decisionOf(ride);
  const offered: (Action | null | false | undefined)[] = [
    onPay && mustPay && { key: 'pay', text: tCommon('payNow'), onPress: () => onPay(ride) },
    onRate && canRate(ride, 'rider', now) && { key: 'rate', text: t('rate'), onPress: () => onRate(ride) },
    onBookAgain &&
      !isActive(ride) && { key: 'again', text: t('bookAgain'), onPress: () => onBookAgain(ride) },
    onDecide &&
      decision && { key: 'decide', text: t(decision), onPress: () => onDecide(ride), autoFocus: wasDeciding },
  ];
  const actions = offered.filter((action): action is Action => Boolean(action));
  const mayDispute = onDispute && !isDisputed && canDispute(ride);
  if (actions.length === 0 && !mayDispute) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ key, text, onPress, autoFocus = false }, index) => (
        <Button
          key={key}
          className={styles.action}
          variant={index === 0 ? 'primary' : 'secondary'}
          autoFocus={autoFocus}
          onPress={onPress}
        >
          {text}
        </Button>
      ))}
      {mayDispute && (
        <Button className={`${styles.action} ${styles.quiet}`} onPress={() => onDispute(ride)}>
          {t('dispute')}
        </Button>
      )}
    </div>
  );
};
