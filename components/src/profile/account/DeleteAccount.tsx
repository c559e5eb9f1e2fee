import { deleteAccountWith } from '@mobility/machines/delete-account';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useFormats } from '../../format/use-formats.ts';
import { account } from '../../intl/generated/en-US/account.ts';
import { useText } from '../../intl/use-text.ts';
import { useAuth, useMobility } from '../../provider/mobility.ts';
import { useBalance } from '../../provider/use-balance.ts';
import type { AccountDialogProps } from './ChangePassword.tsx';
import { DeleteAccountView } from './DeleteAccountView.tsx';

/** Deletes the account of the signed-in user, who is then signed out. */
export const DeleteAccount = ({ onClose }: AccountDialogProps) => {
  const mobility = useMobility();
  const auth = useAuth();
  const t = useText(account);
  const formats = useFormats();
  const { data } = useBalance();
  const amount = data?.current_balance ?? 0;
  const words = amount > 0 ? t('waiverWords', { figure: formats.amount(amount) }) : null;
  const [machine] = useState(() => deleteAccountWith(mobility));
  const [snapshot, send, actor] = useActor(machine, { input: { alerts: mobility.alerts } });
  const isClosed = snapshot.matches('closed');
  useEffect(() => {
    const scheduled = actor.on('deletion_scheduled', () => auth.send({ type: 'account_left' }));
    return () => scheduled.unsubscribe();
  }, [actor, auth]);
  useEffect(
    () => send({ type: 'balance_known', balance: words === null ? null : { amount, words } }),
    [amount, words, send],
  );
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  return <DeleteAccountView snapshot={snapshot} send={send} />;
};
