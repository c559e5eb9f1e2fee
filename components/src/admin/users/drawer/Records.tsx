import type { Balance, Dispute, PaymentRecord, Ride } from '@mobility/openapi';
import Plus from 'lucide-react/icons/plus';
import { reasonText } from '../../../dispute/reason-text.ts';
import { shortId } from '../../../format/id.ts';
import { useFormats } from '../../../format/use-formats.ts';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { dispute } from '../../../intl/generated/en-US/dispute.ts';
import { useText } from '../../../intl/use-text.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money, MoneyText } from '../../../primitives/Money/Money.tsx';
import { RouteLegs } from '../../../primitives/RouteLegs/RouteLegs.tsx';
import { PaymentBadge, StatusBadge } from '../../../ride/StatusBadge.tsx';
import { isRefunded } from '../../disputes/worklist.ts';
import { Movements } from '../balance/Movements.tsx';
import type { UserAction } from '../UserMenu.tsx';
import { RecordRow } from './RecordRow.tsx';
import * as styles from './Records.css.ts';
import type { RecordLinks } from './record-links.ts';
import { AllLink, Rows, Section } from './Section.tsx';
import type { Loaded } from './use-user-records.ts';

type BalanceSectionProps = {
  balance: Loaded<Balance>;
  /** The balance, before its transactions are read. */
  known: number | undefined;
  links: RecordLinks;
  onAction: (action: UserAction) => void;
};

/** How many transactions the drawer shows. */
const shown = 3;

export const BalanceSection = ({ balance, known, links, onAction }: BalanceSectionProps) => {
  const t = useText(adminUsers);
  const amount = balance.data?.current_balance ?? known;
  return (
    <Section
      name="sectionBalance"
      note={amount !== undefined && <Money amount={amount} size={20} />}
      end={
        <span className={styles.ends}>
          <AllLink href={links.all.transactions}>{t('allTransactions')}</AllLink>
          <Button size="small" icon={<Plus size={16} aria-hidden />} onPress={() => onAction('balance')}>
            {t('newTransaction')}
          </Button>
        </span>
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
  links: RecordLinks;
};

export const RidesSection = ({ rides, count, links }: RidesSectionProps) => {
  const t = useText(adminUsers);
  return (
    <Section
      name="sectionRides"
      note={count !== undefined && <span className={styles.time}>{t('ridesCompleted', { count })}</span>}
      end={<AllLink href={links.all.rides}>{t('allRides')}</AllLink>}
    >
      <Rows loaded={rides} rowsOf={(data) => data} keyOf={({ id }) => id}>
        {(ride) => (
          <RecordRow
            href={links.ride(ride.id)}
            route={
              <RouteLegs compact pickup={ride.pickup_address ?? ''} dropoff={ride.dropoff_address ?? ''} />
            }
            mark={<StatusBadge status={ride.status} />}
            at={ride.completed_at ?? ride.requested_at ?? ride.created_at}
            amount={ride.fare ?? ride.estimated_fare}
          >
            <bdi className={styles.name}>#{shortId(ride.id)}</bdi>
          </RecordRow>
        )}
      </Rows>
    </Section>
  );
};

const methods = { cash: 'cash', stripe: 'card', balance: 'fromBalance' } as const;

type PaymentsSectionProps = { payments: Loaded<readonly PaymentRecord[]>; links: RecordLinks };

/** The newest payments, or all of them where the address says so. Each leads to its ride. */
export const PaymentsSection = ({ payments, links }: PaymentsSectionProps) => {
  const t = useText(adminUsers);
  const formats = useFormats();
  return (
    <Section
      name="sectionPayments"
      end={links.all.payments && <AllLink href={links.all.payments}>{t('allPayments')}</AllLink>}
    >
      <Rows loaded={payments} rowsOf={(data) => data} keyOf={({ id }) => id}>
        {({ status, ride_id, payment_method: method, paid_at, created_at, amount, refunded_amount }) => (
          <RecordRow
            href={links.ride(ride_id)}
            mark={<PaymentBadge status={status} />}
            at={paid_at ?? created_at}
            amount={amount}
          >
            <bdi className={styles.name}>#{shortId(ride_id)}</bdi>
            {method && Object.hasOwn(methods, method) && ` · ${t(methods[method])}`}
            {refunded_amount ? (
              <MoneyText>{` · ${t('refundedOf', { sum: formats.money(refunded_amount) })}`}</MoneyText>
            ) : null}
          </RecordRow>
        )}
      </Rows>
    </Section>
  );
};

type DisputesSectionProps = {
  disputes: Loaded<{ disputes: readonly Dispute[] }>;
  count: number | undefined;
  links: RecordLinks;
};

const decisions = { submitted: 'caution', refunded: 'positive', rejected: 'neutral' } as const;

export const DisputesSection = ({ disputes, count, links }: DisputesSectionProps) => {
  const t = useText(adminUsers);
  const tDispute = useText(dispute);
  const formats = useFormats();
  return (
    <Section
      name="sectionDisputes"
      note={count !== undefined && <span className={styles.time}>{formats.number(count)}</span>}
      end={<AllLink href={links.all.disputes}>{t('allDisputes')}</AllLink>}
    >
      <Rows loaded={disputes} rowsOf={(data) => data.disputes} keyOf={({ id }) => id}>
        {(each) => {
          const { id, status, dispute_type: type, dispute_reason, description, submitted_at } = each;
          const asked = each.requested_refund;
          const amount = isRefunded(each) ? each.refunded_amount : asked;
          return (
            <RecordRow
              href={links.dispute(id)}
              mark={
                <Badge tone={decisions[status] ?? 'neutral'}>
                  {Object.hasOwn(decisions, status) ? t(status) : status}
                </Badge>
              }
              at={submitted_at}
              amount={amount}
            >
              {type === 'other' && description ? (
                <bdi className={styles.start}>{description}</bdi>
              ) : (
                <bdi className={styles.name}>{reasonText(tDispute, dispute_reason)}</bdi>
              )}
              {asked != null && asked !== amount && (
                <MoneyText>{` · ${t('askedOf', { sum: formats.money(asked) })}`}</MoneyText>
              )}
            </RecordRow>
          );
        }}
      </Rows>
    </Section>
  );
};
