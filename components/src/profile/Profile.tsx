import { driverProfileWith } from '@mobility/machines/driver-profile';
import { profileWith } from '@mobility/machines/profile';
import type { User } from '@mobility/openapi';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import { useSentences } from '../intl/use-sentences.ts';
import { usePreload } from '../primitives/OnDemand/on-demand.tsx';
import { useConnection } from '../provider/live/use-connection.ts';
import { useAuth, useMobility } from '../provider/mobility.ts';
import { useUser } from '../provider/use-user.ts';
import { SavedPlacesOnDemand } from '../saved-places/SavedPlacesOnDemand.tsx';
import {
  ChangePasswordOnDemand,
  DeleteAccountOnDemand,
  LoginActivityOnDemand,
  TwoFactorOnDemand,
} from './account/AccountOnDemand.tsx';
import { useAccount } from './account/use-account.ts';
import type { DriverDetailsProps } from './DriverDetails.tsx';
import { type ProfileTab, ProfileView } from './ProfileView.tsx';
import { usePicture } from './picture/use-picture.ts';
import { useDeviceSettings, useNotificationSettings } from './settings/use-settings.ts';
import { UpdateDriverProfile } from './UpdateDriverProfile.tsx';
import { useEmailValidation } from './use-email-validation.ts';

export type ProfileProps = {
  /** The tab to show, as the address names it. Personal Info by default. */
  tab?: string | null;
  onTab: (tab: ProfileTab) => void;
};
type OfUser = { user: User; tab: string; onTab: ProfileProps['onTab'] };

/** The form of the user's own data. A saved change shows everywhere at once. */
const usePersonal = () => {
  const { client, alerts } = useMobility();
  const auth = useAuth();
  const [machine] = useState(() => profileWith({ client }));
  const [snapshot, send, actor] = useActor(machine, { input: { alerts } });
  useEffect(() => {
    const updated = actor.on('profile_updated', ({ user }) => auth.send({ type: 'user_updated', user }));
    return () => updated.unsubscribe();
  }, [actor, auth]);
  return { snapshot, send };
};

const dialogs = {
  changePassword: ChangePasswordOnDemand,
  twoFactor: TwoFactorOnDemand,
  loginActivity: LoginActivityOnDemand,
  deleteAccount: DeleteAccountOnDemand,
};

/** A driver is online while on duty; anyone else while their own connection is live. */
const useOwnState = (user: User): User => {
  const { state } = useConnection();
  if (user.role === 'driver' || state === 'connecting') return user;
  return { ...user, is_online: state === 'online' };
};

const AnyProfile = ({ driver, ...props }: OfUser & { driver?: DriverDetailsProps }) => {
  const picture = usePicture();
  const isShown = props.tab === 'settings';
  const account = useAccount(isShown);
  const notifications = useNotificationSettings(isShown);
  const isRider = props.user.role === 'rider';
  const settings = {
    ...useDeviceSettings(),
    notifications: { ...notifications, isRider },
    account: account.rows,
    places: isRider && <SavedPlacesOnDemand />,
  };
  const personal = { ...usePersonal(), validation: useEmailValidation() };
  const Dialog = account.open && dialogs[account.open];
  usePreload(...Object.values(dialogs));
  return (
    <>
      <ProfileView
        {...props}
        user={useOwnState(props.user)}
        picture={picture}
        personal={personal}
        driver={driver}
        settings={settings}
      />
      {Dialog && <Dialog onClose={account.close} />}
    </>
  );
};

const DriverProfile = (props: OfUser) => {
  const { client, ids, alerts, clock, queries, queryClient } = useMobility();
  const { sentence } = useSentences();
  const [machine] = useState(() => driverProfileWith({ client, ids }));
  const [snapshot, send, actor] = useActor(machine, {
    input: { alerts, year: new Date(clock.now()).getFullYear() },
  });
  const profile = useQuery(queries.getDriverProfile());
  const [isUpdating, setUpdating] = useState(false);
  const stopUpdate = useCallback(() => setUpdating(false), []);
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
    onUpdate: () => setUpdating(true),
    update: isUpdating && profile.data && <UpdateDriverProfile profile={profile.data} onClose={stopUpdate} />,
  };
  return <AnyProfile {...props} driver={driver} />;
};

/** The profile and the settings of the signed-in user; nothing when signed out. */
export const Profile = ({ tab, onTab }: ProfileProps) => {
  const user = useUser();
  if (!user) return null;
  const props = { user, tab: tab ?? 'personal', onTab };
  return user.role === 'driver' ? <DriverProfile {...props} /> : <AnyProfile {...props} />;
};
