import { ride } from '../../intl/generated/en-US/ride.ts';
import { useSentences } from '../../intl/use-sentences.ts';
import { useText } from '../../intl/use-text.ts';
import { Notice } from '../../primitives/Notice/Notice.tsx';

/** Says that the history could not be loaded, and offers to retry. */
export function HistoryFailed({ onRetry }: { onRetry(): void }) {
  const t = useText(ride);
  const { sentence } = useSentences();
  return (
    <Notice tone="critical" title={sentence('ride.historyFailed')} onRetry={onRetry}>
      {t('checkConnection')}
    </Notice>
  );
}
