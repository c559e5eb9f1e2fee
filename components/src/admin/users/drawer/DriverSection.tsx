import type { DriverProfile, User } from '@mobility/openapi';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import UserCheck from 'lucide-react/icons/user-check';
import { adminUsers } from '../../../intl/generated/en-US/admin-users.ts';
import { useText } from '../../../intl/use-text.ts';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { UserAction } from '../UserMenu.tsx';
import { VehicleFacts } from '../VehicleFacts.tsx';
import { Fact } from './Fact.tsx';
import { Section } from './Section.tsx';
import * as styles from './UserDetails.css.ts';

type DriverSectionProps = {
  user: User;
  /** Null while the driver has none. */
  profile: DriverProfile | null;
  onAction: (action: UserAction) => void;
};

/** The vehicle and the documents of a driver, and their approval. */
export const DriverSection = ({ user, profile, onAction }: DriverSectionProps) => {
  const t = useText(adminUsers);
  if (!profile)
    return (
      <Section name="sectionDriver">
        <p className={styles.small}>{t('noVehicle')}</p>
      </Section>
    );
  const isApproved = user.is_approved ?? profile.is_approved;
  return (
    <Section
      name="sectionDriver"
      isWaiting={!isApproved}
      end={
        isApproved ? (
          <Badge tone="positive" icon={<CircleCheck size={16} aria-hidden />}>
            {t('approved')}
          </Badge>
        ) : (
          <Badge tone="caution" className={styles.badge} icon={<Clock size={16} aria-hidden />}>
            {t('pendingReview')}
          </Badge>
        )
      }
    >
      <dl className={styles.list}>
        <VehicleFacts profile={profile} />
        <Fact name={t('licenseNumber')}>
          <bdi>{profile.license_number}</bdi>
        </Fact>
      </dl>
      <div className={styles.buttons}>
        {isApproved ? (
          <Button size="small" variant="danger" onPress={() => onAction('approval')}>
            {t('revokeApproval')}
          </Button>
        ) : (
          <Button
            variant="primary"
            fullWidth
            icon={<UserCheck size={20} aria-hidden />}
            onPress={() => onAction('approval')}
          >
            {t('approveDriver')}
          </Button>
        )}
      </div>
    </Section>
  );
};
