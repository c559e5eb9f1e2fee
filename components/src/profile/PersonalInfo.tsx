import type { User } from '@mobility/openapi';
import { profile } from '../intl/generated/en-US/profile.ts';
import { useText } from '../intl/use-text.ts';
import { Rows } from './Rows.tsx';

/** Name, e-mail and phone number, read-only. */
export const PersonalInfo = ({ user }: { user: User }) => {
  const t = useText(profile);
  return (
    <Rows
      rows={[
        { label: t('fullName'), value: user.name },
        { label: t('email'), value: user.email },
        { label: t('phoneNumber'), value: user.phone || t('notGiven') },
      ]}
    />
  );
};
