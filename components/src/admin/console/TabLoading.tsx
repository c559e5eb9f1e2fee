import { useSelector } from '@xstate/react';
import { admin } from '../../intl/generated/en-US/admin.ts';
import { useText } from '../../intl/use-text.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { useMobility } from '../../provider/mobility.ts';

/** The place of a tab while its code is fetched. Without a network it says what it waits for. */
export const TabLoading = () => {
  const t = useText(admin);
  const { auth } = useMobility();
  const isOffline = useSelector(auth ?? undefined, (snapshot) => snapshot?.context.online === false);
  if (isOffline) return <p>{t('tabOffline')}</p>;
  return (
    <div aria-hidden="true">
      <Skeleton height={320} />
    </div>
  );
};
