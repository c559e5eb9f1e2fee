import type { Settings } from '@mobility/openapi';
import { account } from '../../intl/generated/en-US/account.ts';
import { useText } from '../../intl/use-text.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { SettingCheckbox } from './SettingCheckbox.tsx';
import * as styles from './Settings.css.ts';

export type NotificationSettingsProps = {
  /** Undefined while they load. */
  settings: Settings | undefined;
  onChange(change: Partial<Settings>): void;
  /** The server has no settings. */
  isUnavailable?: boolean;
  /** Given when the settings could not be loaded. */
  onRetry?: () => void;
  /** Offers the setting of riders alone, where the server has it. */
  isRider?: boolean;
};

/** `isUsual` is what a new user has, and what is shown while the settings load. */
const rows = [
  { setting: 'email_notifications', label: 'emailNotifications', hint: 'emailHint', isUsual: true },
  { setting: 'sms_notifications', label: 'smsNotifications', hint: 'smsHint', isUsual: true },
  { setting: 'location_sharing', label: 'locationSharing', hint: 'locationHint', isUsual: true },
  { setting: 'start_pin', label: 'startPin', hint: 'startPinHint', isUsual: false },
] as const;

/**
 * The settings of the user's messages, and of the visibility to others nearby. Each change is saved at
 * once.
 */
export const NotificationSettings = ({
  settings,
  onChange,
  isUnavailable = false,
  onRetry,
  isRider = false,
}: NotificationSettingsProps) => {
  const t = useText(account);
  // It has its place while the settings load, so that nothing below it moves.
  const isLoading = settings === undefined && !isUnavailable && onRetry === undefined;
  const hasStartPin = isRider && (isLoading || settings?.start_pin !== undefined);
  return (
    <section className={styles.part}>
      <Heading isOfPart className={styles.heading}>
        {t('notifications')}
      </Heading>
      {isUnavailable && <p className={styles.hint}>{t('notAvailable')}</p>}
      {onRetry && <Notice tone="critical" title={t('settingsLoadFailed')} onRetry={onRetry} />}
      {rows
        .filter(({ setting }) => setting !== 'start_pin' || hasStartPin)
        .map(({ setting, label, hint, isUsual }) => (
          <SettingCheckbox
            key={setting}
            label={t(label)}
            hint={t(hint)}
            isSelected={settings?.[setting] ?? isUsual}
            isDisabled={settings === undefined}
            onChange={(isOn) => onChange({ [setting]: isOn })}
          />
        ))}
    </section>
  );
};
