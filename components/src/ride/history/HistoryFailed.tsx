import { ride } from '../../intl/generated/en-US/ride.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { useLoadReason } from '../../provider/use-load-reason.ts';

type HistoryFailedProps = {
  /** What the load failed with. */
  error: unknown;
  onRetry(): void;
};

/** Says why the history could not be loaded, and offers to retry. */
export function HistoryFailed({ error, onRetry }: HistoryFailedProps) {
  const t = useText(ride);
  const { sentence } = useSentences();
  const reason = useLoadReason()(error);
  return (
    <Notice tone="critical" title={sentence('ride.historyFailed')} onRetry={onRetry}>
      {reason ?? t('checkConnection')}
    </Notice>
  );
}
