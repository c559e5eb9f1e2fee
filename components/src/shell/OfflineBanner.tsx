import WifiOff from 'lucide-react/icons/wifi-off';
import * as styles from './banners.css.ts';

/** Says that the network is gone, and what still holds. It stays in the page so that the news is announced. */
export const OfflineBanner = ({ isOffline }: { isOffline: boolean }) => (
  <div role="status">
    {isOffline && (
      <p className={styles.offline}>
        <WifiOff className={styles.offlineIcon} size={20} aria-hidden="true" />
        You are offline. What you see may be out of date.
      </p>
    )}
  </div>
);
