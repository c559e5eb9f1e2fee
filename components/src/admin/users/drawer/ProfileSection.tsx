import type { User } from '@mobility/openapi';
import { limits } from '@mobility/openapi/limits';
import KeyRound from 'lucide-react/icons/key-round';
import Lock from 'lucide-react/icons/lock';
import LockOpen from 'lucide-react/icons/lock-open';
import Mail from 'lucide-react/icons/mail';
import Pencil from 'lucide-react/icons/pencil';
import Send from 'lucide-react/icons/send';
import { useFormats } from '../../../format/use-formats.ts';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { UserAction } from '../UserMenu.tsx';
import { Fact } from './Fact.tsx';
import { Section } from './Section.tsx';
import * as styles from './UserDetails.css.ts';

export type ProfileSectionProps = {
  user: User;
  /** Whether it is the admin who looks at it. */
  isOwn?: boolean;
  onAction: (action: UserAction) => void;
};

/** How to reach a user, the rating, and what an admin does with the account. */
export const ProfileSection = ({ user, isOwn = false, onAction }: ProfileSectionProps) => {
  const t = useText(adminUsers);
  const formats = useFormats();
  const { email_verified: isVerified } = user;
  return (
    <Section
      name="sectionProfile"
      end={
        <Button size="small" icon={<Pencil size={16} aria-hidden />} onPress={() => onAction('edit')}>
          {t('edit')}
        </Button>
      }
    >
      <dl className={styles.list}>
        <Fact name={t('email')} isLong>
          <bdi>{user.email}</bdi>
          {isVerified !== undefined && (
            <span className={styles.small}> {t(isVerified ? 'verified' : 'notVerified')}</span>
          )}
        </Fact>
        <Fact name={t('phone')}>{user.phone ? <bdi dir="ltr">{user.phone}</bdi> : t('none')}</Fact>
        <Fact name={t('columnRating')}>
          {t('ratingFrom', {
            rating: formats.rating(user.rating ?? limits.rating.default),
            count: user.total_rides ?? 0,
          })}
        </Fact>
        <Fact name={t('columnJoined')}>{formats.dateTime(user.created_at)}</Fact>
      </dl>
      <div className={styles.buttons}>
        <Button size="small" icon={<Send size={16} aria-hidden />} onPress={() => onAction('message')}>
          {t('sendMessage')}
        </Button>
        <Button size="small" icon={<KeyRound size={16} aria-hidden />} onPress={() => onAction('password')}>
          {t('resetPassword')}
        </Button>
        <Button size="small" icon={<Mail size={16} aria-hidden />} onPress={() => onAction('validation')}>
          {t('sendValidationShort')}
        </Button>
        <LockButton user={user} isOwn={isOwn} onAction={onAction} />
      </div>
    </Section>
  );
};

const LockButton = ({ user, isOwn, onAction }: ProfileSectionProps) => {
  const t = useText(adminUsers);
  if (isOwn) return <p className={styles.small}>{t('ownAccount')}</p>;
  return user.is_active ? (
    <Button
      size="small"
      variant="danger"
      icon={<Lock size={16} aria-hidden />}
      onPress={() => onAction('lock')}
    >
      {t('lockShort')}
    </Button>
  ) : (
    <Button size="small" icon={<LockOpen size={16} aria-hidden />} onPress={() => onAction('unlock')}>
      {t('unlockShort')}
    </Button>
  );
};
