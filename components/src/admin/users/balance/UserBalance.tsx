import { balanceTransactionWith } from '@mobility/machines/balance-transaction';
import { shownError } from '@mobility/machines/shown-error';
import { adminQueryKeys } from '@mobility/sdk/admin-queries';
import { queryTag } from '@mobility/sdk/queries';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useIntl } from '../../../intl/IntlProvider.tsx';
import { useSentences } from '../../../intl/use-sentences.ts';
import { useTypedLocale } from '../../../intl/use-typed-locale.ts';
import { useMobility } from '../../../provider/mobility.ts';
import { useAddress } from '../../console/parameters.ts';
import { useKept } from '../../message/use-typed.ts';
import { useAdminQueries } from '../../use-admin-queries.ts';
import type { DialogProps } from '../dialogs/dialog-props.ts';
import { readTransaction, writeTransaction } from './kept-transaction.ts';
import { UserBalanceView } from './UserBalanceView.tsx';
import { useAllMovements } from './use-all-movements.ts';

/**
 * Balance Management of one user. Closing it reads the console's data again; what was typed and not sent is there again when
 * it is opened.
 */
export const UserBalance = ({ user, onClose }: DialogProps) => {
  const mobility = useMobility();
  const { queryClient } = mobility;
  const queries = useAdminQueries();
  const { locale } = useIntl();
  const { errorText } = useSentences();
  const { data, error, refetch } = useQuery(queries.getUserBalance(user.id));
  const { parameters, change } = useAddress();
  const movements = useAllMovements(user.id, parameters.get('transactions') === 'all');
  const machine = useMemo(() => balanceTransactionWith(mobility), [mobility]);
  const storage = useKept(`balance:${user.id}`);
  const [kept] = useState(() => readTransaction(storage.read()));
  // The amount is in the language that it was typed in, until the machine learns of another one.
  const [snapshot, send, actor] = useActor(machine, {
    input: { userId: user.id, locale: kept?.locale ?? locale, kept },
  });
  useTypedLocale(snapshot, send);
  useEffect(() => storage.write(writeTransaction(snapshot.context)), [storage, snapshot]);
  useEffect(() => {
    const changed = actor.on('balance_changed', () => {
      void refetch();
      void queryClient.invalidateQueries({ queryKey: adminQueryKeys.listBalanceMovements });
    });
    return () => changed.unsubscribe();
  }, [actor, refetch, queryClient]);
  return (
    <UserBalanceView
      user={user}
      balance={data ?? null}
      movements={movements}
      onAllMovements={() => change({ transactions: 'all' })}
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
