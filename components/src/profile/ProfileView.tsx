import type { User } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { profile } from '../intl/generated/en-US/profile.ts';
import { useText } from '../intl/use-text.ts';
import { Card } from '../primitives/Card/Card.tsx';
import { Tabs } from '../primitives/Tabs/Tabs.tsx';
import { frame } from '../theme/frame.css.ts';
import { DriverDetails, type DriverDetailsProps } from './DriverDetails.tsx';
import { PersonalInfo, type PersonalInfoProps } from './PersonalInfo.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import * as styles from './ProfileView.css.ts';
import type { PictureControl } from './picture/use-picture.ts';
import { Settings, type SettingsProps } from './settings/Settings.tsx';

export type ProfileTab = 'personal' | 'driver' | 'settings';

export type ProfileViewProps = {
  user: User;
  /** The picture that is being changed. */
  picture: PictureControl;
  /** The form of the user's own data. */
  personal: Omit<PersonalInfoProps, 'user'>;
  /** Given for drivers only: their tab. */
  driver?: DriverDetailsProps;
  settings: SettingsProps;
  /** An unknown tab shows the first one. */
  tab: string;
  onTab(tab: ProfileTab): void;
};

/** The signed-in user, a driver's vehicle, and the settings of the account and of this device. */
export const ProfileView = ({ user, picture, personal, driver, settings, tab, onTab }: ProfileViewProps) => {
  const t = useText(profile);
  const tabs: { id: ProfileTab; label: string; content: ReactNode }[] = [
    { id: 'personal', label: t('personalInfo'), content: <PersonalInfo user={user} {...personal} /> },
    ...(driver
      ? [{ id: 'driver' as const, label: t('driverDetails'), content: <DriverDetails {...driver} /> }]
      : []),
    { id: 'settings', label: t('settings'), content: <Settings {...settings} /> },
  ];
  return (
    <div className={frame}>
      <div className={styles.page} data-testid="profile-page">
        <ProfileCard user={user} picture={picture} />
        <Card>
          <Tabs
            label={t('profile')}
            tabs={tabs.map(({ content, ...entry }) => ({
              ...entry,
              content: <section className={styles.panel}>{content}</section>,
            }))}
            selected={tabs.find(({ id }) => id === tab)?.id ?? 'personal'}
            onSelect={onTab}
          />
        </Card>
      </div>
    </div>
  );
};
