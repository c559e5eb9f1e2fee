import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { shell } from '../intl/generated/en-US/shell.ts';
import { productName } from '../intl/product-name.ts';
import { useText } from '../intl/use-text.ts';
import { FullScreenSpinner } from '../primitives/FullScreenSpinner/FullScreenSpinner.tsx';
import { useAuth } from '../provider/mobility.ts';

export type SessionCheckProps = {
  /** Stored content that is shown while the server cannot be reached. */
  children?: ReactNode;
};

/** Covers the page until it is known who is signed in. Says so when the server cannot be reached. */
export const SessionCheck = ({ children }: SessionCheckProps) => {
  const t = useText(shell);
  const auth = useAuth();
  const isUnreachable = useSelector(auth, ({ context }) => context.isUnreachable);
  if (!isUnreachable) return <FullScreenSpinner />;
  return (
    <FullScreenSpinner
      message={t('unreachable', { product: productName })}
      onRetry={() => auth.send({ type: 'retry' })}
    >
      {children}
    </FullScreenSpinner>
  );
};
