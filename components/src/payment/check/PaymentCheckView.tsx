import type { PaymentCheckSnapshot } from '@mobility/machines/payment-check';
import Lock from 'lucide-react/icons/lock';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { useText } from '../../intl/use-text.ts';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { frame } from '../../theme/frame.css.ts';
import * as styles from './PaymentCheck.css.ts';
import { AlreadyPaid, Checking, Failed, purposeOf, Succeeded } from './PaymentCheckStates.tsx';

export type PaymentCheckViewProps = {
  snapshot: PaymentCheckSnapshot;
  /** When it was paid, as the server says it or in milliseconds since 1970; null before. */
  paidAt: string | number | null;
  /** The user's e-mail address, which the confirmation is sent to. */
  email?: string;
  /** Whether a confirmation is sent: not to a user who has turned e-mails off. */
  isMailed?: boolean;
  ridesHref: string;
  paymentsHref: string;
  homeHref: string;
};

/** The result of a hosted checkout: the check, the success or the error. */
export const PaymentCheckView = (props: PaymentCheckViewProps) => {
  const t = useText(payment);
  const { snapshot, paidAt, email, isMailed = true, ridesHref, paymentsHref, homeHref } = props;
  const isForRide = purposeOf(snapshot) === 'ride';
  const isChecking = snapshot.matches('checking');
  const isAlreadyPaid = snapshot.matches('alreadyPaid');
  const isPaid = isAlreadyPaid || snapshot.matches('success');
  return (
    <div className={frame}>
      <div className={styles.page} data-testid="payment-check">
        <section className={styles.panel} aria-busy={isChecking}>
          {isChecking && <Checking snapshot={snapshot} />}
          {isAlreadyPaid && <AlreadyPaid snapshot={snapshot} paidAt={paidAt} />}
          {snapshot.matches('success') && (
            <Succeeded snapshot={snapshot} paidAt={paidAt} email={email} isMailed={isMailed} />
          )}
          {snapshot.matches('failed') && <Failed snapshot={snapshot} />}
        </section>
        {isChecking ? (
          <p className={`${styles.note} ${styles.centered}`}>
            <Lock className={styles.noteIcon} size={20} aria-hidden="true" />
            {t('chargedOnce')}
          </p>
        ) : (
          <div className={styles.actions}>
            <LinkButton
              variant="primary"
              size="large"
              href={isPaid || isForRide ? ridesHref : paymentsHref}
              autoFocus
            >
              {t(isPaid ? 'viewRides' : 'tryAgain')}
            </LinkButton>
            {isPaid && !isForRide && (
              <LinkButton size="large" href={paymentsHref}>
                {t('payments')}
              </LinkButton>
            )}
            <LinkButton size="large" href={homeHref}>
              {t('backHome')}
            </LinkButton>
          </div>
        )}
      </div>
    </div>
  );
};
