import type { ReactNode } from 'react';
import type { LanguageControl } from '../../provider/use-language.ts';
import { AccountRows, type AccountRowsProps } from './AccountRows.tsx';
import {
  AppearanceChoice,
  type AppearanceControl,
  LanguageChoice,
  type SoundControl,
  SoundSettings,
} from './DeviceSettings.tsx';
import { NotificationSettings, type NotificationSettingsProps } from './NotificationSettings.tsx';
import * as styles from './Settings.css.ts';

export type SettingsProps = SoundControl & {
  notifications: NotificationSettingsProps;
  account: AccountRowsProps;
  /** The places that a rider has saved. */
  places?: ReactNode;
  /** Left out where the page offers no choice. */
  appearance?: AppearanceControl;
  /** Left out where the page offers no choice. */
  language?: LanguageControl;
};

/** The settings: notifications, saved places, the appearance, sound and language of this device, and the account. */
export const Settings = ({
  notifications,
  account,
  places,
  appearance,
  language,
  ...sound
}: SettingsProps) => (
  <div className={styles.settings}>
    <div className={styles.columns}>
      <NotificationSettings {...notifications} />
      {(appearance || language) && (
        <div className={styles.stack}>
          {appearance && <AppearanceChoice {...appearance} />}
          {language && <LanguageChoice {...language} />}
        </div>
      )}
    </div>
    <SoundSettings {...sound} />
    {places}
    <AccountRows {...account} />
  </div>
);
