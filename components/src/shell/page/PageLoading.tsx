import { common } from '../../intl/generated/en-US/common.ts';
import { useText } from '../../intl/use-text.ts';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import * as styles from './PageLoading.css.ts';

/** Shown while the code of a page is loading. The bar stays usable. */
export const PageLoading = () => (
  <div className={styles.box}>
    <Spinner label={useText(common)('loading')} />
  </div>
);
