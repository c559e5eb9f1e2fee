import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { shell } from '../../intl/generated/en-US/shell.ts';
import { useText } from '../../intl/use-text.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useFocusAfter } from '../../primitives/Heading/focus-heading.ts';
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

const Failed = ({ text, onRetry }: { text: string; onRetry: () => void }) => {
  const t = useText(shell);
  return (
    <div ref={useFocusAfter()} role="alert" className={styles.failed}>
      <p>{text}</p>
      <Button onPress={onRetry}>{t('tryAgain')}</Button>
    </div>
  );
};

/**
 * The place of a tab while its code is fetched. It says that it could not be fetched, which is repeated by itself, and what
 * it waits for without a network.
 */
export const TabLoading = ({ onRetry }: { onRetry: () => void }) => {
  const t = useText(admin);
  const { auth } = useMobility();
  const isOffline = useSelector(auth ?? undefined, (snapshot) => snapshot?.context.online === false);
  const hasFailed = useHasFailed();
  if (isOffline || hasFailed)
    return <Failed text={t(isOffline ? 'tabOffline' : 'tabFailed')} onRetry={onRetry} />;
  return (
    <div aria-hidden="true">
      <Skeleton height={320} />
    </div>
  );
};
