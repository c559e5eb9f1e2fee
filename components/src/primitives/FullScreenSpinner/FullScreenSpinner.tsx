import type { ReactNode } from 'react';
import { common } from '../../intl/generated/en-US/common.ts';
import { productName } from '../../intl/product-name.ts';
import { useText } from '../../intl/use-text.ts';
import { BrandMark } from '../BrandMark/BrandMark.tsx';
import { Button } from '../Button/Button.tsx';
import { SpinnerRing } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FullScreenSpinner.css.ts';

export type FullScreenSpinnerProps = {
  name?: string;
  /** Why it takes longer; without this text, screen readers announce that the page is loading. */
  message?: string;
  onRetry?: () => void;
  /** Content that is available without waiting, below the message. */
  children?: ReactNode;
};

/** Covers the page with the product's name until the session is known. */
export const FullScreenSpinner = ({
  name = productName,
  message,
  onRetry,
  children,
}: FullScreenSpinnerProps) => {
  const t = useText(common);
  return (
    <div className={styles.screen}>
      <span className={styles.name}>
        <BrandMark size={40} />
        {name}
      </span>
      <SpinnerRing />
      <div role="status">
        {message ? (
          <p className={styles.message}>{message}</p>
        ) : (
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
        )}
      </div>
      {onRetry && <Button onPress={onRetry}>{t('retry')}</Button>}
      {children}
    </div>
  );
};
