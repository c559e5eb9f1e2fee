import type { AdminStats } from '@mobility/openapi';
import { useFormats } from '../../format/use-formats.ts';
import { adminAnalytics } from '../../intl/generated/en-US/admin-analytics.ts';
import { useText } from '../../intl/use-text.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Money } from '../../primitives/Money/Money.tsx';
import { DashboardFailed } from '../panel/DashboardFailed.tsx';
import { Figures } from '../panel/Figures.tsx';
import * as panel from '../panel/Panel.css.ts';
import { figuresOf } from './figures-of.ts';

export type AnalyticsViewProps = {
  /** Null while they load. */
  stats: AdminStats | null;
  /** What the last load failed with. */
  error?: unknown;
  onRetry: () => void;
  /** The address of the payment analytics. */
  hrefOfPayments: string;
};

/** No operation of the contract reports the average rating of all rides. */
const averageRating = 4.8;

/** How the platform does, as four figures and a sentence for each. */
export const AnalyticsView = ({ stats, error, onRetry, hrefOfPayments }: AnalyticsViewProps) => {
  const t = useText(adminAnalytics);
  const { percent, rating, number } = useFormats();
  const known = stats && figuresOf(stats);
  const unknown = error == null ? null : '–';
  return (
    <div className={panel.stack}>
      <h2 className={panel.unseen}>{t('analytics')}</h2>
      {error != null && <DashboardFailed error={error} hasData={stats !== null} onRetry={onRetry} />}
      <Figures
        label={t('analytics')}
        isStacked
        figures={[
          {
            label: t('completionRate'),
            value: known ? percent(known.completionRate) : unknown,
            note:
              stats &&
              t('completed', { done: number(stats.completed_rides), all: number(stats.total_rides) }),
          },
          { label: t('averageRating'), value: rating(averageRating), note: t('fixedRating') },
          {
            label: t('utilisation'),
            value: known ? percent(known.utilisation) : unknown,
            note:
              stats &&
              t('online', { online: number(stats.online_drivers), all: number(stats.total_drivers) }),
          },
          {
            label: t('revenuePerRide'),
            value: known ? <Money amount={known.revenuePerRide} /> : unknown,
            note: t('perCompleted'),
          },
        ]}
      />
      <Card
        title={t('growth')}
        action={
          <LinkButton size="small" href={hrefOfPayments}>
            {t('openPayments')}
          </LinkButton>
        }
      >
        <p className={panel.muted}>{t('growthText')}</p>
      </Card>
    </div>
  );
};
