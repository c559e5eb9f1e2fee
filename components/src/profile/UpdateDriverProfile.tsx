import { driverProfileWith } from '@mobility/machines/driver-profile';
import type { DriverProfile } from '@mobility/openapi';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useMobility } from '../provider/mobility.ts';
import { DriverProfileForm } from './DriverProfileForm.tsx';

type UpdateDriverProfileProps = { profile: DriverProfile; onClose(): void };

/** Changes the profile of the signed-in driver. */
export const UpdateDriverProfile = ({ profile, onClose }: UpdateDriverProfileProps) => {
  const { client, ids, alerts, clock, queries, queryClient } = useMobility();
  const [machine] = useState(() => driverProfileWith({ client, ids }));
  const [snapshot, send, actor] = useActor(machine, {
    input: { alerts, year: new Date(clock.now()).getFullYear(), profile },
  });
  useEffect(() => {
    const changed = actor.on('profile_changed', () => {
      void queryClient.invalidateQueries({ queryKey: queries.getDriverProfile().queryKey });
      onClose();
    });
    return () => changed.unsubscribe();
  }, [actor, queries, queryClient, onClose]);
  return <DriverProfileForm snapshot={snapshot} send={send} onCancel={onClose} />;
};
