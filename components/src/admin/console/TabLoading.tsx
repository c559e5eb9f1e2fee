import { useSelector } from '@xstate/react';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useMobility } from '../../provider/mobility.ts';
import * as styles from './AdminConsole.css.ts';

const useIsOffline = (): boolean => {
  const { auth } = useMobility();
  return useSelector(auth ?? undefined, (snapshot) => snapshot?.context.online === false);
};

/** The place of a tab while its code is fetched. Without a network it says what it waits for. */
export const TabLoading = () => {
  const t = useText(admin);
  if (useIsOffline()) return <p>{t('tabOffline')}</p>;
  return (
    <div aria-hidden="true">
      <Skeleton height={320} />
    </div>
  );
};

/** The place of a tab whose code could not be fetched. It is fetched again by itself, and when the user asks for it. */
export const TabFailed = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText(admin);
  const isOffline = useIsOffline();
  return (
    <div role="alert" className={styles.failed}>
      <p>{t(isOffline ? 'tabOffline' : 'tabFailed')}</p>
      <Button onPress={onRetry}>{t('tryAgain')}</Button>
    </div>
  );
};
