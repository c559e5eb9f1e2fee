import type { User } from '@mobility/openapi';
import type { ReactNode } from 'react';
import { Card } from '../primitives/Card/Card.tsx';
import { Tabs } from '../primitives/Tabs/Tabs.tsx';
import { DriverDetails, type DriverDetailsProps } from './DriverDetails.tsx';
import { PersonalInfo } from './PersonalInfo.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import * as styles from './ProfilePage.css.ts';
import { Settings, type SettingsProps } from './Settings.tsx';

export type ProfileTab = 'personal' | 'driver' | 'settings';

export type ProfilePageProps = {
  user: User;
  /** Present for drivers alone: their tab. */
  driver?: DriverDetailsProps;
  settings: SettingsProps;
  tab: ProfileTab;
  onTab(tab: ProfileTab): void;
};

/** Who I am, what I drive, how the product behaves here. */
export function ProfilePage({ user, driver, settings, tab, onTab }: ProfilePageProps) {
  const tabs: { id: ProfileTab; label: string; content: ReactNode }[] = [
    { id: 'personal', label: 'Personal Info', content: <PersonalInfo user={user} /> },
    ...(driver
      ? [{ id: 'driver' as const, label: 'Driver Details', content: <DriverDetails {...driver} /> }]
      : []),
    { id: 'settings', label: 'Settings', content: <Settings {...settings} /> },
  ];
  const shown = tabs.some(({ id }) => id === tab) ? tab : 'personal';
  return (
    <div className={styles.page} data-testid="profile-page">
      <ProfileCard user={user} />
      <Card>
        <Tabs
          label="Profile"
          tabs={tabs.map(({ content, ...entry }) => ({
            ...entry,
            content: <div className={styles.panel}>{content}</div>,
          }))}
          selected={shown}
          onSelect={onTab}
        />
      </Card>
    </div>
  );
}
