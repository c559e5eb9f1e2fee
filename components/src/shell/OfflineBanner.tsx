import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '../primitives/Button/Button.tsx';
import * as styles from './banners.css.ts';

export type OfflineBannerProps = {
  isOffline: boolean;
  /** Given while the live channel has stopped trying: a new series begins at a press. */
  onReconnect?: () => void;
};

/** Says that the network or the live channel is gone, and what still holds. It stays in the page so that the news is announced, and takes no room there. */
export const OfflineBanner = ({ isOffline, onReconnect }: OfflineBannerProps) => (
  <div role="status">
    {(isOffline || onReconnect) && (
      <div className={styles.offline}>
        <WifiOff className={styles.offlineIcon} size={20} aria-hidden="true" />
        <p className={styles.offlineText}>
          {isOffline
            ? 'You are offline. What you see may be out of date.'
            : 'Live updates are off. What you see may be a little late.'}
        </p>
        {!isOffline && onReconnect && (
          <Button className={styles.reconnect} size="small" onPress={onReconnect}>
            Reconnect
          </Button>
        )}
      </div>
    )}
  </div>
);
