import type { Earnings } from '@mobility/openapi';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import TrendingUp from 'lucide-react/icons/trending-up';
import { driverPayments } from '../../intl/generated/en-US/driver-payments.ts';
import { earnings as texts } from '../../intl/generated/en-US/earnings.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import * as styles from './Earnings.css.ts';
import { EarningsChart } from './EarningsChart.tsx';
import { EarningsFigures } from './EarningsFigures.tsx';
import { EarningsSkeleton } from './EarningsSkeleton.tsx';
import { useEarningsSentences } from './use-earnings-sentences.tsx';

type Period = Earnings['period'];

export type EarningsViewProps = {
  period: Period;
  /** Null while they are not known. */
  earnings: Earnings | null;
  /** In milliseconds since 1970. */
  now: number;
  /** The fares of rides whose payment has not arrived; absent while it is not known. */
  awaiting?: number;
  /** How many entries could not be read; the sums contain them. */
  omitted?: number;
  /** Whether the last attempt to read them failed. */
  isFailed?: boolean;
  onPeriod(period: Period): void;
  onRetry(): void;
  onDownload(): void;
  onStatement(): void;
};

/** What the driver earned today, this week or this month: a sentence, figures, and a chart with its table. */
export const EarningsView = ({
  period,
  earnings,
  isFailed = false,
  onPeriod,
  onRetry,
  ...known
}: EarningsViewProps) => {
  const t = useText(texts);
  const periods = (['day', 'week', 'month'] as const).map((id) => ({ id, label: t(id) }));
  return (
    <Card
      as="section"
      title={t('earnings')}
      action={
        <ToggleGroup label={t('period')} hideLabel options={periods} value={period} onChange={onPeriod} />
      }
    >
      {earnings ? (
        <Known earnings={earnings} {...known} />
      ) : isFailed ? (
        <Notice tone="critical" title={t('failed')} onRetry={onRetry} />
      ) : (
        <EarningsSkeleton />
      )}
    </Card>
  );
};

/** The dashboard has a figure of today too, in which only fares count. */
const differsFromDashboard = ({ period, compensations, penalties }: Earnings): boolean =>
  period === 'day' && (compensations !== 0 || penalties !== 0);

type KnownProps = Pick<EarningsViewProps, 'now' | 'awaiting' | 'omitted' | 'onDownload' | 'onStatement'> & {
  earnings: Earnings;
};

const Known = ({ earnings, now, awaiting, omitted = 0, onDownload, onStatement }: KnownProps) => {
  const t = useText(texts);
  const tPayments = useText(driverPayments);
  const { title, paid, change } = useEarningsSentences(earnings);
  const hasNone = earnings.entries.length === 0;
  return (
    <div className={styles.known}>
      {omitted > 0 && (
        <Notice tone="caution" title={t('incomplete')}>
          {tPayments('paymentsUnreadable', { count: omitted })}
        </Notice>
      )}
      <div className={styles.body}>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.net}>
            <Money amount={earnings.net} />
          </p>
          <p className={styles.muted}>{paid}</p>
          <p className={styles.change} data-more={change.isMore || undefined}>
            {change.isMore && <TrendingUp size={16} aria-hidden />}
            <span>{change.said}</span>
          </p>
          {differsFromDashboard(earnings) && <p className={styles.muted}>{t('dashboardCounts')}</p>}
        </div>
        <EarningsChart earnings={earnings} now={now} />
        <EarningsFigures className={styles.figures} earnings={earnings} awaiting={awaiting} />
        <div className={styles.actions}>
          <Button
            size="small"
            icon={<Download size={16} aria-hidden />}
            isDisabled={hasNone}
            onPress={onDownload}
          >
            {t('download')}
          </Button>
          <Button
            size="small"
            icon={<FileText size={16} aria-hidden />}
            isDisabled={hasNone}
            onPress={onStatement}
          >
            {t('statement')}
          </Button>
        </div>
      </div>
    </div>
  );
};
