import { driverProfileWith } from '@mobility/machines/driver-profile';
import type { User } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useSentences } from '../intl/use-sentences.ts';
import { useMobility } from '../provider/mobility.ts';
import { useUser } from '../provider/use-user.ts';
import { type ProfileTab, ProfileView } from './ProfileView.tsx';
import { useSettings } from './use-settings.ts';

export type ProfileProps = {
  /** The tab to show, as the address names it. Personal Info by default. */
  tab?: string | null;
  onTab: (tab: ProfileTab) => void;
};
type OfUser = { user: User; tab: string; onTab: ProfileProps['onTab'] };

const DriverProfile = (props: OfUser) => {
  const { client, ids, alerts, clock, queries, queryClient } = useMobility();
  const { sentence } = useSentences();
  const [machine] = useState(() => driverProfileWith({ client, ids }));
  const [snapshot, send, actor] = useActor(machine, {
    input: { alerts, year: new Date(clock.now()).getFullYear() },
  });
  const profile = useQuery(queries.getDriverProfile());
  useEffect(() => {
    const created = actor.on('profile_created', () => {
      void queryClient.invalidateQueries({ queryKey: queries.getDriverProfile().queryKey });
    });
    return () => created.unsubscribe();
  }, [actor, queries, queryClient]);
  const driver = {
    profile: profile.data,
    error: profile.isError ? sentence('driver.profileLoadFailed') : undefined,
    onRetry: () => void profile.refetch(),
    form: { snapshot, send },
  };
  return <ProfileView {...props} driver={driver} settings={useSettings()} />;
};

const OtherProfile = (props: OfUser) => <ProfileView {...props} settings={useSettings()} />;

/** The profile and the settings of the signed-in user; nothing when signed out. */
export const Profile = ({ tab, onTab }: ProfileProps) => {
  const user = useUser();
  if (!user) return null;
  const props = { user, tab: tab ?? 'personal', onTab };
  return user.role === 'driver' ? <DriverProfile {...props} /> : <OtherProfile {...props} />;
};
