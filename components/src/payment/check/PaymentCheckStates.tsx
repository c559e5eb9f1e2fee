import { type PaymentCheckSnapshot, paymentCheckMessage } from '@mobility/machines/payment-check';
import { limits } from '@mobility/openapi/limits';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Mail from 'lucide-react/icons/mail';
import { useFormats } from '../../format/use-formats.ts';
import { payment } from '../../intl/generated/en-US/payment.ts';
import { rich } from '../../intl/rich.tsx';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { SpinnerRing } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './PaymentCheck.css.ts';
import { SessionId } from './SessionId.tsx';

type StateProps = { snapshot: PaymentCheckSnapshot };

const total = limits.paymentCheck.attempts;
const attempts = Array.from({ length: total }, (_, index) => index + 1);

/** The subject of the payment; a ride if the answer names none. */
export const purposeOf = (snapshot: PaymentCheckSnapshot): string =>
  snapshot.context.result?.purpose ?? 'ride';

const stepOf = (step: number, attempt: number) => {
  if (step === attempt) return 'now';
  return step < attempt ? 'done' : 'next';
};

/** The attempts so far, while the server is asked. */
export const Checking = ({ snapshot }: StateProps) => {
  const t = useText(payment);
  const { attempt, sessionId } = snapshot.context;
  return (
    <>
      <div className={styles.hero} role="status">
        <SpinnerRing size={56} />
        <Heading className={styles.title}>{t('processing')}</Heading>
        <p className={styles.muted}>
          {t('keepOpen')} <br />
          {t('fewSeconds')}
        </p>
        <div className={styles.steps} aria-hidden="true">
          {attempts.map((step) => (
            <i key={step} className={styles.step({ state: stepOf(step, attempt) })} />
          ))}
        </div>
        <p className={styles.attempt}>{t('attempt', { attempt, total })}</p>
      </div>
      <dl className={styles.rows}>
        <SessionId id={sessionId} />
      </dl>
    </>
  );
};

type SucceededProps = StateProps & { paidAt: string | number | null; email?: string; isMailed: boolean };

/** The receipt: amount, status, date and session. */
export const Succeeded = ({ snapshot, paidAt, email, isMailed }: SucceededProps) => {
  const t = useText(payment);
  const formats = useFormats();
  const { result, sessionId } = snapshot.context;
  const currency = result?.currency?.toUpperCase() || 'USD';
  const isCard = purposeOf(snapshot) === 'card';
  return (
    <>
      <div className={styles.hero} role="status">
        <span className={styles.tick}>
          <Check size={32} aria-hidden="true" />
        </span>
        <Heading className={styles.title}>{t(isCard ? 'cardSaved' : 'successful')}</Heading>
        {result && !isCard && (
          <p className={styles.amount}>
            {currency === 'USD' ? (
              <Money amount={result.amount} currency="USD" />
            ) : (
              formats.amount(result.amount)
            )}{' '}
            <small className={styles.currency}>{currency}</small>
          </p>
        )}
      </div>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt className={styles.term}>{t('status')}</dt>
          <dd>
            <Badge tone="positive" icon={<Check size={16} aria-hidden="true" />}>
              {t(isCard ? 'statusSaved' : 'statusPaid')}
            </Badge>
          </dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{t('date')}</dt>
          <dd className={styles.value}>{formats.dateTime(paidAt)}</dd>
        </div>
        <SessionId id={sessionId} />
      </dl>
      {!isCard && isMailed && <MailNote email={email} />}
    </>
  );
};

const MailNote = ({ email }: Pick<SucceededProps, 'email'>) => {
  const t = useText(payment);
  return (
    <p className={`${styles.rows} ${styles.note}`}>
      <Mail className={styles.noteIcon} size={20} aria-hidden="true" />
      <span>
        {email
          ? rich((slot) => t('emailSent', { email: slot(<b className={styles.email}>{email}</b>) }))
          : t('emailSentToYou')}
      </span>
    </p>
  );
};

/** The ride was paid in another way, and nothing was charged in this session. */
export const AlreadyPaid = ({ snapshot, paidAt }: StateProps & Pick<SucceededProps, 'paidAt'>) => {
  const t = useText(payment);
  const formats = useFormats();
  return (
    <>
      <div className={styles.hero} role="status">
        <span className={styles.tick}>
          <Check size={32} aria-hidden="true" />
        </span>
        <Heading className={styles.title}>{t('alreadyPaid')}</Heading>
        <p className={styles.muted}>{t('alreadyPaidHint')}</p>
      </div>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt className={styles.term}>{t('date')}</dt>
          <dd className={styles.value}>{formats.dateTime(paidAt)}</dd>
        </div>
        <SessionId id={snapshot.context.sessionId} />
      </dl>
    </>
  );
};

const statusKeys = {
  not_initiated: 'statusNotInitiated',
  pending: 'statusPending',
  paid: 'statusPaid',
  failed: 'statusFailed',
  expired: 'statusExpired',
} as const;

const isKnown = (status: string): status is keyof typeof statusKeys => Object.hasOwn(statusKeys, status);

/** Why the check failed, the last known status and the session. */
export const Failed = ({ snapshot }: StateProps) => {
  const t = useText(payment);
  const { sentence } = useSentences();
  const { result, sessionId } = snapshot.context;
  const status = result?.payment_status ?? '';
  const message = paymentCheckMessage(snapshot);
  return (
    <>
      <div className={styles.hero} role="alert">
        <span className={styles.cross}>
          <CircleAlert size={32} aria-hidden="true" />
        </span>
        <Heading className={styles.title}>
          {t(message === 'payment.cardNotSaved' ? 'cardNotSaved' : 'failed')}
        </Heading>
        {message && <p className={styles.muted}>{sentence(message)}</p>}
      </div>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt className={styles.term}>{t('paymentStatus')}</dt>
          <dd className={styles.value}>{t(isKnown(status) ? statusKeys[status] : 'statusUnknown')}</dd>
        </div>
        <SessionId id={sessionId} />
      </dl>
    </>
  );
};
