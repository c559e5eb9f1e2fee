import type { AuditLog, Balance, Dispute, PaymentRecord, Ride } from '@mobility/openapi';
import Plus from 'lucide-react/icons/plus';
import { shortId } from '../../../format/id.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money, MoneyText } from '../../../primitives/Money/Money.tsx';
import { RouteLegs } from '../../../primitives/RouteLegs/RouteLegs.tsx';
import { PaymentBadge, StatusBadge } from '../../../ride/StatusBadge.tsx';
import { Movements } from '../balance/Movements.tsx';
import type { UserAction } from '../UserMenu.tsx';
import * as styles from './Records.css.ts';
import { AllLink, Rows, Section } from './Section.tsx';
import type { Loaded } from './use-user-records.ts';

type BalanceSectionProps = {
  balance: Loaded<Balance>;
  /** The balance, before its transactions are read. */
  known: number | undefined;
  onAction: (action: UserAction) => void;
};

/** How many transactions the drawer shows. */
const shown = 3;

export const BalanceSection = ({ balance, known, onAction }: BalanceSectionProps) => {
  const t = useText(adminUsers);
  const amount = balance.data?.current_balance ?? known;
  return (
    <Section
      name="sectionBalance"
      note={amount !== undefined && <Money amount={amount} size={20} />}
      end={
        <Button size="small" icon={<Plus size={16} aria-hidden />} onPress={() => onAction('balance')}>
          {t('newTransaction')}
        </Button>
      }
    >
      <Rows
        loaded={balance}
        failed={t('balanceFailed')}
        rowsOf={(data) => (data.recent_transactions.length > 0 ? [data] : [])}
        keyOf={() => 'transactions'}
      >
        {(data) => <Movements entries={data.recent_transactions.slice(0, shown)} />}
      </Rows>
    </Section>
  );
};

type RidesSectionProps = {
  rides: Loaded<readonly Ride[]>;
  /** How many of all rides are completed. */
  count: number | undefined;
  href?: string | undefined;
};

export const RidesSection = ({ rides, count, href }: RidesSectionProps) => {
  const t = useText(adminUsers);
  const formats = useFormats();
  return (
    <Section
      name="sectionRides"
      note={count !== undefined && <span className={styles.time}>{t('ridesCompleted', { count })}</span>}
      end={<AllLink href={href}>{t('allRides')}</AllLink>}
    >
      <Rows loaded={rides} rowsOf={(data) => data} keyOf={({ id }) => id}>
        {(ride) => (
          <div className={`${styles.row} ${styles.rideRow}`}>
            <div className={styles.route}>
              <RouteLegs compact pickup={ride.pickup_address ?? ''} dropoff={ride.dropoff_address ?? ''} />
            </div>
            <StatusBadge status={ride.status} />
            <time className={styles.time}>
              {formats.dateTime(ride.completed_at ?? ride.requested_at ?? ride.created_at)}
            </time>
            <span className={styles.amount}>
              <Money amount={ride.fare ?? ride.estimated_fare} />
            </span>
          </div>
        )}
      </Rows>
    </Section>
  );
};

const methods = { cash: 'cash', stripe: 'card', balance: 'fromBalance' } as const;

export const PaymentsSection = ({ payments }: { payments: Loaded<readonly PaymentRecord[]> }) => {
  const t = useText(adminUsers);
  const formats = useFormats();
  return (
    <Section name="sectionPayments">
      <Rows loaded={payments} rowsOf={(data) => data} keyOf={({ id }) => id}>
        {({ status, ride_id, payment_method: method, paid_at, created_at, amount, refunded_amount }) => (
          <div className={styles.row}>
            <PaymentBadge status={status} />
            <span className={styles.text}>
              <bdi>#{shortId(ride_id)}</bdi>
              {method && Object.hasOwn(methods, method) && ` · ${t(methods[method])}`}
              {refunded_amount ? (
                <MoneyText>{` · ${t('refundedOf', { sum: formats.money(refunded_amount) })}`}</MoneyText>
              ) : null}
            </span>
            <time className={styles.time}>{formats.day(paid_at ?? created_at)}</time>
            <span className={styles.amount}>
              <Money amount={amount} />
            </span>
          </div>
        )}
      </Rows>
    </Section>
  );
};

type DisputesSectionProps = {
  disputes: Loaded<{ disputes: readonly Dispute[] }>;
  count: number | undefined;
};

const decisions = { submitted: 'caution', refunded: 'positive', rejected: 'neutral' } as const;

export const DisputesSection = ({ disputes, count }: DisputesSectionProps) => {
  const t = useText(adminUsers);
  const formats = useFormats();
  return (
    <Section
      name="sectionDisputes"
      note={count !== undefined && <span className={styles.time}>{formats.number(count)}</span>}
    >
      <Rows loaded={disputes} rowsOf={(data) => data.disputes} keyOf={({ id }) => id}>
        {({ status, dispute_reason, submitted_at, requested_refund }) => (
          <div className={styles.row}>
            <Badge tone={decisions[status] ?? 'neutral'}>
              {Object.hasOwn(decisions, status) ? t(status) : status}
            </Badge>
            <span className={styles.text} dir="auto">
              {dispute_reason}
            </span>
            <time className={styles.time}>{formats.day(submitted_at)}</time>
            <span className={styles.amount}>
              {requested_refund !== null && <Money amount={requested_refund} />}
            </span>
          </div>
        )}
      </Rows>
    </Section>
  );
};

const severities: Partial<Record<string, BadgeTone>> = {
  critical: 'critical',
  high: 'caution',
  medium: 'info',
};
const severityTexts = {
  critical: 'critical',
  high: 'high',
  medium: 'medium',
  low: 'low',
  info: 'info',
} as const;

export const AuditSection = ({
  audit,
  href,
}: {
  audit: Loaded<readonly AuditLog[]>;
  href?: string | undefined;
}) => {
  const t = useText(adminUsers);
  const formats = useFormats();
  return (
    <Section name="sectionAudit" end={<AllLink href={href}>{t('allEntries')}</AllLink>}>
      <Rows loaded={audit} rowsOf={(data) => data} keyOf={({ id }) => id}>
        {({ severity, action, description, timestamp }) => (
          <div className={styles.row}>
            <Badge tone={severities[severity] ?? 'neutral'}>
              {Object.hasOwn(severityTexts, severity) ? t(severityTexts[severity]) : severity}
            </Badge>
            <span className={styles.auditWords}>
              <code className={styles.mono}>{action}</code>
              <span dir="auto">{description}</span>
            </span>
            <span />
            <time className={styles.time}>{formats.dateTime(timestamp)}</time>
          </div>
        )}
      </Rows>
    </Section>
  );
};
