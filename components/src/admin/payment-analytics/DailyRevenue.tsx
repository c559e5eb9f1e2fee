import { adminPaymentAnalytics } from '../../intl/generated/en-US/admin-payment-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { MoneyText } from '../../primitives/Money/Money.tsx';
import { ToggleGroup } from '../../primitives/ToggleGroup/ToggleGroup.tsx';
import { DailyChartOnDemand } from './DailyChartOnDemand.tsx';
import { DailyTable } from './DailyTable.tsx';
import type { Figures, Range } from './figures.ts';
import * as styles from './PaymentAnalytics.css.ts';
import { SampleBadge } from './SampleBadge.tsx';
import { useDailySentence } from './use-daily-sentence.ts';

/** How the days are shown. */
export type DailyLook = 'chart' | 'table';

export type DailyRevenueProps = {
  range: Range;
  figures: Figures;
  look: DailyLook;
  onLook: (look: DailyLook) => void;
};

/** The days of a range as a chart or as a table, with a sentence that says what the chart shows. */
export const DailyRevenue = ({ range, figures, look, onLook }: DailyRevenueProps) => {
  const t = useText(adminPaymentAnalytics);
  const sentence = useDailySentence(range, figures);
  const looks = (['chart', 'table'] as const).map((id) => ({ id, label: t(id) }));
  return (
    <Card
      as="section"
      title={t('dailyRevenue')}
      action={
        <span className={styles.tools}>
          {figures.isSample && <SampleBadge />}
          <ToggleGroup label={t('look')} hideLabel options={looks} value={look} onChange={onLook} />
        </span>
      }
    >
      <p className={styles.sentence}>
        <MoneyText>{sentence}</MoneyText>
      </p>
      {look === 'chart' ? (
        <DailyChartOnDemand key={range} days={figures.days} label={sentence} />
      ) : (
        <DailyTable days={figures.days} />
      )}
    </Card>
  );
};
