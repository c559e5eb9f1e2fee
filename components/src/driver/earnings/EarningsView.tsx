import type { Earnings, Period } from '@mobility/machines/period-earnings';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
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
import { EarningsSkeleton } from './EarningsSkeleton.tsx';
import { useEarningsSentences } from './use-earnings-sentences.tsx';

export type EarningsViewProps = {
  period: Period;
  /** Null while they are not known. */
  earnings: Earnings | null;
  /** How many more payments could not be read. */
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
  omitted = 0,
  isFailed = false,
  onPeriod,
  onRetry,
  ...actions
}: EarningsViewProps) => {
  const t = useText(texts);
  const tPayments = useText(driverPayments);
  const unreadable = omitted + (earnings?.unreadable ?? 0);
  const periods = (['day', 'week', 'month'] as const).map((id) => ({ id, label: t(id) }));
  return (
    <Card
      as="section"
      title={t('earnings')}
      action={
        <ToggleGroup label={t('period')} hideLabel options={periods} value={period} onChange={onPeriod} />
      }
    >
      {earnings && unreadable > 0 ? (
        <Notice tone="caution" title={t('incomplete')}>
          {tPayments('paymentsUnreadable', { count: unreadable })}
        </Notice>
      ) : earnings ? (
        <Known period={period} earnings={earnings} {...actions} />
      ) : isFailed ? (
        <Notice tone="critical" title={t('failed')} onRetry={onRetry} />
      ) : (
        <EarningsSkeleton />
      )}
    </Card>
  );
};

type KnownProps = Pick<EarningsViewProps, 'period' | 'onDownload' | 'onStatement'> & { earnings: Earnings };

const Known = ({ period, earnings, onDownload, onStatement }: KnownProps) => {
  const t = useText(texts);
  const { said, change } = useEarningsSentences(period, earnings);
  const hasNone = earnings.payments.length === 0;
  return (
    <div className={styles.body}>
      <div className={styles.words}>
        <p className={styles.net}>
          <Money amount={earnings.net} />
        </p>
        <p>{said}</p>
        <p className={styles.muted}>{change}</p>
        <dl className={styles.figures}>
          <div className={styles.line}>
            <dt>{t('fares')}</dt>
            <dd>
              <Money amount={earnings.fares} />
            </dd>
          </div>
          <div className={styles.line}>
            <dt>{t('fee')}</dt>
            <dd>
              <Money amount={0 - earnings.fee} />
            </dd>
          </div>
        </dl>
      </div>
      <EarningsChart period={period} earnings={earnings} />
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
  );
};
