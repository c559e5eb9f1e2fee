import { common } from '../../intl/generated/en-US/common.ts';
import { productName } from '../../intl/product-name.ts';
import { useText } from '../../intl/use-text.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FullScreenSpinner.css.ts';

/** Covers the page with the product's name until the session is known. */
export const FullScreenSpinner = ({ name = productName }: { name?: string }) => (
  <div className={styles.screen} role="status">
    <span className={styles.name}>
      <BrandMark size={40} />
      {name}
    </span>
    <SpinnerRing />
    <VisuallyHidden>{useText(common)('loading')}</VisuallyHidden>
  </div>
);
