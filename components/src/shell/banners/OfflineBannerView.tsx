import WifiOff from 'lucide-react/icons/wifi-off';
import { banners } from '../../intl/generated/en-US/banners.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './banners.css.ts';

export type OfflineBannerViewProps = {
  isOffline: boolean;
  /** Given while the live connection has stopped trying. Starts a new series of attempts. */
  onReconnect?: () => void;
};

/**
 * Shows that the network or the live connection is lost. The empty status stays in the page, so that
 * screen readers announce the change.
 */
export const OfflineBannerView = ({ isOffline, onReconnect }: OfflineBannerViewProps) => {
  const t = useText(shell);
  const tBanner = useText(banners);
  return (
    <div role="status" className={styles.place}>
      {(isOffline || onReconnect) && (
        <div className={styles.offline} data-lost>
          <WifiOff className={styles.offlineIcon} size={20} aria-hidden="true" />
          <p className={styles.offlineText}>{tBanner(isOffline ? 'networkLost' : 'updatesStopped')}</p>
          {!isOffline && onReconnect && (
            <Button className={styles.reconnect} size="small" onPress={onReconnect}>
              {t('reconnect')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
