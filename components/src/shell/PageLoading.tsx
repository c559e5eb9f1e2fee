import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import * as styles from './PageLoading.css.ts';

/** In a page's place while its code is on the way; the bar stays usable. */
export const PageLoading = () => (
  <div className={styles.box}>
    <Spinner label="Loading" />
  </div>
);
