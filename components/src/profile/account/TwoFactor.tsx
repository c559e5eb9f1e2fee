import { twoFactorWith } from '@mobility/machines/two-factor';
import { isUnavailable } from '@mobility/machines/unavailable';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useMobility } from '../../provider/mobility.ts';
import type { AccountDialogProps } from './ChangePassword.tsx';
import { saveFile } from './save-file.ts';
import { TwoFactorView } from './TwoFactorView.tsx';

const saveCodes = (codes: readonly string[]): void =>
  saveFile('mobility-recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain');

const Known = ({ isEnabled, onClose }: AccountDialogProps & { isEnabled: boolean }) => {
  const { client, alerts, queries, queryClient } = useMobility();
  const [machine] = useState(() => twoFactorWith({ client }));
  const [snapshot, send, actor] = useActor(machine, { input: { alerts, isEnabled } });
  const isClosed = snapshot.matches('closed');
  useEffect(() => {
    const changed = actor.on('two_factor_changed', () => {
      void queryClient.invalidateQueries({ queryKey: queries.getTwoFactor().queryKey });
    });
    return () => changed.unsubscribe();
  }, [actor, queries, queryClient]);
  useEffect(() => {
    if (isClosed) onClose();
  }, [isClosed, onClose]);
  return <TwoFactorView snapshot={snapshot} send={send} onSaveCodes={saveCodes} />;
};

/** Turns two-factor authentication on or off. */
export const TwoFactor = ({ onClose }: AccountDialogProps) => {
  const { data, error } = useQuery(useMobility().queries.getTwoFactor());
  // The dialog keeps what it was opened for while the state changes.
  const [known, setKnown] = useState<boolean | null>(null);
  const isEnabled = known ?? data?.enabled ?? (error && isUnavailable(error) ? false : null);
  useEffect(() => {
    if (isEnabled !== null) setKnown(isEnabled);
  }, [isEnabled]);
  return isEnabled === null ? null : <Known isEnabled={isEnabled} onClose={onClose} />;
};
