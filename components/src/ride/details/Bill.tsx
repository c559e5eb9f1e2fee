import { type BillLine, rideBill, rideFare, wasCancelled } from '@mobility/machines/ride';
import type { PaymentState, Ride } from '@mobility/openapi';
import { isActive } from '@mobility/openapi/lifecycle';
import { limits } from '@mobility/openapi/limits';
import { cached } from '../../format/cached.ts';
import { useFormats } from '../../format/use-formats.ts';
import { common } from '../../intl/generated/en-US/common.ts';
import { receipt } from '../../intl/generated/en-US/receipt.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { PaymentBadge } from '../StatusBadge.tsx';
import { vehicleName } from '../vehicle-name.ts';
import * as styles from './Bill.css.ts';

/** Two decimals, because the fare is calculated from them. */
const precise = cached(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: 'kilometer',
      unitDisplay: 'short',
      maximumFractionDigits: 2,
    }),
);

type BillProps = { ride: Ride; viewer: 'rider' | 'driver' | 'admin'; refunded: number };

/** The fare or what a cancelled ride cost, and the lines that add up to the total. A refund leaves the fare as it was. */
export const Bill = ({ ride, viewer, refunded }: BillProps) => {
  const t = useText(receipt);
  const formats = useFormats();
  const { lines, total } = rideBill(ride, refunded);
  const paid = viewer === 'rider' ? 'youPaid' : 'riderPaid';
  const isCancelled = wasCancelled(ride);
  const charged = total > 0 ? paid : 'nothingDue';
  return (
    <div>
      <div className={styles.head}>
        <div>
          <p className={styles.muted}>{t(isCancelled ? charged : 'fare')}</p>
          <p className={styles.fare}>{formats.money(isCancelled ? total : rideFare(ride), 'USD')}</p>
        </div>
        {/* Nothing is due before the ride has ended. */}
        {ride.payment_status && !isCancelled && !isActive(ride) && (
          <State status={ride.payment_status} isRefunded={refunded > 0 && total <= 0} />
        )}
      </div>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.kind} line={line} ride={ride} />
        ))}
        <div className={`${styles.line} ${styles.total}`}>
          <dt>{t('total')}</dt>
          <dd className={styles.amount}>{formats.money(total, 'USD')}</dd>
        </div>
      </dl>
    </div>
  );
};

/** The state of the payment, or that all of it was returned. */
const State = ({ status, isRefunded }: { status: PaymentState; isRefunded: boolean }) => {
  const t = useText(receipt);
  return isRefunded ? <Badge tone="info">{t('refunded')}</Badge> : <PaymentBadge status={status} />;
};

const names = {
  base: 'lineBase',
  distance: 'lineDistance',
  fare: 'lineFare',
  notCharged: 'estimatedFare',
  penalty: 'penalty',
  refund: 'refund',
} as const;

const Line = ({ line, ride }: { line: BillLine; ride: Ride }) => {
  const t = useText(receipt);
  const tCommon = useText(common);
  const formats = useFormats();
  const detail = useDetail(line);
  const name = line.kind === 'vehicle' ? vehicleName(tCommon, ride.vehicle_type) : t(names[line.kind]);
  const amount = formats.money(line.amount, 'USD');
  return (
    <div className={styles.line}>
      <dt>
        {name}
        {detail && <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd className={styles.amount}>{line.kind === 'notCharged' ? <s>{amount}</s> : amount}</dd>
    </div>
  );
};

const useDetail = (line: BillLine): string | null => {
  const t = useText(receipt);
  const formats = useFormats();
  switch (line.kind) {
    case 'distance':
      return line.km === null
        ? null
        : t('kmAtRate', {
            distance: precise(formats.locale).format(line.km),
            rate: formats.money(limits.fare.perKm.economy, 'USD'),
          });
    case 'notCharged':
      return t('notCharged');
    case 'penalty':
      return t('shareOfFare', { percent: formats.percent(line.share * 100) });
    default:
      return null;
  }
};
