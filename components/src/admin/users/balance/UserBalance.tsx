import { balanceTransactionWith } from '@mobility/machines/balance-transaction';
import { shownError } from '@mobility/machines/shown-error';
import { queryTag } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { useIntl } from '../../../intl/IntlProvider.tsx';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useTypedLocale } from '../../../intl/use-typed-locale.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { useAdminQueries } from '../../use-admin-queries.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { UserBalanceView } from './UserBalanceView.tsx';

/** Balance Management of one user. Closing it reads the console's data again. */
export const UserBalance = ({ user, onClose }: DialogProps) => {
  const mobility = useMobility();
  const { queryClient } = mobility;
  const queries = useAdminQueries();
  const { locale } = useIntl();
  const { errorText } = useSentences();
  const { data, error, refetch } = useQuery(queries.getUserBalance(user.id));
  const machine = useMemo(() => balanceTransactionWith(mobility), [mobility]);
  const [snapshot, send, actor] = useActor(machine, { input: { userId: user.id, locale } });
  useTypedLocale(snapshot, send);
  useEffect(() => {
    const changed = actor.on('balance_changed', () => void refetch());
    return () => changed.unsubscribe();
  }, [actor, refetch]);
  return (
    <UserBalanceView
      user={user}
      balance={data ?? null}
      error={
        error && !data
          ? errorText(shownError('admin.balanceFailed', { ...error, detail: undefined }))
          : undefined
      }
      onRetry={() => refetch()}
      snapshot={snapshot}
      send={send}
      onClose={() => {
        onClose();
        void queryClient.invalidateQueries({ queryKey: queryTag('admin') });
      }}
    />
  );
};
