import { banners } from '../../intl/generated/en-US/banners.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { productName } from '../../intl/product-name.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as styles from './UpdateBanner.css.ts';

export type UpdateBannerProps = {
  /** Loads the newer version. */
  onUpdate: () => void;
  onLater: () => void;
};

/** Offers the newer version of the app. The user decides when the page is loaded again. */
export const UpdateBanner = ({ onUpdate, onLater }: UpdateBannerProps) => {
  const t = useText(shell);
  const tBanner = useText(banners);
  return (
    <div className={styles.banner} role="status">
      <p className={styles.text}>{tBanner('updateReady', { product: productName })}</p>
      <Button size="small" variant="primary" onPress={onUpdate}>
        {t('update')}
      </Button>
      <Button size="small" onPress={onLater}>
        {tBanner('updateLater')}
      </Button>
    </div>
  );
};
