import { adminMap } from '../../intl/generated/en-US/admin-map.ts';
import { useText } from '../../intl/use-text.ts';
import { RetryNotice } from '../retry/RetryNotice.tsx';
import * as styles from './MapFailed.css.ts';

/** Says over a map that the rides or the cars could not be read. */
export const MapFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText(adminMap);
  return (
    <div className={styles.failed}>
      <RetryNotice onRetry={onRetry}>{t('failed')}</RetryNotice>
    </div>
  );
};
