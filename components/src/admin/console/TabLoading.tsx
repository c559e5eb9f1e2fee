import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useMobility } from '../../provider/mobility.ts';
import * as styles from './AdminConsole.css.ts';

/** Whether code could not be fetched since the tab was opened. */
const useHasFailed = (): boolean => {
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const note = (event: Event): void => {
      event.preventDefault();
      setFailed(true);
    };
    window.addEventListener('mobility:part-failed', note);
    return () => window.removeEventListener('mobility:part-failed', note);
  }, []);
  return hasFailed;
};

/**
 * The place of a tab while its code is fetched. It says that it could not be fetched, which is repeated by itself, and what
 * it waits for without a network.
 */
export const TabLoading = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText(admin);
  const tShell = useText(shell);
  const { auth } = useMobility();
  const isOffline = useSelector(auth ?? undefined, (snapshot) => snapshot?.context.online === false);
  const hasFailed = useHasFailed();
  if (!isOffline && !hasFailed)
    return (
      <div aria-hidden="true">
        <Skeleton height={320} />
      </div>
    );
  return (
    <div role="alert" className={styles.failed}>
      <p>{t(isOffline ? 'tabOffline' : 'tabFailed')}</p>
      <Button onPress={onRetry}>{tShell('tryAgain')}</Button>
    </div>
  );
};
