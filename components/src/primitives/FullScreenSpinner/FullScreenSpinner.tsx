import { productName } from '../../messages/product.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FullScreenSpinner.css.ts';

/** Covers the page with the product's name while nobody knows yet what to show. */
export const FullScreenSpinner = ({ name = productName }: { name?: string }) => (
  <div className={styles.screen} role="status">
    <span className={styles.name}>
      <BrandMark size={40} />
      {name}
    </span>
    <SpinnerRing />
    <VisuallyHidden>Loading</VisuallyHidden>
  </div>
);
