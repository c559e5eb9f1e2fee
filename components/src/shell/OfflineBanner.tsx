import WifiOff from 'lucide-react/icons/wifi-off';
import { Button } from '../primitives/Button/Button.tsx';
import * as styles from './banners.css.ts';

export type OfflineBannerProps = {
  isOffline: boolean;
  /** Given while the live channel has stopped trying: a new series begins at a press. */
  onReconnect?: () => void;
};

/** Says that the network or the live channel is gone, and what still holds. It stays in the page so that the news is announced. */
export const OfflineBanner = ({ isOffline, onReconnect }: OfflineBannerProps) => (
  <div role="status">
    {(isOffline || onReconnect) && (
      <div className={styles.offline}>
        <WifiOff className={styles.offlineIcon} size={20} aria-hidden="true" />
        <p>
          {isOffline
            ? 'You are offline. What you see may be out of date.'
            : 'Live updates are off. Your ride is still followed, a little slower.'}
        </p>
        {!isOffline && onReconnect && (
          <Button size="small" onPress={onReconnect}>
            Reconnect
          </Button>
        )}
      </div>
    )}
  </div>
);
