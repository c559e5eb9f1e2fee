import { useFormats } from '../../format/use-formats.ts';
import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { ShareBar } from '../panel/ShareBar.tsx';
import type { Figures } from './figures.ts';
import { Growth } from './Growth.tsx';
import * as styles from './PaymentAnalytics.css.ts';
import { SampleBadge } from './SampleBadge.tsx';

/** How many disputes of a range are resolved. */
export const DisputeFigures = ({ figures: { disputes, growth, isSample } }: { figures: Figures }) => {
  const t = useText(adminPaymentAnalytics);
  const { number, percent } = useFormats();
  const { total, resolved, pending, resolution_rate: rate } = disputes;
  return (
    <Card
      as="section"
      title={t('disputesInRange')}
      action={
        isSample ? (
          <SampleBadge />
        ) : (
          pending > 0 && <Badge tone="caution">{t('pendingCount', { count: pending })}</Badge>
        )
      }
    >
      {total === 0 ? (
        <p className={styles.muted}>{t('noDisputes')}</p>
      ) : (
        <>
          <p className={styles.rate}>
            <span className={styles.rateValue}>{percent(rate)}</span>
            <span className={styles.muted}>{t('resolutionRate')}</span>
          </p>
          <ShareBar share={rate / 100} hasTrack />
          <dl className={styles.counts}>
            {(
              [
                ['resolved', resolved],
                ['pending', pending],
                ['total', total],
              ] as const
            ).map(([name, count]) => (
              <div key={name}>
                <dt className={styles.small}>{t(name)}</dt>
                <dd className={styles.count}>{number(count)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {!isSample && (
        <p className={styles.small}>
          <Growth percent={growth.disputes} isLessBetter />
        </p>
      )}
    </Card>
  );
};
