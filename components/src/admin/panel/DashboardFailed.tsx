import { loadFailure } from '../../intl/generated/en-US/load-failure.ts';
import { useText } from '../../intl/use-text.ts';
import { useLoadReason } from '../../provider/use-load-reason.ts';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import { useIsTold } from './use-is-told.ts';

export type DashboardFailedProps = {
  /** What the load failed with. */
  error: unknown;
  /** Whether what was loaded before is on screen. */
  hasData: boolean;
  onRetry: () => void;
};

/**
 * Says that a part of the dashboard could not be loaded, and why. What was loaded before stays on screen, and may be old. An open tab does
 * not repeat the notice above it, whose Retry reads the tab again too.
 */
export const DashboardFailed = ({ error, hasData, onRetry }: DashboardFailedProps) => {
  const t = useText(loadFailure);
  const reasonOf = useLoadReason();
  if (useIsTold(error)) return null;
  return (
    <RetryNotice title={t('dashboardFailed', { reason: reasonOf(error) ?? '' })} onRetry={onRetry}>
      {hasData && t('outOfDate')}
    </RetryNotice>
  );
};
