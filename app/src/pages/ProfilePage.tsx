import { text } from '@mobility/components/messages';
import { type ProfileTab, ProfilePage as ProfileView } from '@mobility/components/profile';
import { driverProfileWith } from '@mobility/machines/driver-profile.actors';
import type { User } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useActor, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'wouter';
import { chooseScheme, readScheme } from '../scheme.ts';
import { useSession, useSignedIn } from '../use-session.ts';

const tabs: readonly string[] = ['personal', 'driver', 'settings'] satisfies ProfileTab[];
const isTab = (value: string | null): value is ProfileTab => value !== null && tabs.includes(value);

const useSettings = () => {
  const { alerts } = useSession();
  const { muted, volume } = useSelector(alerts, ({ context }) => context);
  const [appearance, setAppearance] = useState(readScheme);
  return {
    appearance,
    onAppearance: (next: typeof appearance) => {
      chooseScheme(next);
      setAppearance(next);
    },
    soundEnabled: !muted,
    onSoundEnabled: (isOn: boolean) => alerts.send({ type: isOn ? 'unmute' : 'mute' }),
    volume,
    onVolume: (next: number) => alerts.send({ type: 'setVolume', volume: next }),
  };
};

type TabProps = { user: User; tab: ProfileTab; onTab: (tab: ProfileTab) => void };

const DriverProfile = (props: TabProps) => {
  const session = useSession();
  const machine = useMemo(() => driverProfileWith(session), [session]);
  const [snapshot, send, actor] = useActor(machine, {
    input: { alerts: session.alerts, year: new Date(session.clock.now()).getFullYear() },
  });
  const profile = useQuery(session.queries.getDriverProfile());
  useEffect(() => {
    const { unsubscribe } = actor.on('profile_created', () => {
      void session.queryClient.invalidateQueries({ queryKey: ['driver'] });
    });
    return unsubscribe;
  }, [actor, session]);
  const driver = {
    profile: profile.data,
    error: profile.isError ? text('driver.profileLoadFailed') : undefined,
    onRetry: () => void profile.refetch(),
    form: { snapshot, send },
  };
  return <ProfileView {...props} driver={driver} settings={useSettings()} />;
};

const PlainProfile = (props: TabProps) => <ProfileView {...props} settings={useSettings()} />;

/** Who I am, what I drive, how the product behaves here. The tab stands in the address. */
export default function ProfilePage() {
  const user = useSignedIn();
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const props: TabProps = {
    user,
    tab: isTab(asked) ? asked : 'personal',
    onTab: (tab) => setParams({ tab }, { replace: true }),
  };
  return user.role === 'driver' ? <DriverProfile {...props} /> : <PlainProfile {...props} />;
}
